import type { Schemas } from '#src/contract/types';

export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

/** The code of a call that an overlay removes. */
export const NOT_OFFERED = 'NotOffered';

export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed';

/** Every call rejects with this. `status` is 0 without a response; `retryAfter` is in seconds. */
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

/** Returns whether a retry may help: no connection, a timeout, or an overloaded or broken server. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'http' || error.status >= 500 || error.status === 429);
}

/** Returns whether there is no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** Returns the HTTP status, 0 without a response. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Returns the seconds of Retry-After; Infinity if the server does not offer the call. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === NOT_OFFERED ? Infinity : error.retryAfter;
}

interface Refusable {
  readonly error?: Schemas['BusinessError'] | null;
  readonly code?: string;
  readonly message?: string | null;
}

/** Returns the body of a 200 response; throws ApiError if its `error` or `code` refuses the whole call (ERR-01). */
export function throwIfRefused<T extends Refusable>(result: T): T {
  const { code = '', message } = result.error ?? result;
  if (code !== '') throw new ApiError('http', 200, code, message ?? '');
  return result;
}
