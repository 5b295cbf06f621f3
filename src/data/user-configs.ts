import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer } from 'react';
import { api, client } from '#src/api/client';
import type { UserConfigType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { beforeSignOut } from './before-sign-out';
import { quiet } from './polling';

/** Milliseconds. */
const REST = 400;

const userConfigQueries = {
  ofType: (type: UserConfigType) =>
    api.queryOptions('get', '/v1/userConfig', { params: { query: { type } } }, { staleTime: 60_000 }),
  unsaved: (type: UserConfigType, key: string) =>
    queryOptions({
      queryKey: ['unsaved', '/v1/userConfig', type, key],
      queryFn: (): unknown => null,
      initialData: (): unknown => null,
      staleTime: Infinity,
      gcTime: Infinity,
      enabled: false,
    }),
};

interface Saving {
  readonly timer: number;
  readonly callOff: () => void;
}
const waiting = new WeakMap<QueryClient, Map<string, Saving>>();
const told = new WeakMap<QueryClient, Set<string>>();

async function save(
  queries: QueryClient,
  type: UserConfigType,
  key: string,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const place = `${type}/${key}`;
  const { queryKey } = userConfigQueries.unsaved(type, key);
  const value = queries.getQueryData(queryKey);
  const failed = told.get(queries) ?? new Set<string>();
  told.set(queries, failed);
  try {
    const saved = await client.PUT('/v1/userConfig', { body: { type, key, value: JSON.stringify(value) } });
    failed.delete(place);
    queries.setQueryData<Schemas['UserConfigList']>(userConfigQueries.ofType(type).queryKey, (list) => ({
      items: [...(list?.items ?? []).filter((entry) => entry.key !== key), saved],
    }));
    if (queries.getQueryData(queryKey) === value) queries.setQueryData(queryKey, null);
  } catch (error) {
    if (!failed.has(place)) onFailure(error);
    failed.add(place);
  }
}

function saveSoon(queries: QueryClient, type: UserConfigType, key: string, onFailure: (error: unknown) => void): void {
  const all = waiting.get(queries) ?? new Map<string, Saving>();
  waiting.set(queries, all);
  const place = `${type}/${key}`;
  const before = all.get(place);
  window.clearTimeout(before?.timer);
  before?.callOff();
  const now = async () => {
    const own = all.get(place);
    window.clearTimeout(own?.timer);
    own?.callOff();
    all.delete(place);
    await save(queries, type, key, onFailure);
  };
  all.set(place, { timer: window.setTimeout(() => void now(), REST), callOff: beforeSignOut(queries, now) });
}

function read<T>(list: Schemas['UserConfigList'] | undefined, key: string, accepts: (value: unknown) => value is T) {
  const text = list?.items.find((entry) => entry.key === key)?.value;
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return accepts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a choice with the account; undefined while unknown or not accepted. A failed save lasts for the session and calls `onFailure`
 * once.
 */
export function useKeptChoice<T>(
  type: UserConfigType,
  key: string,
  accepts: (value: unknown) => value is T,
  onFailure: (error: unknown) => void,
): readonly [T | undefined, (value: T) => void] {
  const queries = useQueryClient();
  const { data: list } = useQuery({ ...userConfigQueries.ofType(type), ...quiet });
  useQuery(userConfigQueries.unsaved(type, key));
  // Read directly: the cache notifies its observers a moment later.
  const unsaved = queries.getQueryData(userConfigQueries.unsaved(type, key).queryKey);
  const [, draw] = useReducer((turns: number) => turns + 1, 0);
  const stored = useMemo(() => read(list, key, accepts), [list, key, accepts]);
  const keep = useCallback(
    (value: T) => {
      queries.setQueryData(userConfigQueries.unsaved(type, key).queryKey, value);
      draw();
      saveSoon(queries, type, key, onFailure);
    },
    [queries, type, key, onFailure],
  );
  return [accepts(unsaved) ? unsaved : stored, keep];
}
