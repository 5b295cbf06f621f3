import type { OperationId } from '#src/contract/operations.gen';
import type { StoreChange } from './store';

const MAX_ENTRIES = 200;

/** The changes of one call in order. Without an operation they are scheduled changes that became due. */
export interface JournalEntry {
  readonly operation: OperationId | undefined;
  /** Emulator time in epoch milliseconds. */
  readonly at: number;
  readonly changes: readonly StoreChange[];
}

/** The last 200 calls that changed something, oldest first. */
export interface Journal {
  entries(): readonly JournalEntry[];
  /** Runs `work`, attributes every change that is recorded meanwhile to the operation, and returns the result of `work`. */
  recordCall<T>(operation: OperationId | undefined, at: number, work: () => Promise<T>): Promise<T>;
  /** Records a change; one outside of `recordCall` (seeds, a loaded state) is left out. */
  record(change: StoreChange): void;
}

/** An empty journal. */
export function createJournal(): Journal {
  let entries: readonly JournalEntry[] = [];
  let current: StoreChange[] | undefined;
  return {
    entries: () => entries,
    recordCall: async (operation, at, work) => {
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
