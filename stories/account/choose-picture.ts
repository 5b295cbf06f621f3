import { userEvent } from 'storybook/test';

async function drawPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 320;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  pen.fillStyle = '#bfe3f2';
  pen.fillRect(0, 0, 480, 320);
  pen.fillStyle = '#f4c95d';
  pen.arc(330, 90, 46, 0, 7);
  pen.fill();
  pen.fillStyle = '#0f766e';
  pen.beginPath();
  pen.ellipse(130, 330, 220, 130, 0, 0, 7);
  pen.ellipse(400, 350, 200, 110, 0, 0, 7);
  pen.fill();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The picture was not written');
  return new File([blob], 'landscape.png', { type: 'image/png' });
}

export async function choosePicture(file?: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  await userEvent.upload(input, file ?? (await drawPicture()));
}
