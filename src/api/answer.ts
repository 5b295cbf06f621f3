/** The body of a successful call. The client's fetch has thrown before this for every other answer; throws when there is none. */
export function answer<T>(result: { data?: T }): T {
  if (result.data === undefined) throw new Error('An answer without a body');
  return result.data;
}
