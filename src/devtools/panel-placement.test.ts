import { expect, test } from 'vitest';
import { fitPlacement } from './panel-placement';

const placement = { open: true, dock: 'side', width: 420, height: 320 } as const;

test('in a wide window the panel is beside the page, with its last width', () => {
  expect(fitPlacement(placement, { width: 1440, height: 900 })).toMatchObject({ dock: 'side', size: 420 });
});

test('in a narrow window the panel is below the page, whatever the user chose', () => {
  expect(fitPlacement(placement, { width: 375, height: 812 })).toMatchObject({ dock: 'below', size: 320 });
});

test('the page keeps a minimum share of the window', () => {
  expect(fitPlacement({ ...placement, width: 5000 }, { width: 1000, height: 800 }).size).toBe(520);
  expect(fitPlacement({ ...placement, dock: 'below', height: 5000 }, { width: 1440, height: 900 }).size).toBe(660);
  expect(fitPlacement({ ...placement, width: 10 }, { width: 1440, height: 900 }).size).toBe(320);
});
