import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { loadPageTexts } from '#src/i18n/page-texts';
import { ExampleRun } from './example-run';

beforeAll(async () => {
  await startLanguages('en-US');
  await loadPageTexts('site');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each row starts the timer of the next. */
const arrive = (rows: number) => {
  for (let row = 0; row < rows; row++)
    act(() => {
      vi.advanceTimersByTime(600);
    });
};
const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Play again' });

test('the example run plays once and again on request', () => {
  render(<ExampleRun />);
  expect(screen.getByText('0 rows')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Desk lamp/ })).toBeNull();
  expect(again().disabled).toBe(true);
  arrive(1);
  expect(screen.getByText('24 rows')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Desk lamp $39.90 4.6' })).toBeTruthy();
  expect(screen.getByText('Running')).toBeTruthy();
  arrive(4);
  expect(screen.getByText('140 rows')).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(again());
  expect(screen.getByText('0 rows')).toBeTruthy();
});

test('reduced motion shows the finished run', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<ExampleRun />);
  expect(screen.getByText('140 rows')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});
