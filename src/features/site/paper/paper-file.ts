import { PDFDocument, type PDFPage } from 'pdf-lib';
import { createPen, type Pen } from '#src/lib/pdf-pen';
import type { PaperTexts } from './chapters';

const A4 = [595.28, 841.89] as const;
const LEFT = 72;
const WIDTH = A4[0] - 2 * LEFT;
const TOP = A4[1] - 84;
const BOTTOM = 84;

export async function createPaperPdf(
  texts: PaperTexts,
  language: string,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number }> {
  const document = await PDFDocument.create();
  document.setTitle(texts.title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  let page: PDFPage;
  let pen: Pen;
  let y = 0;
  const addPage = async () => {
    page = document.addPage([...A4]);
    pen = await createPen(document, page, language);
    y = TOP;
    const count = String(document.getPageCount());
    pen.draw(texts.edition, LEFT, 48, 9);
    pen.draw(count, LEFT + WIDTH - pen.width(count, 9), 48, 9);
  };
  const write = async (text: string, size: number, bold = false) => {
    for (const line of pen.wrap(text, WIDTH, bold ? size * 1.1 : size)) {
      if (y < BOTTOM) await addPage();
      pen.draw(line, LEFT, y, size, bold);
      y -= size * 1.5;
    }
  };
  await addPage();
  await write(texts.title, 24, true);
  y -= 12;
  await write(texts.summary, 12);
  y -= 18;
  for (const [index, { title }] of texts.chapters.entries()) await write(`${String(index + 1)}. ${title}`, 11);
  for (const [index, { title, paragraphs }] of texts.chapters.entries()) {
    y -= 28;
    // Avoids a heading at the bottom of a page.
    if (y < BOTTOM + 80) await addPage();
    await write(`${String(index + 1)}. ${title}`, 15, true);
    y -= 4;
    for (const paragraph of paragraphs) {
      await write(paragraph, 11);
      y -= 8;
    }
  }
  const bytes = await document.save();
  return { bytes: new Uint8Array(bytes), pages: document.getPageCount() };
}
