import { describe, expect, test } from 'vitest';
import { parsePattern, UnsupportedPattern, type PatternNode } from './pattern-syntax';

const itemsOf = (node: PatternNode): readonly PatternNode[] => ('items' in node ? node.items : []);
const firstOf = (source: string): PatternNode | undefined => itemsOf(parsePattern(source).pattern)[0];

describe('one character', () => {
  const codes = Array.from({ length: 0x2100 }, (_, code) => code);

  const sources = [
    String.raw`a . \w \W \d \D \s \S \. \/ \- \n \r \t \f \v \x41 \x7f \u0041 \u2029 [a-c] [^a-c] [a-] [-a] [a-cx-z]`,
    String.raw`[\w-] [\d-x] [\b] [b] [\]\\] [\x41-\x43] [\n-\r] [\-a] [a\-z] [^] [] [.] [^\S]`,
  ];
  test.each(sources.flatMap((list) => list.split(' ')))('%s is the one of RegExp', (source) => {
    const node = firstOf(source);
    const expected = new RegExp(`^${source}$`);
    expect(node?.kind).toBe('char');
    const matches = node?.kind === 'char' ? node.matches : undefined;
    expect(codes.filter((code) => matches?.(code))).toEqual(
      codes.filter((code) => expected.test(String.fromCharCode(code))),
    );
  });
});

describe('the structure', () => {
  test.each<[string, number, number]>([
    ['a*', 0, Infinity],
    ['a+', 1, Infinity],
    ['a?', 0, 1],
    ['a{12}', 12, 12],
    ['a{2,}', 2, Infinity],
    ['a{2,13}', 2, 13],
    ['a{0}', 0, 0],
    ['a*?', 0, Infinity],
    ['a{2,3}?', 2, 3],
  ])('%s repeats %d to %d times', (source, min, max) => {
    expect(firstOf(source)).toMatchObject({ kind: 'repeat', item: { kind: 'char' }, min, max });
    expect(itemsOf(parsePattern(source).pattern)).toHaveLength(1);
  });

  test.each<[string, number]>([
    ['a{,2}', 5],
    ['a{x}', 4],
    ['a{2', 3],
    ['a|b', 2],
    ['a|b|', 3],
    ['abc', 3],
    ['', 0],
  ])('%s has %d parts', (source, count) => {
    const { pattern } = parsePattern(source);
    expect(pattern.kind).toBe(source.includes('|') ? 'choice' : 'sequence');
    expect(itemsOf(pattern)).toHaveLength(count);
  });

  test('ends, groups and names of groups', () => {
    expect(itemsOf(parsePattern('^a$').pattern).map(({ kind }) => kind)).toEqual(['start', 'char', 'end']);
    for (const source of ['(ab|c)', '(?:ab|c)', '(?<name>ab|c)', '(?<$_1>ab|c)'])
      expect(firstOf(source)).toMatchObject({ kind: 'choice', items: [{ items: [{}, {}] }, { items: [{}] }] });
  });

  test('look-aheads at the start are separate conditions', () => {
    const { pattern, conditions } = parsePattern('^(?=a|b)(?!c)d');
    expect(conditions.map(({ negated }) => negated)).toEqual([false, true]);
    expect(conditions.map((condition) => itemsOf(condition.pattern).map(({ kind }) => kind))).toEqual([
      ['start', 'choice'],
      ['start', 'sequence'],
    ]);
    expect(itemsOf(pattern).map(({ kind }) => kind)).toEqual(['start', 'sequence']);
    expect(parsePattern('^a').conditions).toEqual([]);
  });
});

test.each([
  ['a back-reference', ['(a)\\1', '(?<n>a)\\k<n>']],
  ['a word boundary', ['\\bx', '\\B']],
  ['a look-around', ['(?=a)', 'x^(?=a)', 'a(?!b)', '(?<=a)b', '(?<!a)b', '^(?=a)b(?=c)', '^(?:(?=a))']],
  ['a repeated condition', ['^(?=a)*b', '^(?=a){2}', '^(?=a)?b']],
  ['a choice after a condition', ['^(?=a)b|c']],
  ['an escape without a meaning', ['\\x4', '\\xg1', '\\x1g', '\\u004', '\\u00g1', '\\cA', '\\p', '\\8', '\\0']],
  ['a range to a set', ['[a-\\d]']],
  ['a missing end', ['(a', '[a', '\\', '(?<n>a', '^(?=a', '[a-']],
  ['a part too many', ['a)', 'a)b', '^(?=a)b)']],
  ['an unknown kind of group', ['(?a<n>b)', '(?<1>b)', '(?b)']],
])('%s is not supported', (_, sources) => {
  for (const source of sources) expect(() => parsePattern(source), source).toThrow(UnsupportedPattern);
});
