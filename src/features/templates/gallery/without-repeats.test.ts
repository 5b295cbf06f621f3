import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ROW_OF_CARDS, withoutRepeats } from './without-repeats';

const cards = (ids: string) => Array.from(ids, (templateRegistrationId) => ({ templateRegistrationId }));
const idsOf = (rows: readonly { readonly templateRegistrationId: string }[][]) =>
  rows.map((row) => row.map((card) => card.templateRegistrationId).join(''));

test('TPL-02 a shelf leaves out the first row of the list and the shelf above it', () => {
  expect(idsOf(withoutRepeats(cards('abcdefgh'), [cards('axbyfz'), cards('xcgwh')]))).toEqual(['xyfz', 'gwh']);
});

test('a shelf shows one row, and the next may show what did not fit', () => {
  expect(idsOf(withoutRepeats([], [cards('abcdefg'), cards('gfa')]))).toEqual(['abcde', 'gf']);
});

test('a shelf with nothing else to show is empty', () => {
  expect(idsOf(withoutRepeats(cards('abc'), [cards('ca'), cards('b')]))).toEqual(['', '']);
});

const ids = Array.from('abcdefghijklmnop');
const anyCards = fc.shuffledSubarray(ids, { maxLength: 12 }).map((some) => cards(some.join('')));

test('no template is in two rows, and none is left out that no row shows while there is room', () => {
  fc.assert(
    fc.property(anyCards, anyCards, anyCards, (list, recommended, updated) => {
      const firstRow = list.slice(0, ROW_OF_CARDS);
      const rows = withoutRepeats(list, [recommended, updated]);
      const shown = [...firstRow, ...rows.flat()].map((card) => card.templateRegistrationId);
      expect(new Set(shown).size).toBe(shown.length);
      for (const [index, wanted] of [recommended, updated].entries()) {
        const hasRoom = (rows[index]?.length ?? 0) < ROW_OF_CARDS;
        if (hasRoom) for (const card of wanted) expect(shown).toContain(card.templateRegistrationId);
      }
    }),
  );
});
