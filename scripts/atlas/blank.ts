import { PNG } from 'pngjs';

/** Larger PNGs cannot have one color and are not decoded. */
const BYTES_PER_PIXEL = 0.05;

export function isBlank(picture: Buffer): boolean {
  const pixels = picture.readUInt32BE(16) * picture.readUInt32BE(20);
  if (picture.length > 1024 && picture.length > pixels * BYTES_PER_PIXEL) return false;
  const { data } = PNG.sync.read(picture);
  const first = data.readUInt32BE(0);
  for (let at = 4; at < data.length; at += 4) if (data.readUInt32BE(at) !== first) return false;
  return true;
}

export function findDuplicates(pictures: readonly { readonly story: string; readonly sha256: string }[]): string[][] {
  return [...Map.groupBy(pictures, ({ sha256 }) => sha256).values()]
    .map((same) => [...new Set(same.map(({ story }) => story))])
    .filter((same) => same.length > 1);
}
