import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { safePattern } from './safe-pattern';

describe('agreement with RegExp', () => {
  test.each([
    ['^https?://', ['https://a', 'http://', 'ftp://a', ' https://']],
    ['^\\d{3,4}-?\\d{6,8}$', ['010-1234567', '12-345678', '0101234567', '01012345678901']],
    ['^([\\w-]+\\.)+[a-z]{2,}(/.*)?$', ['shop.example', 'a.b.shop.example/x', 'shop', 'shop.e']],
    ['^(?:a|b(?<name>c))*?d$', ['abcd', 'd', 'abd', 'bcbcad']],
    ['[^a-c\\]]', ['abc]', 'abcd', '']],
    ['a{2}|^$', ['', 'a', 'baab']],
    ['a{,2}x\\.[\\-.]\\u0041', ['a{,2}x.-A', 'aax.-A']],
    ['.', ['\n', '\r', 'x', '']],
    ['[]', ['', 'x']],
    ['[^]', ['', '\n']],
    ['(a*)*b', ['aaaa', 'aaab', 'b']],
    ['x*$', ['', 'y', 'yx']],
    ['^(?=.*\\d)(?=.*[a-z])[a-z\\d]{4,}$', ['abc1', 'abcd', '1234', 'a1', 'abc1!']],
    ['^(?!.*\\.\\.)(?!www)[a-z.]+$', ['a.b', 'a..b', 'www.a', 'aw']],
    ['^(?=a|b$)', ['ab', 'b', 'bc', 'c']],
    ['^(?=a)b|c', ['b', 'c', 'ab']],
    ['^(?!)|a', ['a', 'b']],
  ])('FORM-62 %s matches like RegExp', (source, texts) => {
    for (const text of texts) expect([text, safePattern(source)(text)]).toEqual([text, new RegExp(source).test(text)]);
  });

  test('FORM-62 random patterns match random texts like RegExp', () => {
    const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '^', '$', '\\d', '\\W'),
        tie('pattern').map((inner) => `(${inner})`),
      ),
      pattern: fc
        .array(fc.tuple(fc.constantFrom('', '', '|'), tie('atom'), fc.constantFrom('', '', '?', '{2}', '{0,2}')), {
          maxLength: 4,
        })
        .map((parts) => parts.map(([bar, atom, times]) => `${bar}${atom}${/^[$^]$/.test(atom) ? '' : times}`).join('')),
    }));
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '\n'), maxLength: 8 }),
        (source, text) => {
          expect(safePattern(source)(text)).toBe(new RegExp(source).test(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('expensive patterns', () => {
  test.each(['(a+)+$', '^(a|aa)+$', '^(a|a|a)*$', '^a*a*a*a*a*a*$', '(.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s finishes within a second on 20,000 characters',
    (source) => {
      const began = cpuTime();
      expect(safePattern(source)(`${'a'.repeat(20_000)}!`)).toBe(false);
      expect(cpuTime() - began).toBeLessThan(1_000);
    },
  );

  const a = 'a'.repeat(20_000);
  const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)));
  const mixed = Array.from({ length: 20_000 }, (_, index) => 'ab'[(index * index * 31 + (index >> 3)) % 7 < 3 ? 0 : 1]);

  test.each([
    ['([a-zA-Z]+)*$', `${a}!`],
    ['(a|a?)+$', `${a}!`],
    ['(.*a){25}$', `${a}!`],
    ['(.*a){12}b', a],
    ['^(\\w+\\s?)*$', `${a}!`],
    ['^([a-z0-9]+[-.]?)+@x$', a],
    ['(x+x+)+y', 'x'.repeat(20_000)],
    ['((a*)*)*b', a],
    ['(a{1,100}){1,100}b', a],
    ['(?:a?){400}a{400}$', `${a}!`],
    ['(a|b)*a(a|b){500}$', `${mixed.join('')}!`],
    ['[^]*[^a]{900}x$', letters.join('')],
    ['(.+)+\\.(.+)+$', a],
    ['(\\d+|\\w+|.+)+;', a],
    ['^(a+)+\\1$', a],
    ['^(a*)\\1\\1\\1b', a],
    ['^(?=(a+)+$)b', `${a}!`],
    ['^(?=a*a*a*a*$)b', `${a}!`],
    ['^(?!.*a.*a.*a.*b)c', a],
    ['(?<=a*a*a*)c', a],
    ['.*.*.*\\bx', a],
    ['(?:a(?=a*a*a*b)|a)*$', `${a}!`],
    ['\\b(?:a|b|[cd]e){5000}(?=f)', a],
  ])(
    'FORM-62 %s holds the page for less than 100 ms on 20,000 characters, and takes 2 s for 10,000 lines',
    (source, long) => {
      const before = cpuTime();
      const test = safePattern(source);
      test(long);
      expect(cpuTime() - before).toBeLessThan(100);
      for (let line = 0; line < 10_000; line += 1) test(long.slice(line, line + 50) + line);
      expect(cpuTime() - before).toBeLessThan(2_000);
    },
  );

  test.each(['(?=a)(a+)+$', '(a+)+\\b!', '(?:a{1,900}){1,900}b(?!c)', '\\b(a?){30}a{30}$'])(
    '%s needs backtracking and returns null on a long text',
    (source) => {
      expect(safePattern(source)('a'.repeat(29))).toBeNull();
    },
  );

  test('FORM-62 an ordinary look-ahead matches, also on a long text', () => {
    const test = safePattern('^(?=.*\\d)[a-z\\d]{4,}$');
    expect(test('abc1')).toBe(true);
    expect(test('abcd')).toBe(false);
    expect(test(`${'a'.repeat(5_000)}1`)).toBe(true);
  });

  test.each(['(', '[', 'a{2,1}', '*', '(?<n', 'x'.repeat(3_000)])(
    'invalid or oversized pattern %# returns null',
    (source) => {
      expect(safePattern(source)('abc')).toBeNull();
    },
  );

  test('any text as a pattern neither throws nor hangs', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (source, text) => {
        safePattern(source)(text);
      }),
    );
  });
});
