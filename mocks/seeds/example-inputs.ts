import { ParameterControlType } from '#src/contract/enums.gen';
import { hashText } from '#src/lib/hash';
import { searchWordsOf } from './rows/commerce';
import { currencies, symbolsOf } from './rows/finance';
import { packOf, searchOf, slugOf, townOf } from './rows/maker';
import type { Pack, PackCity } from './rows/pack';
import { frenchSchool, specialtyOf } from './rows/specialties';
import { dataSourceOptions } from './templates/options';
import type { ParameterSeed, RowGeneratorName, TemplateSeed } from './templates/types';

export const isLines = (parameter: ParameterSeed): boolean => parameter.controlType === ParameterControlType.MultiInput;

export const leadOf = ({ parameters }: TemplateSeed): ParameterSeed | undefined => parameters.find(isLines);

export const hasPlaces = ({ parameters }: TemplateSeed): boolean =>
  parameters.some(({ key, isRequired }) => key === 'locations' && isRequired);

export const COUNTRY = 'US';

const cycled = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());

function topicsOf(template: TemplateSeed, pack: Pack): readonly string[] {
  const { slug, rows, site } = template;
  if (slug === 'university-programmes') return frenchSchool.topics;
  if (slug === 'headlines-by-topic') return ['business', 'technology', 'sports', 'science', 'culture'];
  switch (rows) {
    case 'places':
    case 'contacts':
      return lower((specialtyOf(site) ?? pack).trades);
    case 'jobs':
      return pack.jobs;
    case 'courses':
      return pack.skills;
    case 'articles':
      return pack.firms;
    default:
      return pack.products.map(([name]) => searchWordsOf(name));
  }
}

function qualified(template: TemplateSeed, pack: Pack, topic: string, round: number): string {
  if (round === 0) return topic;
  const named: readonly RowGeneratorName[] = ['places', 'contacts', 'jobs', 'articles'];
  if (named.includes(template.rows)) return `${topic} ${townOf(cycled(pack.cities, round - 1)[0])}`;
  return `${cycled(pack.brands, round - 1)} ${topic}`;
}

function searchesOf(template: TemplateSeed, pack: Pack, count: number, index: number): string[] {
  const topics = topicsOf(template, pack);
  return Array.from({ length: count }, (_, number) =>
    qualified(template, pack, cycled(topics, index + number), Math.floor(number / topics.length)),
  );
}

/** 'Austin', then its postal codes: 'Austin 78712'. */
function placesOf(pack: Pack, count: number, index: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const [city, prefix] = cycled(pack.cities, index * 3 + number);
    const round = Math.floor(number / pack.cities.length);
    return round === 0 ? townOf(city) : `${townOf(city)} ${prefix}${String(round * 7 + 4).padStart(2, '0')}`;
  });
}

const pagePaths: Partial<Record<RowGeneratorName, string>> = {
  places: 'place',
  reviews: 'place',
  productReviews: 'p',
  products: 'p',
  articles: 'article',
  hotels: 'stay',
  propertyEvents: 'home',
};

function pagePath({ rows, slug }: TemplateSeed): string {
  if (slug === 'app-reviews') return 'app';
  return rows === 'firmReviews' ? 'employer' : (pagePaths[rows] ?? 'post');
}

function citiesOf({ parameters }: TemplateSeed, { cities }: Pack): readonly PackCity[] {
  if (!parameters.some(({ key }) => key === 'city')) return cities;
  const offered = dataSourceOptions('cities', COUNTRY) ?? [];
  return cities.filter(([name]) => offered.some(({ value }) => value === `${COUNTRY}-${townOf(name)}`));
}

function resultPages(template: TemplateSeed, pack: Pack, count: number, index: number): string[] {
  const has = (...keys: readonly ParameterSeed['key'][]) => template.parameters.some(({ key }) => keys.includes(key));
  const [city, , ...center] = cycled(citiesOf(template, pack), index * 3);
  const search = new URLSearchParams();
  if (has('keyword')) search.set('keyword', cycled(topicsOf(template, pack), index));
  if (has('topics')) search.set('topic', cycled(topicsOf(template, pack), index));
  if (has('location', 'city')) search.set('city', townOf(city));
  if (has('mapCentre')) search.set('center', center.join());
  if (has('airportFrom')) {
    search.set('from', cycled(['LIS', 'FRA', 'JFK', 'MAD', 'CDG'], index));
    search.set('to', cycled(['HND', 'ICN', 'SFO', 'GRU', 'SIN', 'LHR'], index));
  }
  if (template.rows === 'rates') search.set('base', cycled(currencies, index));
  return Array.from({ length: count }, (_, number) => {
    search.set('page', String(number + 1));
    return `https://${template.site}/search?${search.toString()}`;
  });
}

export function exampleInputs(template: TemplateSeed, count: number, index: number): string[] {
  const pack = packOf(template.language);
  const lead = leadOf(template);
  const numbered = (line: (number: number) => string) => Array.from({ length: count }, (_, number) => line(number));
  switch (lead?.key) {
    case undefined:
      return resultPages(template, pack, count, index);
    case 'keywords': {
      if (!hasPlaces(template)) return searchesOf(template, pack, count, index);
      const places = placesOf(pack, Math.min(count, pack.cities.length), index);
      const topics = searchesOf(template, pack, Math.floor(count / places.length), index);
      return topics.flatMap((topic) => places.map((place) => `${topic} ${place}`));
    }
    case 'locations':
      return placesOf(pack, count, index);
    case 'searchUrls':
      return searchesOf(template, pack, count, index).map(
        (topic) => `https://${template.site}/search?${new URLSearchParams({ keyword: topic }).toString()}`,
      );
    case 'websites':
      return numbered((number) => {
        const firm = pack.firms[number] ?? `${cycled(pack.brands, number)} ${cycled(pack.family, index + number)}`;
        return `https://${slugOf(firm)}.example`;
      });
    case 'profileNames':
      return numbered((number) =>
        slugOf(cycled(pack.given, index + number * 5))
          .concat('.', slugOf(cycled(pack.family, index * 3 + number)).replace(/-/g, ''))
          .toLowerCase(),
      );
    case 'hashtags':
      return numbered((number) => {
        const tag = cycled(pack.tags, index + number);
        const round = Math.floor(number / pack.tags.length);
        return round === 0 ? tag : tag + slugOf(townOf(cycled(pack.cities, round)[0])).replace(/-/g, '');
      });
    case 'symbols': {
      const symbols = symbolsOf(template.site);
      return Array.from({ length: Math.min(count, symbols.length) }, (_, number) => cycled(symbols, index + number));
    }
    case 'productCodes':
      return numbered((number) => `400${String(hashText(`${index}/${number}`)).padStart(10, '0')}`);
    default:
      return numbered((number) => `https://${template.site}/${pagePath(template)}/${1000 + index * 37 + number}`);
  }
}

export function labelOf(template: TemplateSeed, inputs: readonly string[]): string {
  const pack = packOf(template.language);
  const [first = ''] = inputs;
  const { query, topic, city } = searchOf(pack, first);
  const isSearch = topic !== '' || city !== undefined;
  if (!isSearch) return first.replace(/^https?:\/\/([^/]+).*$/, '$1');
  if (template.rows === 'flights') return query.replace(' ', '–');
  return [topic, city && townOf(city[0])].filter(Boolean).join(', ');
}
