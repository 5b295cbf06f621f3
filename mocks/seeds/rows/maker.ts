import { LanguageFilter } from '../../../src/contract/enums.gen';
import { hashText, mix } from '../../../src/lib/hash';
import { createRandom, type Random } from '../../../src/lib/prng';
import type { Pack } from './pack';
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

/** What a row depends on beside its seed and index; `now` (epoch ms) is what its dates lie before or after. */
export type RowContext = { inputs: readonly string[]; now: number; language?: LanguageFilter; site?: string };

/** One row in the making. */
export type Maker = {
  random: Random;
  pack: Pack;
  index: number;
  site: string;
  now: number;
  /** The line of the task's input this row was found by; empty if there is none. */
  input: string;
  /** The input if it is words rather than an address. */
  query: string;
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

// Sites list this many rows for one input before the next one's begin.
const rowsPerInput = 40;

/** Starts row `index` of a seed: the same three arguments give the same row, in any order and on any machine. */
export function makerOf(seed: number, index: number, context: RowContext): Maker {
  const { inputs, now, language = LanguageFilter.En, site = 'site.example' } = context;
  const input = inputs.length === 0 ? '' : (inputs[Math.floor(index / rowsPerInput) % inputs.length] ?? '');
  return {
    random: createRandom(mix(seed) ^ mix(index + 0x9e3779b9)),
    pack: packs[language] ?? en,
    index,
    site,
    now,
    input,
    query: /^https?:|\.[a-z]{2,}\//.test(input) ? '' : input,
  };
}

const hour = 3_600_000;

/** An ISO date and time up to so many days before now, to the minute. */
export function daysAgo({ random, now }: Maker, most: number): string {
  const minutes = Math.floor((random.next() ** 2 * most * 24 * hour) / 60_000);
  return new Date(Math.floor(now / 60_000) * 60_000 - minutes * 60_000).toISOString();
}

/** An ISO date and time between so many days ahead, on a quarter of an hour. */
export function daysAhead({ random, now }: Maker, from: number, to: number): string {
  const quarters = Math.floor(now / 900_000) + random.int(from * 96, to * 96);
  return new Date(quarters * 900_000).toISOString();
}

/** The value, or null where the site shows none, with the given probability of showing. */
export function maybe<T extends Cell>({ random }: Maker, probability: number, value: T): T | null {
  return random.chance(probability) ? value : null;
}

/** A number rounded to so many decimals: many times faster than by way of its text. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** A number with so many decimals, both ends included. */
export function decimal({ random }: Maker, min: number, max: number, decimals: number): number {
  return rounded(min + random.next() * (max - min), decimals);
}

/** A count as sites have them: many small, few large. */
export function count({ random }: Maker, most: number): number {
  return Math.floor(random.next() ** 4 * most);
}

/** Replaces every # by a digit. */
export function digits({ random }: Maker, pattern: string): string {
  let text = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern.charAt(at);
    text += letter === '#' ? String(random.int(0, 9)) : letter;
  }
  return text;
}

/** What was worked out before, for texts that come again and again; bounded, since nobody knows how many there are. */
function remembered<T>(most: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

/** The parts of a template: texts at even places, names of placeholders at odd ones. */
const partsOf = remembered(1_000, (template) => template.split(/\{(\w+)\}/));

/** A text in place of its {placeholders}. */
export function fill(template: string, values: Record<string, string | number>): string {
  const parts = partsOf(template);
  let text = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    text += String(values[name] ?? `{${name}}`) + (parts[at + 1] ?? '');
  }
  return text;
}

/** What reviews are about: goods, venues, or firms, apps and employers. */
export type Subject = 'g' | 'v' | 'f';

/** The sentences that fit a subject, without their marks (see Pack.praise). */
export function fitting(sentences: readonly string[], subject: Subject): readonly string[] {
  return sentences
    .filter((sentence) => sentence.charAt(1) !== ' ' || sentence.startsWith(subject))
    .map((sentence) => sentence.replace(/^[gvf] /, ''));
}

/** Two to four of the items, in an order of their own. */
export function some({ random }: Maker, items: readonly string[], least = 2, most = 4): string[] {
  return random.shuffle(items).slice(0, random.int(least, most));
}

/** A person's name in the order of the language. */
export function person({ random, pack }: Maker): string {
  const given = random.pick(pack.given);
  const family = random.pick(pack.family);
  if (pack.nameOrder === 'given') return `${given} ${family}`;
  return pack.nameOrder === 'family' ? `${family} ${given}` : `${family}${given}`;
}

/** The ASCII part of an address: from a Latin name where there is one, otherwise a code. */
export const slugOf = remembered(8_000, (text) => {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /[a-z]{3}/.test(plain) ? plain.slice(0, 48) : `p${hashText(text).toString(36)}`;
});

/** A picture the page draws itself: the text after the colon is its seed. Nothing is fetched. */
export function picture({ random }: Maker, motif: string): string {
  return `gleaner-picture:${motif}-${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`;
}

/** A page of the row's site. */
export function link({ site, random }: Maker, path: string, name?: string): string {
  const id = random.int(100_000, 9_999_999);
  return `https://${site}/${path}/${name === undefined ? '' : `${slugOf(name)}-`}${id}`;
}

// What real pages hold and exports break on: formulas, separators, quotes, line breaks, emoji, right-to-left text.
const odd: readonly ((text: string) => string)[] = [
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

/** The text as the site shows it: about one in ninety is hostile to careless exports. */
export function asFound({ random }: Maker, text: string): string {
  return random.chance(1 / 90) ? random.pick(odd)(text) : text;
}
