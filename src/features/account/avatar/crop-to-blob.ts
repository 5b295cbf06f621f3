import { AVATAR_SIZE, type Crop } from './picture-crop';

/** Returns a 256×256 file: WebP, or PNG where the browser cannot encode WebP. */
export async function cropToBlob(image: ImageBitmap, { x, y, size }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, size, size, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
}
