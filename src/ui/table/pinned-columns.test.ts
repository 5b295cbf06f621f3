import { expect, test } from 'vitest';
import { pinnedLayout } from './pinned-columns';

const widths = [72, 240, 180];

test.each([
  ['before the box is measured', 0, { widths, end: 372, isAlone: false }],
  ['in a wide box', 1150, { widths, end: 372, isAlone: false }],
  ['narrowed in a smaller box', 800, { widths: [72, 188, 180], end: 320, isAlone: false }],
  ['alone on a phone', 343, { widths: [72, 171, 180], end: 171, isAlone: true }],
])('the first column of data is pinned %s, and most of the width scrolls', (_, boxWidth, layout) => {
  expect(pinnedLayout(widths, 60, 2, boxWidth)).toEqual(layout);
  if (boxWidth > 0) expect(boxWidth - layout.end).toBeGreaterThanOrEqual(boxWidth * (layout.isAlone ? 0.5 : 0.6));
});

test('a grid without pinned columns keeps its widths', () => {
  expect(pinnedLayout(widths, 60, 0, 343)).toEqual({ widths, end: 60, isAlone: false });
});
