import { AVATAR_SIZE, type Crop } from './picture-crop';

/** Returns a 256×256 file: WebP, or PNG where the browser cannot encode WebP. */
export async function cutOut(image: ImageBitmap, { x, y, size }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to draw on.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, size, size, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
  if (!made) throw new Error('The picture could not be written.');
  return made;
}
