/** A city as rows name it: postcode prefix and the coordinates of its centre. */
export type PackCity = readonly [name: string, postcode: string, latitude: number, longitude: number];

/** A thing a shop sells: name, category and usual price in the pack's currency. */
export type PackProduct = readonly [name: string, category: string, price: number];

/** The words of one language from which rows of its sites are put together. */
export type Pack = {
  code: string;
  country: string;
  currency: string;
  /** What a US dollar is worth, roughly; scales salaries, rents and fares. */
  perDollar: number;
  /** Names are written family name first, without a space in between for `tight`. */
  nameOrder: 'given' | 'family' | 'tight';
  given: readonly string[];
  family: readonly string[];
  cities: readonly PackCity[];
  streets: readonly string[];
  /** {street}, {number}, {postcode}, {city} */
  address: string;
  /** Every # becomes a digit. */
  phone: string;
  postcodeDigits: number;
  trades: readonly string[];
  /** {name} is a family name, {city} a city; a name that fits only one trade has it after an equals sign. */
  placeNames: readonly string[];
  firms: readonly string[];
  brands: readonly string[];
  products: readonly PackProduct[];
  jobs: readonly string[];
  skills: readonly string[];
  rooms: readonly string[];
  homes: readonly string[];
  sections: readonly string[];
  /** {firm}, {city}, {number} */
  headlines: readonly string[];
  sentences: readonly string[];
  /** Sentences of reviews: 'g ' in front fits goods only, 'v ' venues, 'f ' firms; without it fits all. */
  praise: readonly string[];
  mixed: readonly string[];
  complaints: readonly string[];
  /** To praise, then to a complaint. */
  replies: readonly string[];
  verdicts: readonly [good: readonly string[], middling: readonly string[], bad: readonly string[]];
  posts: readonly string[];
  tags: readonly string[];
  /** Sentences of job ads, and the kinds of contract. */
  duties: readonly string[];
  contracts: readonly string[];
  amenities: readonly string[];
  inStock: string;
  soldOut: string;
  yes: string;
  no: string;
};

/** Splits a list written with bars. */
export function words(list: string): readonly string[] {
  return list.split('|');
}
