import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Separate patterns: an apostrophe in a comment must not swallow the next string. */
const STRING_PATTERNS = [
  /'((?:[^'\\\n]|\\.)+)'/g,
  /"((?:[^"\\\n]|\\.)+)"/g,
  /`((?:[^`\\]|\\.)+)`/g,
  /[>}]\s*([^<>{}]*\p{L}[^<>{}]*)(?=[<{])/gu,
];
const IMPORT = /from '((?:\.|#stories\/)[^']+)'/g;

const cache = new Map();

export function textsOfStory(path) {
  const cached = cache.get(path);
  if (cached) return cached;
  const texts = new Set();
  cache.set(path, texts);
  const source = readFileSync(path, 'utf8');
  for (const [, text] of STRING_PATTERNS.flatMap((quoted) => [...source.matchAll(quoted)])) {
    for (const piece of text.split(/\$\{[^}]*\}/))
      if (/\p{L}/u.test(piece)) texts.add(piece.replaceAll(/\\(.)/g, '$1'));
  }
  for (const [, name] of source.matchAll(IMPORT)) {
    const base = name.startsWith('#') ? name.slice(1) : join(dirname(path), name);
    const file = ['.tsx', '.ts'].map((end) => base + end).find((each) => existsSync(each));
    if (file?.startsWith('stories/')) for (const word of textsOfStory(file)) texts.add(word);
  }
  return texts;
}
