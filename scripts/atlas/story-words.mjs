// What a story says itself (names of tasks it makes up, the button that opens its dialog) is data, not text of the product.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each looked for by itself: a sign that is a letter of one kind (the apostrophe of a comment) does not swallow the next of another. */
const QUOTED = [
  /'((?:[^'\\\n]|\\.)+)'/g,
  /"((?:[^"\\\n]|\\.)+)"/g,
  /`((?:[^`\\]|\\.)+)`/g,
  /[>}]\s*([^<>{}]*\p{L}[^<>{}]*)(?=[<{])/gu,
];
const RELATIVE = /from '(\.[^']+)'/g;

const known = new Map();

/** Every text that stands in quotes or between tags in a file of stories and in the files beside it that it is made of. */
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
