/** In the order of the demo panel's list. */
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

export const FAULT_STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503] as const;

/** Returns whether the fault has a duration in milliseconds. */
export const hasDuration = (kind: FaultKind): boolean => ['latency', 'spread', 'drip', 'timeout'].includes(kind);
