import type { FieldSeed, RowGeneratorName } from '../templates/types';
import { priceChecks, products } from './commerce';
import { filings, quotes, rates } from './finance';
import { contacts, firmReviews, places, productReviews, reviews } from './local';
import { type Cell, type Maker, makersOf, type Row, type RowContext } from './maker';
import { articles, images, questions, searchAds, searchResults, suggestions } from './search-and-news';
import { comments, posts, profiles, threads, videos } from './social';
import { courses, events, flights, hotels } from './travel';
import { jobs, properties, propertyEvents, rentals } from './work-and-home';

const generators: Record<RowGeneratorName, (maker: Maker) => Row> = {
  places,
  reviews,
  productReviews,
  firmReviews,
  products,
  priceChecks,
  jobs,
  properties,
  rentals,
  propertyEvents,
  posts,
  comments,
  profiles,
  videos,
  threads,
  searchResults,
  searchAds,
  questions,
  suggestions,
  images,
  contacts,
  articles,
  hotels,
  flights,
  quotes,
  rates,
  filings,
  courses,
  events,
};

export type RowTable = {
  readonly rows: RowGeneratorName;
  readonly language: NonNullable<RowContext['language']>;
  readonly site: string;
};

export function rowsOf(name: RowGeneratorName, seed: number, context: RowContext): (index: number) => Row {
  const generate = generators[name];
  const makerAt = makersOf(seed, context);
  return (index) => generate(makerAt(index));
}

export function row(name: RowGeneratorName, seed: number, index: number, context: RowContext): Row {
  return rowsOf(name, seed, context)(index);
}

export function templateRow(
  template: RowTable & { readonly fields: readonly FieldSeed[] },
  seed: number,
  index: number,
  context: Pick<RowContext, 'inputs' | 'now'>,
): Row {
  const allFields = row(template.rows, seed, index, { ...context, language: template.language, site: template.site });
  return Object.fromEntries(template.fields.map(({ key }): [string, Cell] => [key, allFields[key] ?? null]));
}
