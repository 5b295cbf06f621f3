import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { clampOffset, offsetOf, offsetToShow, rowsInView, scaleOf, scrollTopOf, MAX_HEIGHT } from './scaled-scroll';

const million = scaleOf(1_000_000, 40, 600);

test('a million rows fit the maximum height of a browser, and both ends can be reached', () => {
  expect(million.elementHeight).toBe(MAX_HEIGHT);
  expect(offsetOf(0, million)).toBe(0);
  expect(offsetOf(MAX_HEIGHT - 600, million)).toBe(40_000_000 - 600);
  expect(rowsInView(40_000_000 - 600, million, 40, 1_000_000, 0)).toEqual({ from: 999_985, to: 1_000_000 });
});

test('few rows scroll one to one', () => {
  const scale = scaleOf(1000, 40, 600);
  expect(scale.elementHeight).toBe(40_000);
  expect(offsetOf(1234, scale)).toBe(1234);
  expect(scrollTopOf(1234, scale)).toBe(1234);
});

test('scroll position and offset convert both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
      const scale = scaleOf(rows, 40, 600);
      const offset = clampOffset(share * scale.contentHeight, scale);
      expect(offsetOf(scrollTopOf(offset, scale), scale)).toBeCloseTo(offset, 2);
    }),
  );
});

test('any row can be scrolled into view and is then drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 40_000_000 }), (row, at) => {
      const offset = offsetToShow(row, clampOffset(at, million), 40, million);
      const { from, to } = rowsInView(offset, million, 40, 1_000_000, 0);
      expect(row).toBeGreaterThanOrEqual(from);
      expect(row).toBeLessThan(to);
      expect(row * 40).toBeGreaterThanOrEqual(offset);
    }),
  );
});
