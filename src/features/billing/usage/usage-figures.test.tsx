import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

const open = async (persona: 'standard' | 'basic') => {
  await openApp({ path: '/console/payment-plan/credit-usage', persona });
  return (await screen.findByText(/^Based on the last/, {}, { timeout: 30_000 })).textContent;
};

test('BILL-04 the average names its days, and a short history adds a note to the forecast', async () => {
  expect(await open('standard')).toBe('Based on the last 7 days');
  expect(screen.getByText(/^This forecast is based on only 7 days of usage so far/)).toBeTruthy();
  expect(screen.getByText(/^At the rate of the last 7 days, it runs out/)).toBeTruthy();
}, 60_000);

test('BILL-04 a forecast from a month of usage has no such note', async () => {
  expect(await open('basic')).toBe('Based on the last 27 days');
  expect(screen.queryByText(/^This forecast is based on/)).toBeNull();
}, 60_000);
