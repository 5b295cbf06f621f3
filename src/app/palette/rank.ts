import { fuzzyScore } from '#src/lib/fuzzy';
import { entryGroups, type PaletteEntry } from './entries';

/** Tasks or templates listed before anything is typed. */
const MAX_INITIAL = 5;

const isPageOrAction = (entry: PaletteEntry): boolean => entry.group === 'pages' || entry.group === 'actions';

export function rankEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  if (query.trim() === '')
    return entryGroups.flatMap((group) => {
      const own = entries.filter((entry) => entry.group === group);
      return own.slice(0, own[0] && isPageOrAction(own[0]) ? own.length : MAX_INITIAL);
    });
  return entries
    .flatMap((entry) => {
      const score = fuzzyScore(entry.folded, query);
      return score === undefined ? [] : [{ entry, score: score + (isPageOrAction(entry) ? 3 : 0) }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
