import fc from '#tests/fixtures/fast-check';
import { hostileAddresses } from '#tests/fixtures/hostile-addresses';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './safe-return';

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
  test.each(hostileAddresses)('refuses %j', (raw) => {
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
