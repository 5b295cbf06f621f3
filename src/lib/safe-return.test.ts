import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './safe-return';

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252525252525252fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/console/../..//evil.example',
  '/%2e%2e//evil.example',
  '/console/%2e%2e/%2fevil.example',
  '/console/..',
  'https://evil.example',
  'HTTPS://evil.example/console',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'java\nscript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /console',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=1',
  '/%00evil',
  '/\u0000evil',
  '/user:info@evil.example',
  '/@evil.example',
  '/%40evil.example',
  'user:info@evil.example',
  'evil.example',
  'console',
  './console',
  '?next=1',
  '#top',
  '/\u2028/evil',
  '/\uff0fevil.example',
  '/\uff3cevil.example',
  '/\u202eevil',
  '/%zz',
  '/%c0%afevil',
  '/%e2%80%a8evil',
  `/${'a'.repeat(3000)}`,
];

const GOOD = [
  '/',
  '/console',
  '/console/task/template-list?status=0,1&page=2',
  '/console/task/template-list?q=a%20b#row-3',
  '/template/tea-shops/run?next=https%3A%2F%2Fother.example%2F%2Fx',
  '/template/%E8%8C%B6',
  '/a/b:c',
  '/template?q=50%25',
];

describe('safe return path', () => {
  test.each(HOSTILE)('refuses %j', (raw) => {
    expect(safeReturnPath(raw, '/console')).toBe('/console');
  });

  test.each(GOOD)('keeps %j with its query and hash', (raw) => {
    expect(safeReturnPath(raw, '/other')).toBe(raw);
  });

  test('a missing path returns the fallback', () => {
    expect(safeReturnPath(null)).toBe('/');
    expect(safeReturnPath(undefined, '/console')).toBe('/console');
    expect(safeReturnPath('', '/console')).toBe('/console');
  });

  test('the result of any text stays on its site, even when decoded or resolved again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%255c',
      '%252F',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'https:',
      'javascript:',
      '?',
      '#',
      'a',
      '%',
      '／',
      '\u0000',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('https://app.example', 'http://localhost:5173', 'https://deep.app.example/a/b/?x#y'),
        (raw, base) => {
          const result = safeReturnPath(raw, '/safe');
          const once = new URL(result, base);
          expect(once.origin).toBe(new URL(base).origin);
          // A router resolves the normalized path again.
          expect(new URL(once.pathname + once.search + once.hash, base).origin).toBe(new URL(base).origin);
          const path = result.split(/[?#]/)[0] ?? '';
          expect(new URL(decodeURIComponent(path), base).origin).toBe(new URL(base).origin);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
