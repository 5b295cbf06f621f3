import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

const DAY = 86_400_000;
const basis = async () => (await screen.findByText(/^Based on the last/, {}, { timeout: 30_000 })).textContent;
const open = (persona: 'standard' | 'basic') => openApp({ path: '/console/payment-plan/credit-usage', persona });

test('BILL-04 the average names its days, and a short history adds a note to the forecast', async () => {
  const { emulator, cache } = await open('standard');
  await basis();
  const { runs } = emulator.db;
  const recent = runs.all().filter(({ startedAt = 0 }) => startedAt > emulator.clock.now() - 7 * DAY);
  await runs.replaceAll(recent);
  await act(() => cache.resetQueries());
  await waitFor(async () => expect(await basis()).toBe('Based on the last 7 days'));
  expect(screen.getByText(/^This forecast is based on only 7 days of usage so far/)).toBeTruthy();
}, 60_000);

test('BILL-04 a forecast from a month of usage has no such note', async () => {
  await open('basic');
  expect(await basis()).toBe('Based on the last 27 days');
  expect(screen.getByText(/^At the rate of the last 27 days, it runs out/)).toBeTruthy();
  expect(screen.queryByText(/^This forecast is based on/)).toBeNull();
}, 60_000);
