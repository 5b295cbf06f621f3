import { LanguageFilter } from '#src/contract/enums.gen';
import { hashText, mix } from '#src/lib/hash';
import { createRandom, type Random } from '#src/lib/prng';
import type { Pack, PackCity } from './pack';
import { de } from './packs/de';
import { en } from './packs/en';
import { es } from './packs/es';
import { fr } from './packs/fr';
import { it } from './packs/it';
import { ja } from './packs/ja';
import { ko } from './packs/ko';
import { zh } from './packs/zh';

export type Cell = string | number | null | object;
export type Row = Record<string, Cell>;

/** Dates are before or after `now` (epoch milliseconds). */
export type RowContext = { inputs: readonly string[]; now: number; language?: LanguageFilter; site?: string };

export type Maker = {
  random: Random;
  pack: Pack;
  index: number;
  site: string;
  now: number;
  input: string;
  query: string;
  topic: string;
  city: PackCity | undefined;
  postalCode: string | undefined;
  pageSeed: number | undefined;
};

const packs: Partial<Record<LanguageFilter, Pack>> = {
  [LanguageFilter.Zh]: zh,
  [LanguageFilter.Jp]: ja,
  [LanguageFilter.Es]: es,
  [LanguageFilter.Fr]: fr,
  [LanguageFilter.De]: de,
  [LanguageFilter.Kr]: ko,
  [LanguageFilter.It]: it,
};

export const packOf = (language: LanguageFilter): Pack => packs[language] ?? en;

const rowsPerInput = 40;

const isAddress = /^https?:|\.[a-z]{2,}\//;
const isPage = /^https?:\/\/[^/]+(?:\/?|\/(?:app|employer|home|p|place|post|stay)\/\d+)$|^\d{8,14}$/;

type Search = Pick<Maker, 'query' | 'topic' | 'city' | 'postalCode' | 'pageSeed'>;

const searches = new WeakMap<Pack, (input: string) => Search>();

/** Reads what an input asks for: 'bakery Austin', or the same in a search address. */
export function searchOf(pack: Pack, input: string): Search {
  let read = searches.get(pack);
  if (!read) {
    read = memoizeByText(8_000, (text) => readSearch(pack, text));
    searches.set(pack, read);
  }
  return read(input);
}

function readSearch(pack: Pack, input: string): Search {
  const values = isAddress.test(input) && URL.canParse(input) ? new URL(input).searchParams : undefined;
  const asked = (...names: readonly string[]) => names.flatMap((name) => values?.get(name) ?? []).join(' ');
  const query = isAddress.test(input) ? asked('keyword', 'topic', 'from', 'to', 'base') : input;
  const where = values ? asked('city') : input;
  const center = asked('center');
  const city = pack.cities.find(
    ([name, , ...point]) => center === point.join() || ` ${where}`.includes(` ${townOf(name)}`),
  );
  const town = city && townOf(city[0]);
  const place = town === undefined ? -1 : ` ${query}`.indexOf(` ${town}`);
  const topic = place < 0 ? query : query.slice(0, place).trim();
  const postalCode = town === undefined ? undefined : new RegExp(`${town} (\\d{5})$`).exec(where)?.[1];
  return { query, topic, city, postalCode, pageSeed: isPage.test(input) ? hashText(input) : undefined };
}

export const pageOf = (maker: Maker): Maker =>
  maker.pageSeed === undefined ? maker : { ...maker, random: createRandom(maker.pageSeed) };

/** Deterministic in any order. Reuses one object, so that a million rows create no garbage. */
export function makersOf(seed: number, context: RowContext): (index: number) => Maker {
  const { inputs, now, language = LanguageFilter.En, site = 'site.example' } = context;
  const own = mix(seed);
  const random = createRandom(own);
  const pack = packOf(language);
  const maker: Maker = { random, pack, index: 0, site, now, input: '', ...searchOf(pack, '') };
  return (index) => {
    random.reseed(own ^ mix(index + 0x9e3779b9));
    const place = inputs.length === 0 ? 0 : Math.floor(index / rowsPerInput) % inputs.length;
    maker.index = index;
    const input = inputs[place] ?? '';
    if (input !== maker.input) Object.assign(maker, searchOf(pack, input), { input });
    return maker;
  };
}

const minute = 60_000;
const hour = 60 * minute;
const minutesOfDay = 1440;
const times = Array.from(
  { length: minutesOfDay },
  (_, at) => `T${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00.000Z`,
);
const days = new Map<number, string>();

/** Same as `toISOString`, which takes longer than the rest of a row. */
function isoOfMinutes(minutes: number): string {
  const day = Math.floor(minutes / minutesOfDay);
  let date = days.get(day);
  if (date === undefined) {
    date = new Date(day * minutesOfDay * minute).toISOString().slice(0, 10);
    if (days.size < 20_000) days.set(day, date);
  }
  return date + (times[minutes - day * minutesOfDay] ?? '');
}

export function daysAgo({ random, now }: Maker, maxDays: number): string {
  return isoOfMinutes(Math.floor(now / minute) - Math.floor((random.next() ** 2 * maxDays * 24 * hour) / minute));
}

export function daysAhead({ random, now }: Maker, from: number, to: number): string {
  return isoOfMinutes((Math.floor(now / 900_000) + random.int(from * 96, to * 96)) * 15);
}

export function maybe<T extends Cell>({ random }: Maker, probability: number, value: T): T | null {
  return random.chance(probability) ? value : null;
}

const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** At most six decimals; faster than `toFixed`. */
export function rounded(value: number, decimals: number): number {
  const factor = powers[decimals] ?? 10 ** decimals;
  return Math.round(value * factor) / factor;
}

export function decimal({ random }: Maker, min: number, max: number, decimals: number): number {
  return rounded(min + random.next() * (max - min), decimals);
}

export function count({ random }: Maker, max: number): number {
  return Math.floor(random.next() ** 4 * max);
}

export function memoizeByText<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= limit) known.clear();
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}

const numbers = [1, 2, 3].map((size) =>
  Array.from({ length: 10 ** size }, (_, value) => String(value).padStart(size, '0')),
);

const digitParts = memoizeByText(500, (pattern) =>
  (pattern.match(/#{1,3}|[^#]+/g) ?? []).map((part) => (part.startsWith('#') ? part.length : part)),
);

/** Replaces each # by a digit. */
export function digits({ random }: Maker, pattern: string): string {
  let text = '';
  for (const part of digitParts(pattern)) {
    if (typeof part === 'string') text += part;
    else {
      let value = 0;
      for (let at = 0; at < part; at += 1) value = value * 10 + random.int(0, 9);
      text += numbers[part - 1]?.[value] ?? '';
    }
  }
  return text;
}

const partsOf = memoizeByText(1_000, (template) => template.split(/\{(\w+)\}/));

export function fill(template: string, values: Record<string, string | number>): string {
  const parts = partsOf(template);
  let text = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    text += `${values[name] ?? `{${name}}`}${parts[at + 1] ?? ''}`;
  }
  return text;
}

/** Products, venues or companies. */
export type Subject = 'g' | 'v' | 'f';

const fits = new WeakMap<readonly string[], Map<Subject, readonly string[]>>();

export function fittingSentences(sentences: readonly string[], subject: Subject): readonly string[] {
  let known = fits.get(sentences);
  if (!known) {
    known = new Map();
    fits.set(sentences, known);
  }
  let fit = known.get(subject);
  if (!fit) {
    fit = sentences
      .filter((sentence) => sentence.charAt(1) !== ' ' || sentence.startsWith(subject))
      .map((sentence) => sentence.replace(/^[gvf] /, ''));
    known.set(subject, fit);
  }
  return fit;
}

export function pickSome({ random }: Maker, items: readonly string[], min = 2, max = 4): string[] {
  return random.shuffle(items).slice(0, random.int(min, max));
}

export const townOf = memoizeByText(1_000, (city) => city.replace(/,.*$/, ''));

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'rosa-tran' becomes 'Rosa Tran'. */
export const titleOf = memoizeByText(1_000, (slug) => slug.split(/[-.]/).map(capitalize).join(' '));

export function personName({ random, pack }: Maker): string {
  const given = random.pick(pack.given);
  const family = random.pick(pack.family);
  if (pack.nameOrder === 'given') return `${given} ${family}`;
  return pack.nameOrder === 'family' ? `${family} ${given}` : `${family}${given}`;
}

export const slugOf = memoizeByText(8_000, (text) => {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /[a-z]{3}/.test(plain) ? plain.slice(0, 48) : `p${hashText(text).toString(36)}`;
});

/** The page draws it; the text after the colon is the seed. */
export function picture({ random }: Maker, motif: string): string {
  return `gleaner-picture:${motif}-${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`;
}

export function link({ site, random }: Maker, path: string, name?: string): string {
  const id = random.int(100_000, 9_999_999);
  return `https://${site}/${path}/${name === undefined ? '' : `${slugOf(name)}-`}${id}`;
}

// Values that break careless exports: formulas, separators, line breaks, right-to-left text.
const oddities: readonly ((text: string) => string)[] = [
  (text) => `=HYPERLINK("https://bad.example","${text.slice(0, 12)}")`,
  (text) => `+${text}`,
  (text) => `-${text}`,
  (text) => `@${text}`,
  (text) => `${text}, "the original", est. 1987`,
  (text) => `${text}\nsecond line; third, column`,
  (text) => `👩🏽‍🍳 ${text} 🇵🇹`,
  (text) => `مقهى النخيل · ${text}`,
  (text) => `\t${text}  `,
  (text) => `<b>${text}</b> & more`,
];

export const paragraphOf = (sentences: readonly string[]): string => sentences.join(' ').replaceAll('。 ', '。');

export function withOddity({ random }: Maker, text: string): string {
  return random.chance(1 / 90) ? random.pick(oddities)(text) : text;
}
