import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directivesOf, headerPolicy, metaPolicy, originsOf, withConfigFile } from './csp.ts';

describe('content security policy', () => {
  test('without settings the policy allows only its own origin, without inline or evaluated code', () => {
    const policy = headerPolicy({});
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(directivesOf({})['script-src']).toEqual(["'self'"]);
    expect(directivesOf({})['style-src']).toEqual(["'self'"]);
    expect(directivesOf({})['frame-src']).toEqual(["'none'"]);
  });

  test('the policy lists only the configured origins, without their paths', () => {
    const directives = directivesOf({
      apiBaseUrl: 'https://api.example.com/v1',
      imageOrigins: 'https://img.example.com/a, https://cdn.example.com:8443',
      frameOrigins: 'https://pay.example.com',
    });
    expect(directives['connect-src']).toEqual(["'self'", 'https://api.example.com']);
    expect(directives['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.example.com',
      'https://img.example.com',
      'https://cdn.example.com:8443',
    ]);
    expect(directives['frame-src']).toEqual(['https://pay.example.com']);
    expect(directives['script-src']).toEqual(["'self'"]);
  });

  test.each(['*', 'https:', "'unsafe-inline'", 'data:', 'javascript:alert(1)', 'example.com'])(
    '%s is refused as an origin',
    (entry) => {
      expect(() => originsOf(entry)).toThrow(RangeError);
    },
  );

  test('frame-ancestors is in the header but not in the meta element', () => {
    expect(headerPolicy({})).toContain("frame-ancestors 'none'");
    expect(metaPolicy({})).not.toContain('frame-ancestors');
  });

  test('config.json overrides the build settings, and a broken file changes nothing', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gleaner-csp-')), 'config.json');
    const built = { apiBaseUrl: 'https://a.example.com', imageOrigins: 'https://i.example.com' };
    expect(withConfigFile(built, file)).toEqual(built);
    writeFileSync(file, '{"apiBaseUrl":"https://b.example.com","timeout":5000}');
    expect(withConfigFile(built, file)).toEqual({
      apiBaseUrl: 'https://b.example.com',
      imageOrigins: 'https://i.example.com',
    });
    writeFileSync(file, '{');
    expect(withConfigFile(built, file)).toEqual(built);
  });
});
