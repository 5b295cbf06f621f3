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
export const MIN_SIDE = 64;

/** Bytes. */
export const MAX_PICTURE_BYTES = 15_000_000;

const MAX_ZOOM = 8;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const minCropSize = ({ width, height }: Picture): number =>
  Math.min(width, height, Math.max(MIN_SIDE, Math.min(width, height) / MAX_ZOOM));

const clampCrop = (crop: Crop, { width, height }: Picture): Crop => ({
  size: crop.size,
  x: clamp(crop.x, 0, width - crop.size),
  y: clamp(crop.y, 0, height - crop.size),
});

export function largestCrop(picture: Picture): Crop {
  const size = Math.min(picture.width, picture.height);
  return { size, x: (picture.width - size) / 2, y: (picture.height - size) / 2 };
}

export const moveCrop = (crop: Crop, dx: number, dy: number, picture: Picture): Crop =>
  clampCrop({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture);

/** Zooms around the square's center: 0 shows the whole picture, 1 is the highest zoom. */
export function zoomCrop(crop: Crop, zoom: number, picture: Picture): Crop {
  const largestSize = Math.min(picture.width, picture.height);
  const size = largestSize * (minCropSize(picture) / largestSize) ** clamp(zoom, 0, 1);
  const center = { x: crop.x + crop.size / 2, y: crop.y + crop.size / 2 };
  return clampCrop({ size, x: center.x - size / 2, y: center.y - size / 2 }, picture);
}

export const canZoom = (picture: Picture): boolean => minCropSize(picture) < Math.min(picture.width, picture.height);

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export function pictureFileError({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): 'type' | 'size' | undefined {
  if (!types.some((entry) => entry === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : undefined;
}
