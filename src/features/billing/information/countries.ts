import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { foldText } from '#src/lib/match-text';

type Country = Schemas['CountryEntry'];

const dialPattern = /^[+\d\s().-]+$/;

export function sortCountries(countries: readonly Country[], language: InterfaceLanguage): Country[] {
  const { compare } = new Intl.Collator(language);
  return countries.toSorted((a, b) => compare(a.names[language], b.names[language]));
}

function matchRank(country: Country, text: string, language: InterfaceLanguage): number | undefined {
  const name = foldText(country.names[language]);
  if (country.abbreviation.toLowerCase() === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.split(/[\s(,-]+/).some((word) => word.startsWith(text))) return 2;
  if (name.includes(text)) return 3;
  const others = Object.values(country.names).map(foldText);
  if (others.some((other) => other.startsWith(text))) return 4;
  return others.some((other) => other.includes(text)) ? 5 : undefined;
}

function phoneCodeRank(country: Country, digits: string): number | undefined {
  if (country.phoneCode === digits) return 0;
  return country.phoneCode.startsWith(digits) ? 1 : undefined;
}

/**
 * Best match first: name in any of the seven languages, abbreviation, or phone code (SHR-02, ENUM-42). Blank text returns all countries.
 */
export function findCountries(countries: readonly Country[], text: string, language: InterfaceLanguage): Country[] {
  const foldedText = foldText(text.trim());
  if (foldedText === '') return [...countries];
  const digits = dialPattern.test(foldedText) ? foldedText.replaceAll(/\D/g, '').replace(/^00/, '') : undefined;
  if (digits === '') return [...countries];
  return countries
    .flatMap((country) => {
      const place = digits === undefined ? matchRank(country, foldedText, language) : phoneCodeRank(country, digits);
      return place === undefined ? [] : [{ country, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country);
}

/** Keeps a number that the user has typed. */
export function withPhoneCode(phone: string, before: string | undefined, after: string | undefined): string {
  const compact = phone.replaceAll(/[^\d+]/g, '');
  const untouched = compact === '' || compact === '+' || (before !== undefined && compact === `+${before}`);
  return untouched && after !== undefined ? `+${after} ` : phone;
}
