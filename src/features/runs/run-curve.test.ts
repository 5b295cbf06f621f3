import { expect, test } from 'vitest';
import { runCurve } from './run-curve';

const at = (time: string, rows: number) => ({ time: `2026-11-20T06:${time}Z`, rows });
const seconds = (time: string) => time.slice(14, 19);

test('the rate between two points is the number of rows per minute', () => {
  expect(runCurve([at('00:00', 0), at('00:30', 10), at('01:30', 70), at('02:00', 70)], seconds)).toEqual([
    { at: '00:00', rows: 0, rate: 0 },
    { at: '00:30', rows: 10, rate: 20 },
    { at: '01:30', rows: 70, rate: 60 },
    { at: '02:00', rows: 70, rate: 0 },
  ]);
});

test('points with the same axis label merge into the last one', () => {
  expect(runCurve([at('00:00.100', 0), at('00:00.900', 4), at('00:01.400', 5)], seconds)).toMatchObject([
    { at: '00:00', rows: 4 },
    { at: '00:01', rows: 5, rate: 120 },
  ]);
  expect(runCurve([], seconds)).toEqual([]);
});
