import type { OperationId } from '#src/contract/operations.gen';
import type { StoreChange } from './store';

const MAX_ENTRIES = 200;

/** An entry without an operation has scheduled changes. */
export interface JournalEntry {
  readonly operation: OperationId | undefined;
  /** Emulator time in epoch milliseconds. */
  readonly at: number;
  readonly changes: readonly StoreChange[];
}

/** The last 200 calls with changes, oldest first. */
export interface Journal {
  entries(): readonly JournalEntry[];
  /** Attributes changes during `work` to the operation. */
  recordCall<T>(operation: OperationId | undefined, at: number, work: () => Promise<T>): Promise<T>;
  /** Ignores changes outside `recordCall`, such as seeding. */
  record(change: StoreChange): void;
}

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
