import { foldText, searchWords } from '#src/lib/match-text';

/** Something that a search of the help can find: an article, a question or a step. */
export interface HelpEntry {
  readonly kind: 'help' | 'faq' | 'guide';
  readonly title: string;
  /** Plain words, without signs. */
  readonly text: string;
  readonly address: string;
}

/** An entry that was found, with the part of its text that shows why. */
export interface HelpHit extends HelpEntry {
  readonly excerpt: string;
}

const BEFORE = 40;
const LENGTH = 160;

/** The part of a text around the first of the words, cut between words where there are spaces. */
export function excerptOf(text: string, words: readonly string[]): string {
  // Folding may change the length of a text by a little; an excerpt need not begin at an exact place.
  const folded = foldText(text);
  const first = Math.min(...words.map((word) => folded.indexOf(word)).map((at) => (at < 0 ? Infinity : at)));
  if (text.length <= LENGTH) return text;
  const wanted = Number.isFinite(first) ? Math.max(0, first - BEFORE) : 0;
  const space = wanted === 0 ? -1 : text.indexOf(' ', wanted);
  const start = space >= 0 && space < wanted + BEFORE ? space + 1 : wanted;
  const rest = text.slice(start, start + LENGTH);
  const end = start + LENGTH < text.length ? rest.lastIndexOf(' ') : -1;
  const cut = end > LENGTH - BEFORE ? rest.slice(0, end) : rest;
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}

/** The entries that hold every word; those whose titles hold them come first. Nothing for blanks. */
export function searchHelp(entries: readonly HelpEntry[], query: string): HelpHit[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const scored = entries.flatMap((entry) => {
    const title = foldText(entry.title);
    const all = `${title} ${foldText(entry.text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    const inTitle = words.filter((word) => title.includes(word)).length;
    return [{ inTitle, hit: { ...entry, excerpt: excerptOf(entry.text, words) } }];
  });
  return scored.toSorted((a, b) => b.inTitle - a.inTitle).map(({ hit }) => hit);
}
