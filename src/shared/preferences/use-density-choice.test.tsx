import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { UserConfigType } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { localStore } from '#src/lib/storage';
import { setDensity } from '#src/state/preferences';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { useDensityChoice } from './use-density-choice';

let cache = createQueryClient();
let emulator: TestEmulator;

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  vi.useFakeTimers();
  cache = createQueryClient();
  emulator = await startEmulator();
});
afterEach(() => {
  cleanup();
  setDensity('roomy');
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
const open = () => renderHook(() => useDensityChoice(), { wrapper });

test('API-107 ENUM-36 the console adopts the density of the account and remembers it in the browser', async () => {
  await emulator.db.userConfigs.insert({
    id: 'config-1',
    userId: personas.standard.userId,
    type: UserConfigType.Density,
    key: 'console',
    value: '"compact"',
    updatedAt: emulator.clock.now(),
  });
  const hook = open();
  expect(hook.result.current[0]).toBe('roomy');
  await wait(50);
  expect(hook.result.current[0]).toBe('compact');
  expect(localStore.get('density')).toBe('compact');
});

test('API-107 a chosen density is saved, and stays in this browser if that fails', async () => {
  const hook = open();
  await wait(50);
  act(() => hook.result.current[1]('compact'));
  expect(hook.result.current[0]).toBe('compact');
  await wait(500);
  expect(emulator.sent('saveUserConfig').map(({ body }) => body)).toEqual([
    { type: 'density', key: 'console', value: '"compact"' },
  ]);
  emulator.fail('saveUserConfig', { kind: 'status', status: 422, code: 'Full', message: 'Too many settings.' });
  act(() => hook.result.current[1]('roomy'));
  await wait(500);
  expect(screen.getByText(/^Couldn’t save the density to your account/)).toBeDefined();
  expect(localStore.get('density')).toBe('roomy');
  emulator.faults.set([]);
});
