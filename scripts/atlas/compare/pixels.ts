import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Width and height in pixels. */
export type Size = readonly [number, number];

/** A picture on a ground of another size: what is added is clear, so that it differs from everything drawn. */
function onGround(picture: PNG, [width, height]: Size): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  ground.data.fill(0);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Compares two pictures, given as the bytes of PNG files, pixel by pixel: any other colour counts, since two looks at the same state
 * give the same bytes. Gives the share of pixels that differ (0 to 1), both sizes, and the differences as a PNG file.
 */
export function comparePictures(oldBytes: Buffer, newBytes: Buffer) {
  const [old, now] = [PNG.sync.read(oldBytes), PNG.sync.read(newBytes)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const [before, after] = [onGround(old, [width, height]), onGround(now, [width, height])];
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, diff.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [225, 29, 72],
    alpha: 0.15,
  });
  const sizes: readonly [Size, Size] = [
    [old.width, old.height],
    [now.width, now.height],
  ];
  return {
    share: pixels / (width * height),
    sizes,
    // The fastest compression: it is looked at once.
    picture: (): Buffer => PNG.sync.write(diff, { deflateLevel: 1, filterType: 0 }),
  };
}
