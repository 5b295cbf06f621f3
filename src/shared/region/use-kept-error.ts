import { useState } from 'react';

/**
 * The error of a query, kept while a first load is tried again: what says so stays in place instead of giving way to a
 * skeleton every few seconds. Null once there is something to show and nothing wrong with it.
 */
export function useKeptError({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  const [kept, setKept] = useState<unknown>(null);
  const next = data === undefined ? (error ?? kept) : null;
  if (next !== kept) setKept(next);
  return data === undefined ? next : error;
}
