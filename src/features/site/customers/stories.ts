/** Trades of the customers who tell. */
export const industries = ['retail', 'travel', 'property', 'recruiting', 'research', 'places'] as const;
export type Industry = (typeof industries)[number];

/** What a customer tells; its words are in the language files under `key`. */
export interface CustomerStory {
  readonly key: 'shelf' | 'coast' | 'rents' | 'nurses' | 'basket' | 'bakeries';
  readonly industry: Industry;
  /** Slug of the kind of templates that it was done with. */
  readonly kind: string;
  /** Rows a day, hours saved a week, and websites that are read. */
  readonly rows: number;
  readonly hours: number;
  readonly sites: number;
  /** When it was told, YYYY-MM-DD. */
  readonly told: string;
}

/** Every story, the latest first. */
export const customerStories: readonly CustomerStory[] = [
  { key: 'shelf', industry: 'retail', kind: 'shopping', rows: 18_400, hours: 11, sites: 6, told: '2026-09-22' },
  { key: 'nurses', industry: 'recruiting', kind: 'jobs', rows: 2_150, hours: 7, sites: 9, told: '2026-07-08' },
  { key: 'coast', industry: 'travel', kind: 'travel', rows: 5_200, hours: 6, sites: 4, told: '2026-04-15' },
  { key: 'basket', industry: 'research', kind: 'shopping', rows: 31_000, hours: 22, sites: 12, told: '2026-02-03' },
  { key: 'rents', industry: 'property', kind: 'real-estate', rows: 3_600, hours: 9, sites: 5, told: '2025-11-11' },
  { key: 'bakeries', industry: 'places', kind: 'maps-places', rows: 900, hours: 4, sites: 1, told: '2025-08-27' },
];

/** What the address says: the trade whose stories are listed, and the story that is read. Anything unknown counts as nothing. */
export function readStoryParams(query: URLSearchParams): {
  readonly industry: Industry | undefined;
  readonly story: CustomerStory | undefined;
} {
  return {
    industry: industries.find((name) => name === query.get('industry')),
    story: customerStories.find(({ key }) => key === query.get('story')),
  };
}

/** The address of the list, of one trade or of one story. */
export function storiesPath(base: string, query: { readonly industry?: Industry; readonly story?: string }): string {
  const pairs = Object.entries<string | undefined>(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return pairs.length === 0 ? base : `${base}?${new URLSearchParams(pairs).toString()}`;
}
