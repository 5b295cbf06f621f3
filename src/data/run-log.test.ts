import { expect, test } from 'vitest';
import { LogLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { mergeLatest } from './run-log';

const line = (number: number, message = `Page ${number}`): Schemas['LogLine'] => ({
  id: `l-${number}`,
  time: new Date(number * 1000).toISOString(),
  level: LogLevel.Info,
  message,
  subTaskId: null,
});
const lines = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, step) => line(newest - step));
const ids = (page: Schemas['LogPage']) => page.items.map(({ id }) => Number(id.slice(2)));

test('new log lines join the known ones without duplicates, and the cursor to earlier lines stays', () => {
  const before = { items: lines(8, 3), nextCursor: '3' };
  const merged = mergeLatest(before, { items: lines(10, 5), nextCursor: '5' });
  expect(ids(merged)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  expect(merged.nextCursor).toBe('3');
  expect(mergeLatest(undefined, before)).toBe(before);
});

test('when lines are missing in between, only the latest lines are kept', () => {
  const latest = { items: lines(20, 15), nextCursor: '15' };
  expect(mergeLatest({ items: lines(8, 3), nextCursor: '3' }, latest)).toBe(latest);
  expect(ids(mergeLatest({ items: [], nextCursor: null }, { items: lines(2, 1), nextCursor: null }))).toEqual([2, 1]);
});

test('lines in another language replace all known lines', () => {
  const latest = { items: [line(9), line(8, 'Seite 8')], nextCursor: '8' };
  expect(mergeLatest({ items: lines(8, 3), nextCursor: '3' }, latest)).toBe(latest);
});

test('a log that exceeds its limit restarts with the latest lines', () => {
  const latest = { items: lines(5002, 5000), nextCursor: '5000' };
  expect(mergeLatest({ items: lines(5000, 1), nextCursor: null }, latest)).toBe(latest);
});
