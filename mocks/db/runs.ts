import type { StartWay } from '#src/contract/enums.gen';

/** While a subtask is held: stopped singly from `from` to `to` (open while undefined). Epoch milliseconds. */
export interface Hold {
  readonly subtask: number;
  readonly from: number;
  to: number | undefined;
}

/** Why a run ended; of one that was lost nobody knows how it stood (ENUM-34 Unknown). */
export type RunEnd = 'completed' | 'stopped' | 'balance' | 'lost';

/**
 * One run of a task, which is one lot of its data. Progress is not stored: rows, subtasks, log lines and spending are
 * functions of these few facts and the clock.
 */
export interface RunRecord {
  readonly runId: string;
  readonly taskId: string;
  /** Who it runs for; it goes over to another account with its task. */
  userId: string;
  /** Number of the lot, from 1. */
  readonly lot: number;
  readonly startWay: StartWay;
  readonly seed: number;
  readonly requestedAt: number;
  /** Higher runs first when nodes are short. */
  priority: number;
  /** Cloud nodes: those it wants while it waits, those it has afterwards. */
  nodes: number;
  readonly plannedRows: number;
  /** Of one node while it waits, of all its nodes afterwards. */
  rowsPerMinute: number;
  readonly errorShare: number;
  readonly inputs: readonly string[];
  /** Dollars per 1,000 rows that the template costs. */
  readonly price: number;
  /** Dollars per 1,000 rows that premium proxies cost; 0 without them. */
  readonly proxyPrice: number;
  /** Rows from one captcha to the next; 0 where the site asks for none. */
  readonly captchaEvery: number;
  /** Dollars that solving one costs. */
  readonly captchaPrice: number;
  /** When a cloud node was free for it; undefined while waiting. */
  startedAt: number | undefined;
  stopRequestedAt: number | undefined;
  endedAt: number | undefined;
  end: RunEnd | undefined;
  /** Rows when it ended; while it runs they are computed. */
  finalRows: number;
  /** Dollars taken from the balance so far. */
  charged: number;
  holds: Hold[];
  /** The first so many rows have been exported. */
  exportedRows: number;
  /** When its rows were removed, since nothing is kept for ever; `finalRows` goes on telling what it found. */
  rowsRemovedAt?: number;
}
