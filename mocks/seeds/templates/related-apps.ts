import type { KindSlug } from '../texts/load';

export interface AppSeed {
  readonly name: string;
  readonly slug: string;
  readonly kinds: readonly KindSlug[];
  readonly downloads: number;
  readonly changedDaysAgo: number;
}

export const appsBaseUrl = 'https://apps.gleaner.example/';

export const appSeeds: readonly AppSeed[] = [
  {
    name: 'Lead sheet filler',
    slug: 'lead-sheet-filler',
    kinds: ['maps-places', 'contacts'],
    downloads: 18420,
    changedDaysAgo: 6,
  },
  {
    name: 'Route planner from addresses',
    slug: 'route-planner',
    kinds: ['maps-places', 'travel'],
    downloads: 5310,
    changedDaysAgo: 41,
  },
  {
    name: 'Review digest by mail',
    slug: 'review-digest',
    kinds: ['reviews', 'maps-places'],
    downloads: 9745,
    changedDaysAgo: 12,
  },
  { name: 'Price alert', slug: 'price-alert', kinds: ['shopping'], downloads: 26110, changedDaysAgo: 3 },
  {
    name: 'Stock to spreadsheet',
    slug: 'stock-to-spreadsheet',
    kinds: ['shopping', 'finance'],
    downloads: 7204,
    changedDaysAgo: 27,
  },
  {
    name: 'Catalog picture saver',
    slug: 'catalogue-picture-saver',
    kinds: ['shopping', 'real-estate'],
    downloads: 3388,
    changedDaysAgo: 88,
  },
  { name: 'Job post to board', slug: 'job-post-to-board', kinds: ['jobs'], downloads: 4127, changedDaysAgo: 19 },
  {
    name: 'Applicant follow-up',
    slug: 'applicant-follow-up',
    kinds: ['jobs', 'contacts'],
    downloads: 2960,
    changedDaysAgo: 54,
  },
  { name: 'Listing tracker', slug: 'listing-tracker', kinds: ['real-estate'], downloads: 6033, changedDaysAgo: 9 },
  {
    name: 'Viewing calendar',
    slug: 'viewing-calendar',
    kinds: ['real-estate', 'learning-events'],
    downloads: 1518,
    changedDaysAgo: 73,
  },
  { name: 'Post scheduler', slug: 'post-scheduler', kinds: ['social-media'], downloads: 21870, changedDaysAgo: 5 },
  {
    name: 'Comment sorter',
    slug: 'comment-sorter',
    kinds: ['social-media', 'reviews'],
    downloads: 8412,
    changedDaysAgo: 33,
  },
  { name: 'Rank report', slug: 'rank-report', kinds: ['search-engines'], downloads: 11290, changedDaysAgo: 15 },
  {
    name: 'Keyword list cleaner',
    slug: 'keyword-list-cleaner',
    kinds: ['search-engines', 'shopping'],
    downloads: 4871,
    changedDaysAgo: 60,
  },
  { name: 'Address book merge', slug: 'address-book-merge', kinds: ['contacts'], downloads: 13655, changedDaysAgo: 8 },
  {
    name: 'Press clipping binder',
    slug: 'press-clipping-binder',
    kinds: ['news', 'social-media'],
    downloads: 3946,
    changedDaysAgo: 22,
  },
  { name: 'Headline alert', slug: 'headline-alert', kinds: ['news'], downloads: 6587, changedDaysAgo: 4 },
  { name: 'Fare watcher', slug: 'fare-watcher', kinds: ['travel'], downloads: 9120, changedDaysAgo: 11 },
  {
    name: 'Exchange rate filler',
    slug: 'exchange-rate-filler',
    kinds: ['finance'],
    downloads: 7733,
    changedDaysAgo: 2,
  },
  {
    name: 'Course sign-up helper',
    slug: 'course-sign-up-helper',
    kinds: ['learning-events'],
    downloads: 2245,
    changedDaysAgo: 47,
  },
];
