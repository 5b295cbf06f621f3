import type { OperationId } from '../../src/contract/operations.gen';

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
      readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
      readonly code?: string;
      readonly message?: string;
      readonly retryAfter?: number;
    }
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** Never answers: a story holds the loading state with it. */
  | { readonly kind: 'pending' }
  /** The connection fails, as when offline. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'malformed' | 'html' | 'empty' }
  /** Answers 200 with this body: for a business error that the contract puts inside a success. */
  | { readonly kind: 'answer'; readonly body: object }
);

/** Whether a fault is meant for this operation. */
export function strikes(fault: Fault, operation: OperationId): boolean {
  if (fault.operation === undefined) return true;
  return Array.isArray(fault.operation) ? fault.operation.includes(operation) : fault.operation === operation;
}
