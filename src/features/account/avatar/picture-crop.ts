/** The square of a picture that is kept, in pixels of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Picture {
  readonly width: number;
  readonly height: number;
}

/** Sides of an account's picture, and the shortest side that one may be made of, in pixels. */
export const AVATAR_SIZE = 256;
export const LEAST_SIDE = 64;

/** Bytes of the largest file that is opened to be cropped; what is sent is far smaller. */
export const LARGEST_PICTURE = 15_000_000;

/** How much closer than the whole picture one may go. */
const CLOSEST = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Shortest side of the square, in pixels of the picture. */
const leastSize = ({ width, height }: Picture): number =>
  Math.min(width, height, Math.max(LEAST_SIDE, Math.min(width, height) / CLOSEST));

const inside = (crop: Crop, { width, height }: Picture): Crop => ({
  size: crop.size,
  x: clamp(crop.x, 0, width - crop.size),
  y: clamp(crop.y, 0, height - crop.size),
});

/** The largest square in the middle of a picture. */
export function wholeCrop(picture: Picture): Crop {
  const size = Math.min(picture.width, picture.height);
  return { size, x: (picture.width - size) / 2, y: (picture.height - size) / 2 };
}

/** Moves the square by pixels of the picture; it stays inside. */
export const moveCrop = (crop: Crop, dx: number, dy: number, picture: Picture): Crop =>
  inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture);

/** Goes closer to the middle of the square: `zoom` is 0 for the whole picture, 1 for as close as it gets. */
export function zoomCrop(crop: Crop, zoom: number, picture: Picture): Crop {
  const whole = Math.min(picture.width, picture.height);
  const size = whole * (leastSize(picture) / whole) ** clamp(zoom, 0, 1);
  const middle = { x: crop.x + crop.size / 2, y: crop.y + crop.size / 2 };
  return inside({ size, x: middle.x - size / 2, y: middle.y - size / 2 }, picture);
}

/** Whether a picture can be gone closer to at all. */
export const canZoom = (picture: Picture): boolean => leastSize(picture) < Math.min(picture.width, picture.height);

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Why a file cannot become a picture, before it is opened; undefined when it may. */
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
