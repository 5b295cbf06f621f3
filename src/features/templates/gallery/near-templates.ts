import { editDistance, foldText, searchWords } from '#src/lib/match-text';

export interface SearchedTemplate {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly { readonly kindName: string }[];
}

/** A `score` of 1 is a full match. */
export interface NearTemplate<T> {
  readonly template: T;
  readonly score: number;
  /** The search in the template's spelling; undefined when a word has no match. */
  readonly suggestion: string | undefined;
}

/** Minimum likeness of two words. */
const MIN_LIKENESS = 0.5;
/** Minimum average over all words of a search. */
const MIN_SCORE = 0.34;

const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const allowedTypos = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);

/** Share of a word's character pairs in a text, 0 to 1, for languages without spaces. */
function sharedPairs(word: string, text: string): number {
  const signs = [...word];
  if (signs.length < 2) return text.includes(word) ? 1 : 0;
  const pairs = signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}

/** 0 to 1. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  const short = Math.min(word.length, other.length);
  if (short >= 3 && (word.startsWith(other) || other.startsWith(word))) return 0.9;
  const steps = editDistance(word, other);
  return steps <= allowedTypos(Math.max(word.length, other.length))
    ? 1 - steps / Math.max(word.length, other.length)
    : 0;
}

interface Field {
  readonly text: string;
  readonly words: readonly string[];
  readonly weight: number;
}

function bestLikeness(word: string, fields: readonly Field[]): { readonly score: number; readonly suggestion: string } {
  let best = { score: 0, suggestion: '' };
  for (const { text, words, weight } of fields) {
    if (unspacedScripts.test(word)) {
      const score = sharedPairs(word, text) * weight;
      if (score > best.score) best = { score, suggestion: text.includes(word) ? word : '' };
      continue;
    }
    for (const other of words) {
      const score = likeness(word, other) * weight;
      if (score > best.score) best = { score, suggestion: other };
    }
  }
  return best.score >= MIN_LIKENESS ? best : { score: 0, suggestion: '' };
}

/** Best first, ties in the given order (PUB-01). */
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
      const suggestions = found.map((entry) => entry.suggestion);
      return { template, score, suggestion: suggestions.includes('') ? undefined : suggestions.join(' ') };
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

export function suggestedSearch(keyword: string, near: readonly NearTemplate<unknown>[]): string | undefined {
  const suggestion = near.find((entry) => entry.suggestion !== undefined)?.suggestion;
  return suggestion === undefined || suggestion === searchWords(keyword).join(' ') ? undefined : suggestion;
}
