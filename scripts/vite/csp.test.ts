import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directivesOf, headerLines, headerPolicy, headersOf, metaPolicy, originsOf, withConfigFile } from './csp.ts';

describe('content security policy', () => {
  test('without settings the policy allows only its own origin, without inline or evaluated code', () => {
    const policy = headerPolicy({});
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(directivesOf({})['script-src']).toEqual(["'self'"]);
    expect(directivesOf({})['style-src']).toEqual(["'self'"]);
    expect(directivesOf({})['frame-src']).toEqual(["'none'"]);
  });

  test.each([
    ['header', headerPolicy({}), ['gleaner']],
    ['demo page', metaPolicy({ isDemo: true }), ['gleaner', 'preload']],
  ])('the policy of the %s enforces Trusted Types with two policies at most', (_name, policy, known) => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("script-src 'self'; style-src 'self';");
    const [, names = ''] = /; trusted-types ([^;]+)/.exec(policy) ?? [];
    expect(names.split(' ')).toEqual(known);
  });

  test('the policy lists only the configured origins, without their paths', () => {
    const directives = directivesOf({
      apiBaseUrl: 'https://api.example.com/v1',
      imageOrigins: 'https://img.example.com/a, https://cdn.example.com:8443',
      fileOrigins: 'https://files.example.com/exports',
      frameOrigins: 'https://pay.example.com',
    });
    expect(directives['connect-src']).toEqual(["'self'", 'https://api.example.com', 'https://files.example.com']);
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

  test('payment is allowed only for the frames of the configured provider', () => {
    expect(headersOf({})['Permissions-Policy']).toContain('payment=()');
    expect(headersOf({ frameOrigins: 'https://pay.example.com/field.html' })['Permissions-Policy']).toContain(
      'payment=(self "https://pay.example.com")',
    );
    expect(headersOf({})['Permissions-Policy']).toContain('camera=(), clipboard-read=()');
  });

  test.each(['nginx', 'caddy', 'netlify'])('docs/hosting.md shows the headers of %s as they are printed', (server) => {
    const page = readFileSync('docs/hosting.md', 'utf8');
    const [, block = ''] = new RegExp(`\n\`\`\`${server}\n([^]*?)\n\`\`\``).exec(page) ?? [];
    const lines = headerLines({ apiBaseUrl: 'https://api.example.com' }, server);
    expect(lines).toHaveLength(6);
    const indented = block.split('\n').map((line) => line.trim());
    const first = indented.indexOf(lines[0] ?? '');
    expect(indented.slice(first, first + lines.length)).toEqual(lines);
  });

  test('nginx and Caddy get a value that contains quotation marks in other ones', () => {
    const settings = { frameOrigins: 'https://pay.example.com' };
    expect(headerLines(settings).join('\n')).toMatch(
      /Permissions-Policy '[^']+"https:\/\/pay\.example\.com"\)' always;/,
    );
    expect(headerLines(settings, 'caddy').join('\n')).toMatch(/Permissions-Policy `[^`]+`/);
    expect(() => headerLines(settings, 'apache')).toThrow(RangeError);
  });

  test('config.json overrides the build settings, and a broken file changes nothing', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gleaner-csp-')), 'config.json');
    const built = { apiBaseUrl: 'https://a.example.com', imageOrigins: 'https://i.example.com' };
    expect(withConfigFile(built, file)).toEqual(built);
    writeFileSync(file, '{"apiBaseUrl":"https://b.example.com","timeout":5000,"fileOrigins":"https://f.example.com"}');
    expect(withConfigFile(built, file)).toEqual({
      apiBaseUrl: 'https://b.example.com',
      fileOrigins: 'https://f.example.com',
      imageOrigins: 'https://i.example.com',
    });
    writeFileSync(file, '{');
    expect(withConfigFile(built, file)).toEqual(built);
  });
});
