import { foldText, searchWords } from '#src/lib/match-text';

export interface HelpEntry {
  readonly kind: 'help' | 'faq' | 'guide';
  readonly title: string;
  readonly lang?: 'en';
  /** Without markup. */
  readonly text: string;
  readonly address: string;
}

export interface HelpHit extends HelpEntry {
  readonly excerpt: string;
}

type Entry = Pick<HelpEntry, 'lang'>;
export const ownLanguageFirst = (a: Entry, b: Entry) => Number(a.lang === 'en') - Number(b.lang === 'en');

const EXCERPT_LEAD = 40;
const EXCERPT_LENGTH = 160;

export function excerptOf(text: string, words: readonly string[]): string {
  // Folding may change the length slightly, which an excerpt tolerates.
  const folded = foldText(text);
  const first = Math.min(...words.map((word) => folded.indexOf(word)).map((at) => (at < 0 ? Infinity : at)));
  if (text.length <= EXCERPT_LENGTH) return text;
  const targetStart = Number.isFinite(first) ? Math.max(0, first - EXCERPT_LEAD) : 0;
  const space = targetStart === 0 ? -1 : text.indexOf(' ', targetStart);
  const start = space >= 0 && space < targetStart + EXCERPT_LEAD ? space + 1 : targetStart;
  const excerpt = text.slice(start, start + EXCERPT_LENGTH);
  const end = start + EXCERPT_LENGTH < text.length ? excerpt.lastIndexOf(' ') : -1;
  const cut = end > EXCERPT_LENGTH - EXCERPT_LEAD ? excerpt.slice(0, end) : excerpt;
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}

/** Own language first, then matches in the title; none when blank. */
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
  return scored.toSorted((a, b) => ownLanguageFirst(a.hit, b.hit) || b.inTitle - a.inTitle).map(({ hit }) => hit);
}
