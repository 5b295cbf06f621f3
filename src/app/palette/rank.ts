import { fuzzyScore } from '#src/lib/fuzzy';
import { entryGroups, type PaletteEntry } from './entries';

/** Tasks or templates listed before anything is typed. */
const FIRST = 5;

const isFew = (entry: PaletteEntry): boolean => entry.group === 'pages' || entry.group === 'actions';

export function rankEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  if (typed.trim() === '')
    return entryGroups.flatMap((group) => {
      const own = entries.filter((entry) => entry.group === group);
      return own.slice(0, own[0] && isFew(own[0]) ? own.length : FIRST);
    });
  return (
    entries
      .flatMap((entry) => {
        const score = fuzzyScore(entry.folded, typed);
        return score === undefined ? [] : [{ entry, score: score + (isFew(entry) ? 3 : 0) }];
      })
      // Stable: equal scores keep their order.
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry }) => entry)
  );
}
