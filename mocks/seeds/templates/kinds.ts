import type { KindSeed } from './types';

/** In gallery order (TPL-42). */
export const kindSeeds: readonly KindSeed[] = [
  { kindId: 101, slug: 'maps-places', hue: 158, icon: 'pin' },
  { kindId: 102, slug: 'reviews', hue: 42, icon: 'star' },
  { kindId: 103, slug: 'shopping', hue: 18, icon: 'tag' },
  { kindId: 104, slug: 'jobs', hue: 214, icon: 'briefcase' },
  { kindId: 105, slug: 'real-estate', hue: 96, icon: 'house' },
  { kindId: 106, slug: 'social-media', hue: 322, icon: 'bubble' },
  { kindId: 107, slug: 'search-engines', hue: 262, icon: 'lens' },
  { kindId: 108, slug: 'contacts', hue: 188, icon: 'card' },
  { kindId: 109, slug: 'news', hue: 2, icon: 'page' },
  { kindId: 110, slug: 'travel', hue: 200, icon: 'plane' },
  { kindId: 111, slug: 'finance', hue: 138, icon: 'chart' },
  { kindId: 112, slug: 'learning-events', hue: 286, icon: 'cap' },
];
