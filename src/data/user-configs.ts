import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer } from 'react';
import { api, client } from '#src/api/client';
import type { UserConfigType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { beforeSignOut } from './before-sign-out';
import { quietOptions } from './polling';

/** Milliseconds. */
const SAVE_DELAY = 400;

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

interface PendingSave {
  readonly timer: number;
  readonly unregister: () => void;
}
const pendingSaves = new WeakMap<QueryClient, Map<string, PendingSave>>();
const reportedFailures = new WeakMap<QueryClient, Set<string>>();

async function save(
  queries: QueryClient,
  type: UserConfigType,
  key: string,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const configKey = `${type}/${key}`;
  const { queryKey } = userConfigQueries.unsaved(type, key);
  const value = queries.getQueryData(queryKey);
  const reported = reportedFailures.get(queries) ?? new Set<string>();
  reportedFailures.set(queries, reported);
  try {
    const saved = await client.PUT('/v1/userConfig', { body: { type, key, value: JSON.stringify(value) } });
    reported.delete(configKey);
    queries.setQueryData<Schemas['UserConfigList']>(userConfigQueries.ofType(type).queryKey, (list) => ({
      items: [...(list?.items ?? []).filter((entry) => entry.key !== key), saved],
    }));
    if (queries.getQueryData(queryKey) === value) queries.setQueryData(queryKey, null);
  } catch (error) {
    if (!reported.has(configKey)) onFailure(error);
    reported.add(configKey);
  }
}

function saveSoon(queries: QueryClient, type: UserConfigType, key: string, onFailure: (error: unknown) => void): void {
  const all = pendingSaves.get(queries) ?? new Map<string, PendingSave>();
  pendingSaves.set(queries, all);
  const configKey = `${type}/${key}`;
  const before = all.get(configKey);
  window.clearTimeout(before?.timer);
  before?.unregister();
  const saveNow = async () => {
    const own = all.get(configKey);
    window.clearTimeout(own?.timer);
    own?.unregister();
    all.delete(configKey);
    await save(queries, type, key, onFailure);
  };
  all.set(configKey, {
    timer: window.setTimeout(() => void saveNow(), SAVE_DELAY),
    unregister: beforeSignOut(queries, saveNow),
  });
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
export function useAccountPreference<T>(
  type: UserConfigType,
  key: string,
  accepts: (value: unknown) => value is T,
  onFailure: (error: unknown) => void,
): readonly [T | undefined, (value: T) => void] {
  const queries = useQueryClient();
  const { data: list } = useQuery({ ...userConfigQueries.ofType(type), ...quietOptions });
  useQuery(userConfigQueries.unsaved(type, key));
  // Read directly: the cache notifies its observers a moment later.
  const unsaved = queries.getQueryData(userConfigQueries.unsaved(type, key).queryKey);
  const [, forceRender] = useReducer((turns: number) => turns + 1, 0);
  const stored = useMemo(() => read(list, key, accepts), [list, key, accepts]);
  const setPreference = useCallback(
    (value: T) => {
      queries.setQueryData(userConfigQueries.unsaved(type, key).queryKey, value);
      forceRender();
      saveSoon(queries, type, key, onFailure);
    },
    [queries, type, key, onFailure],
  );
  return [accepts(unsaved) ? unsaved : stored, setPreference];
}
