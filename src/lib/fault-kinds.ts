/** The kinds of fault that the emulator knows and the demo panel has words for, in the order of the panel's list. */
export const FAULT_KINDS = [
  'status',
  'latency',
  'spread',
  'drip',
  'pending',
  'timeout',
  'offline',
  'reset',
  'malformed',
  'html',
  'empty',
  'sessionEnd',
  'answer',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Statuses that the contract knows for a failure. */
export const FAULT_STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503] as const;

/** Whether a kind is set by a time in milliseconds. */
export const takesTime = (kind: FaultKind): boolean => ['latency', 'spread', 'drip', 'timeout'].includes(kind);
