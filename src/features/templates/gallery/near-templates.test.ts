import { expect, test } from 'vitest';
import { suggestedSearch, nearTemplates } from './near-templates';

const template = (name: string, kind: string, description = '') => ({ name, description, kinds: [{ kindName: kind }] });
const templates = [
  template('Map places by keyword', 'Maps and places', 'Finds shops and restaurants.'),
  template('Larkstay: hotel reviews', 'Reviews'),
  template('Hotel prices by city', 'Travel'),
  template('Exchange rates', 'Finance', 'Rates of the day for forty currencies.'),
  template('キーワードで地図の場所', '地図'),
];
const names = (keyword: string, limit = 8) =>
  nearTemplates(keyword, templates, limit).map((near) => near.template.name);

test.each([
  ['a swapped letter', 'hotle', ['Larkstay: hotel reviews', 'Hotel prices by city']],
  ['a missing letter', 'exchnge rate', ['Exchange rates']],
  ['the beginning of a word', 'excha', ['Exchange rates']],
  ['one word that fits and one that does not', 'hotel quokka', ['Larkstay: hotel reviews', 'Hotel prices by city']],
  ['a word of the kind', 'financ', ['Exchange rates']],
  ['a word of the description', 'restarants', ['Map places by keyword']],
  ['signs without blanks', '地図場所', ['キーワードで地図の場所']],
])('%s finds near templates', (_, keyword, expected) => {
  expect(names(keyword)).toEqual(expect.arrayContaining(expected));
});

test('nonsense, short words and blanks find nothing', () => {
  expect(names('zzzzqq')).toEqual([]);
  expect(names('xyz')).toEqual([]);
  expect(names('   ')).toEqual([]);
});

test('the nearest template comes first, and the limit holds', () => {
  expect(names('hotel reveiws')[0]).toBe('Larkstay: hotel reviews');
  expect(names('hotle', 1)).toHaveLength(1);
});

test('the suggested search uses the words of the nearest template', () => {
  expect(suggestedSearch('hotle reveiws', nearTemplates('hotle reveiws', templates, 8))).toBe('hotel reviews');
  expect(suggestedSearch('Hotel', nearTemplates('Hotel', templates, 8))).toBeUndefined();
  expect(suggestedSearch('hotel quokka', nearTemplates('hotel quokka', templates, 8))).toBeUndefined();
});
