import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Size = readonly [number, number];

function padTo(picture: PNG, [width, height]: Size): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const padded = new PNG({ width, height });
  padded.data.fill(0);
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
  return padded;
}

/** Exact, since the same state has the same bytes. `share` is from 0 to 1. */
export function comparePictures(oldBytes: Buffer, newBytes: Buffer) {
  const [old, now] = [PNG.sync.read(oldBytes), PNG.sync.read(newBytes)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const [before, after] = [padTo(old, [width, height]), padTo(now, [width, height])];
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
    picture: (): Buffer => PNG.sync.write(diff, { deflateLevel: 1, filterType: 0 }),
  };
}
