import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { UserConfigType } from '#src/contract/enums.gen';
import { runBeforeSignOut } from '#src/data/before-sign-out';
import { startLanguages } from '#src/i18n/init';
import { localStore, writeJson } from '#src/lib/storage';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { defaultView, withColumn, type ListView } from './list-view';
import { useListView } from './use-list-view';

const narrow: ListView = withColumn(defaultView, 'rows', false);
let cache = createQueryClient();
let emulator: TestEmulator;

const userId = personas.standard.userId;
const puts = () => emulator.sent('saveUserConfig').map(({ body }) => body);
const stored = (): unknown => {
  const record = emulator.db.userConfigs.all().find((entry) => entry.userId === userId && entry.key === 'tasks.all');
  return record && JSON.parse(record.value);
};
const store = (view: ListView) =>
  emulator.db.userConfigs.insert({
    id: 'config-1',
    userId,
    type: UserConfigType.Columns,
    key: 'tasks.all',
    value: JSON.stringify(view),
    updatedAt: emulator.clock.now(),
  });

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  vi.useFakeTimers();
  cache = createQueryClient();
  emulator = await startEmulator();
});
afterEach(() => {
  cleanup();
  localStore.remove('tasks.all');
  vi.useRealTimers();
});

const wait = (milliseconds: number) => letTimePass(emulator, milliseconds);
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>
    <UiProvider theme="light" motion={false}>
      {children}
    </UiProvider>
  </QueryClientProvider>
);
const open = () => renderHook(() => useListView('all'), { wrapper });
const viewOf = ({ result }: ReturnType<typeof open>) => result.current[0];
const choose = (hook: ReturnType<typeof open>, view: ListView) => {
  act(() => {
    hook.result.current[1](view);
  });
};

test("API-107 the list starts with the local view and then adopts the account's view", async () => {
  writeJson(localStore, 'tasks.all', withColumn(defaultView, 'trend', false));
  await store(narrow);
  const hook = open();
  expect(viewOf(hook)).toEqual(withColumn(defaultView, 'trend', false));
  await wait(50);
  expect(viewOf(hook)).toEqual(narrow);
  expect(JSON.parse(localStore.get('tasks.all') ?? '')).toEqual(narrow);
});

test('API-107 only the last of several choices is saved, also when the user signs out', async () => {
  const hook = open();
  await wait(50);
  choose(hook, withColumn(defaultView, 'trend', false));
  choose(hook, narrow);
  expect(viewOf(hook)).toEqual(narrow);
  expect(puts()).toEqual([]);
  await wait(500);
  expect(puts()).toEqual([{ type: 'columns', key: 'tasks.all', value: JSON.stringify(narrow) }]);
  choose(hook, defaultView);
  await act(() => runBeforeSignOut(cache));
  expect(stored()).toEqual(defaultView);
  await wait(500);
  expect(puts()).toHaveLength(2);
});

test('API-107 a choice that cannot be saved stays for the session and shows the reason once', async () => {
  await store(defaultView);
  emulator.fail('saveUserConfig', { kind: 'status', status: 422, code: 'Full', message: 'Too many settings.' });
  const hook = open();
  await wait(50);
  choose(hook, narrow);
  await wait(500);
  const message = /Couldn’t save your columns to your account/;
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(screen.getByText('Too many settings.')).toBeDefined();
  expect(viewOf(hook)).toEqual(narrow);
  choose(hook, withColumn(narrow, 'trend', false));
  await wait(500);
  expect(puts()).toHaveLength(2);
  expect(screen.getAllByText(message)).toHaveLength(1);

  hook.unmount();
  await cache.invalidateQueries();
  const again = open();
  await wait(50);
  expect(viewOf(again)).toEqual(withColumn(narrow, 'trend', false));
  emulator.faults.set([]);
  choose(again, narrow);
  await wait(500);
  expect(stored()).toEqual(narrow);
});
