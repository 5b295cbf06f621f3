import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { createPen } from './pdf-pen';

async function penFor(language: string) {
  const document = await PDFDocument.create();
  return createPen(document, document.addPage(), language);
}

test('a text breaks at its spaces into lines that fit', async () => {
  const pen = await penFor('en-US');
  const lines = pen.wrap('Begin with the question and write it down in one sentence.', 120, 11);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe('Begin with the question and write it down in one sentence.');
  for (const line of lines) expect(pen.width(line, 11)).toBeLessThanOrEqual(120);
});

test('a Japanese line neither starts with a closing mark nor ends with an opening bracket', async () => {
  const pen = await penFor('ja-JP');
  const text = '何を、誰のために知りたいのか。「念のため全部」から始めると、誰も読まない行に費用を払うことになります。';
  for (let width = 60; width < 140; width += 7)
    for (const line of pen.wrap(text, width, 11)) {
      expect(line).not.toMatch(/^[、。」』]/u);
      expect(line).not.toMatch(/[「『]$/u);
    }
});
