import type { Schemas } from '#src/contract/types';
import { ApiError } from './errors';

/** The body of a successful call. The client's fetch has thrown before this for every other answer; throws when there is none. */
export function answer<T>(result: { data?: T }): T {
  if (result.data === undefined) throw new Error('An answer without a body');
  return result.data;
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
