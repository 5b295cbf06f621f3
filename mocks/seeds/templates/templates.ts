import { TemplateStatus } from '#src/contract/enums.gen';
import { placeAndShopSeeds } from './places-and-shops';
import { searchTravelAndMoneySeeds } from './search-travel-and-money';
import type { CollectionSeed, TemplateSeed } from './types';
import { workHomeAndPeopleSeeds } from './work-home-and-people';

export const templateSeeds: readonly TemplateSeed[] = [
  ...placeAndShopSeeds,
  ...workHomeAndPeopleSeeds,
  ...searchTravelAndMoneySeeds,
];

export const collectionSeeds: readonly CollectionSeed[] = [
  {
    id: '2001',
    slug: 'local-lead-starter',
    kinds: ['contacts', 'maps-places'],
    status: TemplateStatus.Published,
    updateDaysAgo: 4,
    likes: 2310,
    hue: 176,
    members: [
      'map-places-by-keyword',
      'map-places-by-country-and-city',
      'website-contacts',
      'company-directory',
      'social-links',
      'medical-practices',
    ],
  },
  {
    id: '2002',
    slug: 'price-and-stock-watch',
    kinds: ['shopping'],
    status: TemplateStatus.Published,
    updateDaysAgo: 1,
    likes: 1874,
    hue: 24,
    members: [
      'product-listings-by-search-url',
      'product-listings-by-keyword',
      'product-details-by-url',
      'product-price-watch',
      'product-reviews-by-url',
      'kaimono-plaza-listings',
      'mercado-fresco-groceries',
      'saebom-mall-deals',
    ],
  },
  {
    id: '2003',
    slug: 'brand-listening',
    kinds: ['social-media', 'reviews', 'news'],
    status: TemplateStatus.Published,
    updateDaysAgo: 9,
    likes: 965,
    hue: 310,
    members: [
      'chirrup-posts-by-profile',
      'posts-by-hashtag',
      'post-comments',
      'map-reviews-by-place',
      'app-reviews',
      'news-by-keyword',
      'seekfox-search-results',
      'clipnest-videos',
    ],
  },
];
