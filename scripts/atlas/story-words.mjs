// Texts that a story makes up are data, not text of the product.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Separate patterns: an apostrophe in a comment must not swallow the next string. */
const QUOTED = [
  /'((?:[^'\\\n]|\\.)+)'/g,
  /"((?:[^"\\\n]|\\.)+)"/g,
  /`((?:[^`\\]|\\.)+)`/g,
  /[>}]\s*([^<>{}]*\p{L}[^<>{}]*)(?=[<{])/gu,
];
const RELATIVE = /from '(\.[^']+)'/g;

const known = new Map();

export function wordsOfStory(path) {
  const kept = known.get(path);
  if (kept) return kept;
  const words = new Set();
  known.set(path, words);
  const source = readFileSync(path, 'utf8');
  for (const [, text] of QUOTED.flatMap((quoted) => [...source.matchAll(quoted)])) {
    for (const piece of text.split(/\$\{[^}]*\}/))
      if (/\p{L}/u.test(piece)) words.add(piece.replaceAll(/\\(.)/g, '$1'));
  }
  for (const [, name] of source.matchAll(RELATIVE)) {
    const file = ['.tsx', '.ts'].map((end) => join(dirname(path), name) + end).find((each) => existsSync(each));
    if (file?.startsWith('stories/')) for (const word of wordsOfStory(file)) words.add(word);
  }
  return words;
}
