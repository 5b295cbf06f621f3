import { PNG } from 'pngjs';

/** A picture of one colour takes far less than this; only such small ones are worth unpacking. */
const BYTES_PER_PIXEL = 0.05;

/** Whether a PNG shows one colour and nothing else. */
export function isBlank(picture: Buffer): boolean {
  const pixels = picture.readUInt32BE(16) * picture.readUInt32BE(20);
  if (picture.length > 1024 && picture.length > pixels * BYTES_PER_PIXEL) return false;
  const { data } = PNG.sync.read(picture);
  const first = data.readUInt32BE(0);
  for (let at = 4; at < data.length; at += 4) if (data.readUInt32BE(at) !== first) return false;
  return true;
}

/** The stories that look the same although each has a state of its own, a list for each look. */
export function lookAlike(pictures: readonly { readonly story: string; readonly sha256: string }[]): string[][] {
  return [...Map.groupBy(pictures, ({ sha256 }) => sha256).values()]
    .map((same) => [...new Set(same.map(({ story }) => story))])
    .filter((same) => same.length > 1);
}
