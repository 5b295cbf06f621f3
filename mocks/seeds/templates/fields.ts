import { RowFieldType } from '#src/contract/enums.gen';
import type { FieldKey } from '../texts/load';
import type { FieldSeed, RowGeneratorName } from './types';

const keys = (...list: readonly FieldKey[]): readonly FieldKey[] => list;

// Everything that is not named here is text.
// oxfmt-ignore
const types: readonly (readonly [RowFieldType, ReadonlySet<FieldKey>])[] = [
  [RowFieldType.Link, new Set<FieldKey>(['url', 'website', 'applyUrl'])],
  [RowFieldType.Image, new Set<FieldKey>(['image', 'avatar'])],
  [RowFieldType.Number, new Set<FieldKey>(['area', 'ask', 'bathrooms', 'bedrooms', 'bid', 'change', 'changePercent', 'comments', 'discount', 'followers', 'following', 'height', 'latitude', 'likes', 'listPrice', 'longitude', 'marketCap', 'netIncome', 'position', 'posts', 'previousPrice', 'price', 'priceFrom', 'pricePerNight', 'rate', 'rating', 'replies', 'revenue', 'reviewCount', 'salaryMax', 'salaryMin', 'seatsLeft', 'shares', 'stars', 'stops', 'students', 'views', 'volume', 'width', 'wordCount', 'yearBuilt'])],
  [RowFieldType.Date, new Set<FieldKey>(['arrival', 'checkIn', 'checkOut', 'collectedAt', 'date', 'departure', 'endsAt', 'filedAt', 'lastReplyAt', 'listedAt', 'postedAt', 'publishedAt', 'quotedAt', 'startDate', 'startsAt'])],
  [RowFieldType.Json, new Set<FieldKey>(['amenities', 'attributes', 'features', 'hashtags', 'lineItems', 'openingHours', 'siteLinks', 'skills', 'socialLinks', 'tags'])],
];

// oxfmt-ignore
const rowFields: Record<RowGeneratorName, readonly FieldKey[]> = {
  places: keys('name', 'category', 'address', 'city', 'postalCode', 'country', 'phone', 'website', 'rating', 'reviewCount', 'priceLevel', 'openingHours', 'latitude', 'longitude', 'placeId', 'claimed', 'image', 'url', 'collectedAt'),
  reviews: keys('itemName', 'author', 'rating', 'title', 'text', 'date', 'likes', 'verified', 'ownerReply', 'image', 'url'),
  productReviews: keys('itemName', 'author', 'rating', 'title', 'text', 'date', 'likes', 'verified', 'ownerReply', 'image', 'url'),
  firmReviews: keys('itemName', 'author', 'rating', 'title', 'text', 'date', 'likes', 'verified', 'ownerReply', 'image', 'url'),
  products: keys('position', 'name', 'brand', 'category', 'price', 'listPrice', 'currency', 'discount', 'rating', 'reviewCount', 'seller', 'availability', 'delivery', 'sku', 'attributes', 'image', 'url'),
  priceChecks: keys('sku', 'name', 'price', 'previousPrice', 'change', 'currency', 'availability', 'seller', 'collectedAt', 'url'),
  jobs: keys('title', 'company', 'location', 'salaryMin', 'salaryMax', 'currency', 'employmentType', 'remote', 'skills', 'postedAt', 'description', 'image', 'applyUrl', 'url'),
  properties: keys('title', 'propertyType', 'price', 'currency', 'area', 'bedrooms', 'bathrooms', 'yearBuilt', 'address', 'city', 'postalCode', 'latitude', 'longitude', 'features', 'agent', 'phone', 'listedAt', 'image', 'url'),
  rentals: keys('title', 'propertyType', 'price', 'currency', 'area', 'bedrooms', 'bathrooms', 'yearBuilt', 'address', 'city', 'postalCode', 'latitude', 'longitude', 'features', 'agent', 'phone', 'listedAt', 'image', 'url'),
  propertyEvents: keys('address', 'city', 'date', 'event', 'price', 'currency', 'changePercent', 'views', 'url'),
  posts: keys('author', 'handle', 'text', 'publishedAt', 'likes', 'comments', 'shares', 'views', 'hashtags', 'image', 'url'),
  comments: keys('author', 'text', 'publishedAt', 'likes', 'replies', 'source', 'url'),
  profiles: keys('handle', 'name', 'bio', 'followers', 'following', 'posts', 'verified', 'website', 'avatar', 'url'),
  videos: keys('title', 'channel', 'views', 'likes', 'comments', 'duration', 'publishedAt', 'description', 'tags', 'image', 'url'),
  threads: keys('title', 'forum', 'author', 'text', 'replies', 'views', 'publishedAt', 'lastReplyAt', 'url'),
  searchResults: keys('query', 'position', 'resultType', 'title', 'url', 'displayUrl', 'snippet', 'siteLinks', 'collectedAt'),
  searchAds: keys('query', 'position', 'resultType', 'title', 'url', 'displayUrl', 'snippet', 'siteLinks', 'collectedAt'),
  questions: keys('query', 'question', 'answer', 'source', 'url'),
  suggestions: keys('query', 'suggestion', 'position', 'volume'),
  images: keys('query', 'position', 'title', 'image', 'width', 'height', 'source', 'url'),
  contacts: keys('company', 'category', 'website', 'email', 'phone', 'person', 'jobTitle', 'socialLinks', 'address', 'city', 'country', 'rating', 'url'),
  articles: keys('headline', 'outlet', 'section', 'author', 'publishedAt', 'summary', 'text', 'wordCount', 'tags', 'image', 'url'),
  hotels: keys('name', 'stars', 'rating', 'reviewCount', 'pricePerNight', 'currency', 'checkIn', 'checkOut', 'roomType', 'freeCancellation', 'city', 'address', 'amenities', 'image', 'url'),
  flights: keys('airline', 'flightNumber', 'from', 'to', 'departure', 'arrival', 'duration', 'stops', 'cabin', 'price', 'currency', 'seatsLeft', 'url'),
  quotes: keys('symbol', 'name', 'exchange', 'price', 'change', 'changePercent', 'volume', 'marketCap', 'currency', 'quotedAt', 'url'),
  rates: keys('baseCurrency', 'quoteCurrency', 'rate', 'bid', 'ask', 'quotedAt', 'source'),
  filings: keys('symbol', 'company', 'filingType', 'period', 'filedAt', 'revenue', 'netIncome', 'currency', 'lineItems', 'url'),
  courses: keys('title', 'provider', 'instructor', 'level', 'duration', 'language', 'price', 'currency', 'rating', 'students', 'startDate', 'image', 'url'),
  events: keys('title', 'category', 'venue', 'city', 'startsAt', 'endsAt', 'priceFrom', 'currency', 'organiser', 'availability', 'image', 'url'),
};

export function fieldType(key: FieldKey): RowFieldType {
  return types.find(([, known]) => known.has(key))?.[0] ?? RowFieldType.Text;
}

export function fieldsOf(rows: RowGeneratorName, without: readonly FieldKey[] = []): readonly FieldSeed[] {
  return rowFields[rows].filter((key) => !without.includes(key)).map((key) => ({ key, type: fieldType(key) }));
}
