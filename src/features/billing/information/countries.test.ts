import { describe, expect, test } from 'vitest';
import { countriesIn } from '#mocks/seeds/countries';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { findCountries, sortCountries, withPhoneCode } from './countries';

const all = countriesIn('en-US');
const found = (text: string, language: InterfaceLanguage = 'en-US') =>
  findCountries(sortCountries(all, language), text, language).map((country) => country.abbreviation);

describe('country search', () => {
  test.each([
    ['germ', 'DE'],
    ['GERMANY', 'DE'],
    ['de', 'DE'],
    ['+49', 'DE'],
    ['0049', 'DE'],
    ['49', 'DE'],
    ['+1 264', 'AI'],
    ['cote', 'CI'],
    ['Deutschland', 'DE'],
    ['ドイツ', 'DE'],
    ['kingdom', 'GB'],
  ])('ENUM-42 %s finds %s first', (text, abbreviation) => {
    expect(found(text)[0]).toBe(abbreviation);
  });

  test.each([
    ['es-ES', 'alemania'],
    ['ja-JP', 'ドイツ'],
    ['de-DE', 'deutschl'],
    ['fr-FR', 'allemagne'],
    ['it-IT', 'germania'],
    ['ko-KR', '독일'],
  ] as const)('I18N-01 a country name in %s finds its country: %s', (language, text) => {
    expect(found(text, language)[0]).toBe('DE');
  });

  test('a shared phone code lists its countries before longer codes', () => {
    expect(found('+44').slice(0, 4).sort()).toEqual(['GB', 'GG', 'IM', 'JE']);
    expect(found('+1').slice(0, 3).sort()).toEqual(['CA', 'UM', 'US']);
    expect(found('+1').length).toBeGreaterThan(10);
  });

  test('blanks match every country, and nonsense matches none', () => {
    expect(found('  ')).toHaveLength(all.length);
    expect(found('+')).toHaveLength(all.length);
    expect(found('zzzz')).toEqual([]);
  });

  test('countries are sorted by the rules of the language', () => {
    expect(sortCountries(all, 'de-DE').map((country) => country.names['de-DE'])).toEqual(
      all.map((country) => country.names['de-DE']).sort(new Intl.Collator('de-DE').compare),
    );
  });
});

test.each([
  ['', undefined, '49', '+49 '],
  ['+49 ', '49', '33', '+33 '],
  ['+49 30 1234', '49', '33', '+49 30 1234'],
  ['030 1234', undefined, '49', '030 1234'],
  ['', undefined, undefined, ''],
])('a new country replaces only an untouched phone code: %s', (phone, before, after, next) => {
  expect(withPhoneCode(phone, before, after)).toBe(next);
});
