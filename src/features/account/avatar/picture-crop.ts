/** A square, in pixels of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Picture {
  readonly width: number;
  readonly height: number;
}

export const AVATAR_SIZE = 256;
export const LEAST_SIDE = 64;

/** Bytes. */
export const LARGEST_PICTURE = 15_000_000;

/** The highest zoom factor. */
const CLOSEST = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const leastSize = ({ width, height }: Picture): number =>
  Math.min(width, height, Math.max(LEAST_SIDE, Math.min(width, height) / CLOSEST));

const inside = (crop: Crop, { width, height }: Picture): Crop => ({
  size: crop.size,
  x: clamp(crop.x, 0, width - crop.size),
  y: clamp(crop.y, 0, height - crop.size),
});

export function wholeCrop(picture: Picture): Crop {
  const size = Math.min(picture.width, picture.height);
  return { size, x: (picture.width - size) / 2, y: (picture.height - size) / 2 };
}

export const moveCrop = (crop: Crop, dx: number, dy: number, picture: Picture): Crop =>
  inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture);

/** Zooms around the square's center: 0 shows the whole picture, 1 is the highest zoom. */
export function zoomCrop(crop: Crop, zoom: number, picture: Picture): Crop {
  const whole = Math.min(picture.width, picture.height);
  const size = whole * (leastSize(picture) / whole) ** clamp(zoom, 0, 1);
  const middle = { x: crop.x + crop.size / 2, y: crop.y + crop.size / 2 };
  return inside({ size, x: middle.x - size / 2, y: middle.y - size / 2 }, picture);
}

export const canZoom = (picture: Picture): boolean => leastSize(picture) < Math.min(picture.width, picture.height);

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export function pictureFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): 'type' | 'size' | undefined {
  if (!types.some((entry) => entry === type)) return 'type';
  return size > LARGEST_PICTURE ? 'size' : undefined;
}
