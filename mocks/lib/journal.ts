import type { OperationId } from '#src/contract/operations.gen';
import type { StoreChange } from './store';

/** How many entries are kept. */
const MAX_ENTRIES = 200;

/** What one call changed, in the order in which it changed it; without an operation it became due by the clock. */
export interface JournalEntry {
  readonly operation: OperationId | undefined;
  /** Emulator time in epoch milliseconds. */
  readonly at: number;
  readonly changes: readonly StoreChange[];
}

/** The last changes of the emulator by the call that made them, oldest first. */
export interface Journal {
  entries(): readonly JournalEntry[];
  /** Takes every change that is recorded while `work` runs for the operation's; gives what `work` gives. */
  during<T>(operation: OperationId | undefined, at: number, work: () => Promise<T>): Promise<T>;
  /** Notes a change; one outside of `during` (seeds, a state that is loaded) belongs to no call and is left out. */
  record(change: StoreChange): void;
}

/** An empty journal. */
export function createJournal(): Journal {
  let entries: readonly JournalEntry[] = [];
  let current: StoreChange[] | undefined;
  return {
    entries: () => entries,
    during: async (operation, at, work) => {
      const outer = current;
      const changes: StoreChange[] = [];
      current = changes;
      try {
        return await work();
      } finally {
        current = outer;
        if (changes.length > 0) entries = [...entries, { operation, at, changes }].slice(-MAX_ENTRIES);
      }
    },
    record: (change) => void current?.push(change),
  };
}
