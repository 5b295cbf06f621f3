import type { FieldSeed, RowGeneratorName } from '../templates/types';
import { priceChecks, products } from './commerce';
import { filings, quotes, rates } from './finance';
import { contacts, firmReviews, places, productReviews, reviews } from './local';
import { type Cell, type Maker, makerOf, type Row, type RowContext } from './maker';
import { articles, images, questions, searchResults, suggestions } from './search-and-news';
import { comments, posts, profiles, threads, videos } from './social';
import { courses, events, flights, hotels } from './travel';
import { jobs, properties, propertyEvents } from './work-and-home';

const generators: Record<RowGeneratorName, (maker: Maker) => Row> = {
  places,
  reviews,
  productReviews,
  firmReviews,
  products,
  priceChecks,
  jobs,
  properties,
  propertyEvents,
  posts,
  comments,
  profiles,
  videos,
  threads,
  searchResults,
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

/** Row `index` (from 0, any size) of a seed, with every field its kind of site has; the same arguments give the same row. */
export function row(name: RowGeneratorName, seed: number, index: number, context: RowContext): Row {
  return generators[name](makerOf(seed, index, context));
}

/** Row `index` of a template: its fields only, in their order, in the language of its site. */
export function templateRow(
  template: {
    rows: RowGeneratorName;
    fields: readonly FieldSeed[];
    language: NonNullable<RowContext['language']>;
    site: string;
  },
  seed: number,
  index: number,
  context: Pick<RowContext, 'inputs' | 'now'>,
): Row {
  const whole = row(template.rows, seed, index, { ...context, language: template.language, site: template.site });
  return Object.fromEntries(template.fields.map(({ key }): [string, Cell] => [key, whole[key] ?? null]));
}
