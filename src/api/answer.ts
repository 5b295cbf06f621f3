import type { Schemas } from '#src/contract/types';
import { ApiError } from './errors';

/** The body of a successful call. The client's fetch has thrown before this for every other answer; throws when there is none. */
export function answer<T>(result: { data?: T }): T {
  if (result.data === undefined) throw new Error('An answer without a body');
  return result.data;
}

/** Returns a 200 answer; throws ApiError with its code and message where the answer refuses the call as a whole (ERR-01). */
export function throwIfRefused<T extends { readonly error?: Schemas['BusinessError'] | null }>(result: T): T {
  if (result.error) throw new ApiError('http', 200, result.error.code, result.error.message);
  return result;
}
