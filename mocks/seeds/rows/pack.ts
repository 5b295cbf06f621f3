export type PackCity = readonly [name: string, postcode: string, latitude: number, longitude: number];

export type PackProduct = readonly [name: string, category: string, price: number];

export type Pack = {
  code: string;
  country: string;
  currency: string;
  perDollar: number;
  /** `tight` is the family name first, without a space. */
  nameOrder: 'given' | 'family' | 'tight';
  given: readonly string[];
  family: readonly string[];
  cities: readonly PackCity[];
  streets: readonly string[];
  /** {street}, {number}, {postcode}, {city} */
  address: string;
  /** Each # becomes a digit. */
  phone: string;
  postcodeDigits: number;
  trades: readonly string[];
  /** {name} is a family name. `=` precedes the only trade that fits the name. */
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
  /** Prefix 'g ' fits products only, 'v ' venues, 'f ' companies. */
  praise: readonly string[];
  mixed: readonly string[];
  complaints: readonly string[];
  /** First to praise, then to a complaint. */
  replies: readonly string[];
  verdicts: readonly [good: readonly string[], middling: readonly string[], bad: readonly string[]];
  posts: readonly string[];
  tags: readonly string[];
  duties: readonly string[];
  contracts: readonly string[];
  amenities: readonly string[];
  inStock: string;
  soldOut: string;
  yes: string;
  no: string;
};

export function splitList(list: string): readonly string[] {
  return list.split('|');
}
