import { editDistance, foldText, searchWords } from '#src/lib/match-text';

/** What is compared of a template with the words of a search. */
export interface SearchedTemplate {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly { readonly kindName: string }[];
}

/** A template that comes close to a search: 1 is all of it, and how its own words would have been typed. */
export interface NearTemplate<T> {
  readonly template: T;
  readonly score: number;
  /** The search with its words as the template writes them; undefined when one of them has no counterpart. */
  readonly meant: string | undefined;
}

/** What counts as near: a word of the search that is at least so much like one of the template. */
const LEAST = 0.5;
/** A template is near when it gives so much of all words. */
const LEAST_OF_ALL = 0.34;

const withoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Slips that a word of so many signs may hold. */
const slips = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);

/** The part of a word's pairs of neighbouring signs that a text holds, 0 to 1: for languages that write no blanks. */
function sharedPairs(word: string, text: string): number {
  const signs = [...word];
  if (signs.length < 2) return text.includes(word) ? 1 : 0;
  const pairs = signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}

/** How much a word of a search is like one of a template, 0 to 1. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const short = Math.min(word.length, other.length);
  if (short >= 3 && (word.startsWith(other) || other.startsWith(word))) return 0.9;
  const steps = editDistance(word, other);
  return steps <= slips(Math.max(word.length, other.length)) ? 1 - steps / Math.max(word.length, other.length) : 0;
}

interface Field {
  readonly text: string;
  readonly words: readonly string[];
  /** A match in the name says more than one in the description. */
  readonly weight: number;
}

function bestLikeness(word: string, fields: readonly Field[]): { readonly score: number; readonly meant: string } {
  let best = { score: 0, meant: '' };
  for (const { text, words, weight } of fields) {
    if (withoutBlanks.test(word)) {
      const score = sharedPairs(word, text) * weight;
      if (score > best.score) best = { score, meant: text.includes(word) ? word : '' };
      continue;
    }
    for (const other of words) {
      const score = likeness(word, other) * weight;
      if (score > best.score) best = { score, meant: other };
    }
  }
  return best.score >= LEAST ? best : { score: 0, meant: '' };
}

/**
 * The templates that come nearest to a search that found nothing (PUB-01): by words that are alike or begin alike, in name, kinds and
 * description; the best first, equal ones as given. `limit` is how many at most.
 */
export function nearTemplates<T extends SearchedTemplate>(
  keyword: string,
  templates: readonly T[],
  limit: number,
): NearTemplate<T>[] {
  const words = searchWords(keyword);
  if (words.length === 0) return [];
  const field = (text: string, weight: number): Field => ({ text: foldText(text), words: wordsOf(text), weight });
  return templates
    .map((template) => {
      const fields = [
        field(template.name, 1),
        ...template.kinds.map(({ kindName }) => field(kindName, 0.9)),
        field(template.description, 0.75),
      ];
      const found = words.map((word) => bestLikeness(word, fields));
      const score = found.reduce((sum, entry) => sum + entry.score, 0) / words.length;
      const meant = found.map((entry) => entry.meant);
      return { template, score, meant: meant.includes('') ? undefined : meant.join(' ') };
    })
    .filter(({ score }) => score >= LEAST_OF_ALL)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** The search that was probably meant: the best near template's own words, when they are others than those typed. */
export function meantSearch(keyword: string, near: readonly NearTemplate<unknown>[]): string | undefined {
  const meant = near.find((entry) => entry.meant !== undefined)?.meant;
  return meant === undefined || meant === searchWords(keyword).join(' ') ? undefined : meant;
}
