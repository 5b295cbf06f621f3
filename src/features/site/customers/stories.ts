export const industries = ['retail', 'travel', 'property', 'recruiting', 'research', 'places'] as const;
export type Industry = (typeof industries)[number];

/** The texts are in the language files under `key`. */
export interface CustomerStory {
  readonly key: 'shelf' | 'coast' | 'rents' | 'nurses' | 'basket' | 'bakeries';
  readonly industry: Industry;
  /** Slug of a template kind. */
  readonly templateKind: string;
  /** Rows per day, hours saved per week, and source websites. */
  readonly rows: number;
  readonly hours: number;
  readonly sites: number;
  /** YYYY-MM-DD. */
  readonly publishedOn: string;
}

/** Newest first. */
export const customerStories: readonly CustomerStory[] = [
  {
    key: 'shelf',
    industry: 'retail',
    templateKind: 'shopping',
    rows: 18_400,
    hours: 11,
    sites: 6,
    publishedOn: '2026-09-22',
  },
  {
    key: 'nurses',
    industry: 'recruiting',
    templateKind: 'jobs',
    rows: 2_150,
    hours: 7,
    sites: 9,
    publishedOn: '2026-07-08',
  },
  {
    key: 'coast',
    industry: 'travel',
    templateKind: 'travel',
    rows: 5_200,
    hours: 6,
    sites: 4,
    publishedOn: '2026-04-15',
  },
  {
    key: 'basket',
    industry: 'research',
    templateKind: 'shopping',
    rows: 31_000,
    hours: 22,
    sites: 12,
    publishedOn: '2026-02-03',
  },
  {
    key: 'rents',
    industry: 'property',
    templateKind: 'real-estate',
    rows: 3_600,
    hours: 9,
    sites: 5,
    publishedOn: '2025-11-11',
  },
  {
    key: 'bakeries',
    industry: 'places',
    templateKind: 'maps-places',
    rows: 900,
    hours: 4,
    sites: 1,
    publishedOn: '2025-08-27',
  },
];

/** Unknown values count as none. */
export function readStoryParams(query: URLSearchParams): {
  readonly industry: Industry | undefined;
  readonly story: CustomerStory | undefined;
} {
  return {
    industry: industries.find((name) => name === query.get('industry')),
    story: customerStories.find(({ key }) => key === query.get('story')),
  };
}

export function customerStoriesPath(
  base: string,
  query: { readonly industry?: Industry; readonly story?: string },
): string {
  const pairs = Object.entries<string | undefined>(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return pairs.length === 0 ? base : `${base}?${new URLSearchParams(pairs).toString()}`;
}
