import { expect, test } from 'vitest';
import { fitPlacement } from './panel-placement';

const placement = { open: true, dock: 'side', width: 420, height: 320 } as const;

test('a wide window has the panel beside the page, as wide as it was left', () => {
  expect(fitPlacement(placement, { width: 1440, height: 900 })).toMatchObject({ dock: 'side', size: 420 });
});

test('a narrow window has it below, whatever was chosen', () => {
  expect(fitPlacement(placement, { width: 375, height: 812 })).toMatchObject({ dock: 'below', size: 320 });
});

test('the page keeps its share of the window', () => {
  expect(fitPlacement({ ...placement, width: 5000 }, { width: 1000, height: 800 }).size).toBe(520);
  expect(fitPlacement({ ...placement, dock: 'below', height: 5000 }, { width: 1440, height: 900 }).size).toBe(660);
  expect(fitPlacement({ ...placement, width: 10 }, { width: 1440, height: 900 }).size).toBe(320);
});
