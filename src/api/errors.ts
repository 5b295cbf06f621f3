import type { Schemas } from '#src/contract/types';

/** One field that the server refused, and why. */
export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

/** What kind of failure it was: an answer of the server, no connection, no answer in time, or an answer nobody can read. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed';

/** The one error that every call rejects with. `status` is 0 when there was no answer; `retryAfter` is in seconds. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Whether trying the same call again may help: no connection, no answer in time, an overloaded or broken server. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'http' || error.status >= 500 || error.status === 429);
}

/** Whether there is no connection at all. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** The HTTP status of an error, 0 when it is no answer of the server. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0;
}

/** The code of an ApiError, undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Seconds for which the server asks to be left alone (429), undefined when it does not. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfter : undefined;
}

/** A 200 answer that can refuse the call as a whole (ERR-01): by an error in it, or by a code that is not empty. */
interface Refusable {
  readonly error?: Schemas['BusinessError'] | null;
  readonly code?: string;
  readonly message?: string | null;
}

/** Returns a 200 answer; throws ApiError with its code and message where the answer refuses the call as a whole. */
export function throwIfRefused<T extends Refusable>(result: T): T {
  const { code = '', message } = result.error ?? result;
  if (code !== '') throw new ApiError('http', 200, code, message ?? '');
  return result;
}
