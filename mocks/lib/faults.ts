import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { FAULT_STATUSES } from '#src/lib/fault-kinds';

/** What goes wrong on purpose. Without `operation` it strikes every call; `share` (0..1) strikes that part of them, seeded. */
export type Fault = {
  readonly operation?: OperationId | readonly OperationId[];
  readonly share?: number;
  /** Strikes the first so many matching calls only. */
  readonly times?: number;
  /** Lets the first so many matching calls through: what was loaded before it strikes stays on the screen. */
  readonly after?: number;
} & (
  | {
      readonly kind: 'status';
      readonly status: (typeof FAULT_STATUSES)[number];
      readonly code?: string;
      readonly message?: string;
      /** Seconds of Retry-After; a 429 has 30 when nothing is said. */
      readonly retryAfter?: number;
      /** Fields that were refused. */
      readonly details?: readonly Schemas['ErrorDetail'][];
    }
  /** The answer comes this many milliseconds later. */
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** The answer comes later by a time that is spread log-normally: half of the calls wait longer than `median` milliseconds. */
  | { readonly kind: 'latency'; readonly median: number; readonly sigma: number }
  /** The head of the answer comes at once, its body in pieces over this many milliseconds. */
  | { readonly kind: 'drip'; readonly milliseconds: number }
  /** Never answers: a story holds the loading state with it. */
  | { readonly kind: 'pending' }
  /** Nobody answers, and the connection is closed after this many milliseconds (a minute when nothing is said). */
  | { readonly kind: 'timeout'; readonly milliseconds?: number }
  /** The connection fails, as when offline. */
  | { readonly kind: 'offline' }
  /** The work is done, and the connection breaks in the middle of the answer. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'malformed' | 'html' | 'empty' }
  /** The session of the caller ends for good before the call is looked at: 401 now, and later. */
  | { readonly kind: 'sessionEnd' }
  /**
   * Answers 200 with this body: for a business error that the contract puts inside a success. With `merge` the call is
   * answered as usual, and the properties of `body` replace those of the answer.
   */
  | { readonly kind: 'answer'; readonly body: object; readonly merge?: boolean }
);

export type FaultKind = Fault['kind'];
