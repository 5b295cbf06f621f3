import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { FAULT_STATUSES } from '#src/lib/fault-kinds';

/** `share` (0 to 1) is the part of the calls that a fault hits, chosen by the seed. */
export type Fault = {
  readonly operation?: OperationId | readonly OperationId[];
  readonly share?: number;
  /** Hits only this many matching calls. */
  readonly times?: number;
  /** Skips this many matching calls first, so that loaded data stays on the screen. */
  readonly after?: number;
} & (
  | {
      readonly kind: 'status';
      readonly status: (typeof FAULT_STATUSES)[number];
      readonly code?: string;
      readonly message?: string;
      /** Seconds; 30 by default for a 429. */
      readonly retryAfter?: number;
      readonly details?: readonly Schemas['ErrorDetail'][];
    }
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** Log-normal delay; `median` in milliseconds. */
  | { readonly kind: 'latency'; readonly median: number; readonly sigma: number }
  /** The headers come at once, the body over this time. */
  | { readonly kind: 'drip'; readonly milliseconds: number }
  /** Never responds. */
  | { readonly kind: 'pending' }
  /** Closes the connection after this time (default: a minute). */
  | { readonly kind: 'timeout'; readonly milliseconds?: number }
  | { readonly kind: 'offline' }
  /** Executes the call, then breaks the connection within the response. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'malformed' | 'html' | 'empty' }
  /** Removes the caller's session first: 401 now and later. */
  | { readonly kind: 'sessionEnd' }
  /** Responds 200 with this body. With `merge`, `body` overrides properties of the real response. */
  | { readonly kind: 'answer'; readonly body: object; readonly merge?: boolean }
);

export type FaultKind = Fault['kind'];
