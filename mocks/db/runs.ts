import type { StartWay } from '#src/contract/enums.gen';

/** A subtask stopped by itself, until `to` (undefined: still). Epoch milliseconds. */
export interface SubtaskStop {
  readonly subtask: number;
  readonly from: number;
  to: number | undefined;
}

export type RunEnd = 'completed' | 'stopped' | 'balance' | 'lost';

/** Progress is not stored: rows, subtasks, log lines and spending are computed from this record and the clock. */
export interface RunRecord {
  readonly runId: string;
  readonly taskId: string;
  userId: string;
  readonly lot: number;
  readonly startWay: StartWay;
  readonly seed: number;
  readonly requestedAt: number;
  priority: number;
  /** Requested nodes while waiting, assigned ones afterwards. */
  nodes: number;
  readonly plannedRows: number;
  /** Per node while waiting, of all nodes afterwards. */
  rowsPerMinute: number;
  readonly errorShare: number;
  readonly inputs: readonly string[];
  /** Dollars per 1,000 rows. */
  readonly price: number;
  /** Dollars per 1,000 rows; 0 without premium proxies. */
  readonly proxyPrice: number;
  /** Rows between two captchas; 0 for none. */
  readonly captchaEvery: number;
  readonly captchaPrice: number;
  startedAt: number | undefined;
  stopRequestedAt: number | undefined;
  endedAt: number | undefined;
  end: RunEnd | undefined;
  finalRows: number;
  /** Dollars. */
  charged: number;
  holds: SubtaskStop[];
  exportedRows: number;
  /** When retention deleted its rows; `finalRows` stays. */
  rowsRemovedAt?: number;
}
