import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setTransport } from '#src/api/transport';
import { doBeforeSignOut } from '#src/data/before-sign-out';
import { startLanguages } from '#src/i18n/init';
import { localStore, writeJson } from '#src/lib/storage';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { plainView, withColumn, type ListView } from './list-view';
import { useListView } from './use-list-view';

const compact: ListView = { ...plainView, density: 'compact' };
let cache = createQueryClient();
let stored: ListView | undefined;
let failing = false;
let puts: unknown[] = [];

const config = (view: ListView) => ({
  id: 'config-1',
  type: 'columns',
  key: 'tasks.all',
  value: JSON.stringify(view),
  updatedAt: '2026-11-20T06:00:00Z',
});

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
  cache = createQueryClient();
  stored = undefined;
  failing = false;
  puts = [];
  setTransport(async (request) => {
    if (request.method === 'GET') return Response.json({ items: stored ? [config(stored)] : [] });
    const body = JSON.parse(await request.text()) as { value: string };
    puts.push(body);
    if (failing) return Response.json({ error: { code: 'Invalid', message: 'No.' } }, { status: 422 });
    stored = JSON.parse(body.value) as ListView;
    return Response.json(config(stored));
  });
});
afterEach(() => {
  cleanup();
  localStore.remove('tasks.all');
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>
    <UiProvider theme="light" language="en-US" motion={false}>
      {children}
    </UiProvider>
  </QueryClientProvider>
);
const open = () => renderHook(() => useListView('all'), { wrapper });
const looks = ({ result }: ReturnType<typeof open>) => result.current[0];
const choose = (hook: ReturnType<typeof open>, view: ListView) => {
  act(() => {
    hook.result.current[1](view);
  });
};

test('API-107 ENUM-36 a list looks at once as it did here last time, then as the account keeps it, which is remembered', async () => {
  writeJson(localStore, 'tasks.all', withColumn(plainView, 'trend', false));
  stored = compact;
  const hook = open();
  expect(looks(hook)).toEqual(withColumn(plainView, 'trend', false));
  await wait(50);
  expect(looks(hook)).toEqual(compact);
  expect(JSON.parse(localStore.get('tasks.all') ?? '')).toEqual(compact);
});

test('API-107 of several choices the last is saved, once; one made just before signing out is saved, too', async () => {
  const hook = open();
  await wait(50);
  choose(hook, withColumn(plainView, 'trend', false));
  choose(hook, compact);
  expect(looks(hook)).toEqual(compact);
  expect(puts).toEqual([]);
  await wait(500);
  expect(puts).toEqual([{ type: 'columns', key: 'tasks.all', value: JSON.stringify(compact) }]);
  choose(hook, plainView);
  await act(() => doBeforeSignOut(cache));
  expect(stored).toEqual(plainView);
  await wait(500);
  expect(puts).toHaveLength(2);
});

test('API-107 a choice that cannot be saved stays for this session and is said once', async () => {
  stored = plainView;
  failing = true;
  const hook = open();
  await wait(50);
  choose(hook, compact);
  await wait(500);
  const words = /could not be saved to your account/;
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(looks(hook)).toEqual(compact);
  choose(hook, withColumn(compact, 'trend', false));
  await wait(500);
  expect(puts).toHaveLength(2);
  expect(screen.getAllByText(words)).toHaveLength(1);

  hook.unmount();
  await cache.invalidateQueries();
  const again = open();
  await wait(50);
  expect(looks(again)).toEqual(withColumn(compact, 'trend', false));
  failing = false;
  choose(again, compact);
  await wait(500);
  expect(stored).toEqual(compact);
});
