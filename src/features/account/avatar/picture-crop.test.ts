import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { canZoom, MAX_PICTURE_BYTES, moveCrop, pictureFileError, largestCrop, zoomCrop } from './picture-crop';

const wide = { width: 1200, height: 800 };

describe('square crop of a picture', () => {
  test('starts in the middle, as large as possible', () => {
    expect(largestCrop(wide)).toEqual({ x: 200, y: 0, size: 800 });
    expect(largestCrop({ width: 300, height: 500 })).toEqual({ x: 0, y: 100, size: 300 });
  });

  test('moves and stops at the edges', () => {
    expect(moveCrop(largestCrop(wide), 50, 0, wide)).toEqual({ x: 250, y: 0, size: 800 });
    expect(moveCrop(largestCrop(wide), 5000, 70, wide)).toEqual({ x: 400, y: 0, size: 800 });
    expect(moveCrop(largestCrop(wide), -5000, -70, wide)).toEqual({ x: 0, y: 0, size: 800 });
  });

  test('zooms into its middle, at most eight times and never below 64 pixels', () => {
    const close = zoomCrop(largestCrop(wide), 1, wide);
    expect(close).toEqual({ x: 550, y: 350, size: 100 });
    const small = { width: 80, height: 90 };
    expect(zoomCrop(largestCrop(small), 1, small).size).toBe(64);
    expect(canZoom(small)).toBe(true);
    expect(canZoom({ width: 64, height: 200 })).toBe(false);
  });

  test('stays inside the picture after any moves and zooms', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const step = fc.tuple(
      fc.integer({ min: -9000, max: 9000 }),
      fc.integer({ min: -9000, max: 9000 }),
      fc.double({ min: -1, max: 2, noNaN: true }),
    );
    fc.assert(
      fc.property(side, side, fc.array(step, { maxLength: 6 }), (width, height, steps) => {
        const picture = { width, height };
        let crop = largestCrop(picture);
        for (const [dx, dy, zoom] of steps) crop = zoomCrop(moveCrop(crop, dx, dy, picture), zoom, picture);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.size).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.y + crop.size).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});

test.each([
  [{ type: 'image/png', size: 10 }, undefined],
  [{ type: 'image/gif', size: MAX_PICTURE_BYTES }, undefined],
  [{ type: 'image/svg+xml', size: 10 }, 'type'],
  [{ type: '', size: 10 }, 'type'],
  [{ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 }, 'size'],
])('the picture file %j has the error: %s', (file, fault) => {
  expect(pictureFileError(file)).toBe(fault);
});
