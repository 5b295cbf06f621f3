import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, foldText, matchPieces, searchWords } from './match-text';

const marked = (text: string, keyword: string) =>
  matchPieces(text, keyword)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('search highlights', () => {
  test('every word is marked wherever it occurs, in any case', () => {
    expect(marked('Map places by keyword', 'PLACE map')).toBe('[Map] [place]s by keyword');
    expect(marked('Maps on maps', 'maps')).toBe('[Maps] on [maps]');
  });

  test('accents and width are ignored, and languages without spaces match inside a word', () => {
    expect(marked('Café à la carte', 'cafe')).toBe('[Café] à la carte');
    expect(marked('ＡＢＣ商品', 'abc')).toBe('[ＡＢＣ]商品');
    expect(marked('地図の場所をキーワードで', '場所')).toBe('地図の[場所]をキーワードで');
    // A voiced Kana is another letter, not an accent.
    expect(marked('ガラス', 'カ')).toBe('ガラス');
  });

  test('overlapping words share one mark, and an empty keyword marks nothing', () => {
    expect(marked('keyword', 'key eywo')).toBe('[keywo]rd');
    expect(marked('keyword', '  ')).toBe('keyword');
    expect(matchPieces('', 'x')).toEqual([]);
  });

  test('the words of a search are folded, distinct and separated by any space', () => {
    expect(searchWords('  Café \t\n CAFE  Wien ')).toEqual(['cafe', 'wien']);
    expect(searchWords('Ａ a')).toEqual(['a']);
    expect(searchWords('')).toEqual([]);
    expect(foldText('Éclair ÀÉ ﬁ')).toBe('eclair ae fi');
    expect(foldText('が')).toBe('が');
  });

  test('a character that folds to several letters is marked as a whole', () => {
    expect(marked('eﬁn', 'i')).toBe('e[ﬁ]n');
    expect(marked('eﬁn', 'in')).toBe('e[ﬁn]');
    expect(marked('a\u0301b', 'b')).toBe('a\u0301[b]');
  });

  test('the joined pieces equal the text, and each hit contains a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 6 }), (text, keyword) => {
        const pieces = matchPieces(text, keyword);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const words = searchWords(keyword);
        for (const piece of pieces.filter(({ isMatch }) => isMatch))
          expect(words.some((word) => foldText(piece.text).includes(word))).toBe(true);
      }),
    );
  });
});

describe('edit distance', () => {
  test.each([
    ['hotel', 'hotel', 0],
    ['hotle', 'hotel', 1],
    ['hotl', 'hotel', 1],
    ['revews', 'reviews', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
    ['abcd', 'abdc', 1],
    ['xabc', 'xbac', 1],
    ['abab', 'baba', 2],
    ['ca', 'abc', 3],
    ['aab', 'aba', 1],
    ['abcdef', 'badcfe', 3],
    ['ab', 'cb', 1],
    ['ab', 'bc', 2],
    ['x1y2', 'x2y1', 2],
    ['xba', 'ab', 2],
  ])('%s to %s is %d', (from, to, steps) => {
    expect(editDistance(from, to)).toBe(steps);
  });

  test('it is symmetric and never exceeds the length of the longer word', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (from, to) => {
        const steps = editDistance(from, to);
        expect(steps).toBe(editDistance(to, from));
        expect(steps).toBeLessThanOrEqual(Math.max([...from].length, [...to].length));
        expect(steps === 0).toBe(from === to);
      }),
    );
  });
});
