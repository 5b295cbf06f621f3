import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { createPen, type Pen } from './pdf-pen';

async function penFor(language: string) {
  const document = await PDFDocument.create();
  return createPen(document, document.addPage(), language);
}

async function drawn(language: string, draw: (pen: Pen) => void) {
  const document = await PDFDocument.create();
  draw(await createPen(document, document.addPage(), language));
  const objects = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object).split(/\s+/u).join(' '));
  const content = objects.find((text) => text.includes('stream')) ?? '';
  const operators = content.replaceAll(/\/([\w-]+)-\d+/gu, '/$1');
  return { objects, texts: operators.match(/BT .*? ET/gu) ?? [] };
}

const eastAsian = (font: string, size: number, position: string, hex: string) =>
  `BT 0 g /${font} ${size} Tf ${position} Td <${hex}> Tj ET`;
const latin = (font: string, size: number, position: string, hex: string) =>
  `BT 0 0 0 rg /${font} ${size} Tf 24 TL 1 0 0 1 ${position} Tm <${hex}> Tj T* ET`;

test('Latin and East Asian text follow each other on one line', async () => {
  const { texts } = await drawn('ja-JP', (pen) => {
    pen.draw('Añ 日本 b', 10, 20, 12);
  });
  expect(texts).toEqual([
    latin('Helvetica', 12, '10 20', '41F120'),
    eastAsian('Japan1', 12, '28.012 20', '65e5672c'),
    latin('Helvetica', 12, '52.012 20', '2062'),
  ]);
});

test('bold text is drawn and measured in the bold font', async () => {
  const { texts } = await drawn('en-US', (pen) => {
    pen.draw('No', 1, 2, 10, true);
    expect(pen.width('illicit', 10, true)).toBeGreaterThan(pen.width('illicit', 10));
  });
  expect(texts).toEqual([latin('Helvetica-Bold', 10, '1 2', '4E6F')]);
});

test('an East Asian character is as wide as the text is high', async () => {
  const pen = await penFor('ja-JP');
  expect(pen.width('日本語', 12)).toBe(36);
  expect(pen.width('', 12)).toBe(0);
  expect(pen.width('A日', 12)).toBeCloseTo(pen.width('A', 12) + 12);
});

test.each([
  ['한글', 'en-US', 'Korea1'],
  ['한글', 'ja-JP', 'Korea1'],
  ['カナ', 'ko-KR', 'Japan1'],
  ['漢字', 'ja-JP', 'Japan1'],
  ['漢字', 'ko-KR', 'Korea1'],
  ['漢字', 'en-US', 'GB1'],
  ['漢字', 'de-DE', 'GB1'],
])('%s in %s is drawn in %s', async (text, language, collection) => {
  const { texts } = await drawn(language, (pen) => {
    pen.draw(text, 0, 0, 10);
  });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`/${collection} 10 Tf`);
});

test.each([
  ['カナ', 'KozMinPr6N-Regular', 'Japan1', 6, 'UniJIS-UTF16-H'],
  ['한글', 'HYSMyeongJo-Medium', 'Korea1', 2, 'UniKS-UTF16-H'],
  ['漢字', 'STSong-Light', 'GB1', 5, 'UniGB-UTF16-H'],
])('the font of %s is described as readers look for it', async (text, font, ordering, supplement, map) => {
  const { objects } = await drawn('en-US', (pen) => {
    pen.draw(text, 0, 0, 10);
    pen.draw(text, 0, 20, 10);
  });
  const own = objects.filter((object) => object.includes(font));
  expect(own.map((object) => object.replaceAll(/\d+ 0 R/gu, 'R'))).toEqual([
    `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [ -150 -200 1100 950 ] /ItalicAngle 0 /Ascent 880 ` +
      '/Descent -120 /CapHeight 740 /StemV 80 >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) ` +
      `/Ordering (${ordering}) /Supplement ${supplement} >> /FontDescriptor R /DW 1000 >>`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /${map} /DescendantFonts [ R ] >>`,
  ]);
});

test('a character outside the basic plane is two units', async () => {
  const { texts } = await drawn('ja-JP', (pen) => {
    pen.draw('𠮷', 0, 0, 10);
  });
  expect(texts).toEqual([eastAsian('Japan1', 10, '0 0', 'd842dfb7')]);
});

test('letters that the font lacks lose their accents, and other characters stay', async () => {
  const { texts } = await drawn('en-US', (pen) => {
    pen.draw('ạǹé−1\u00A0x\ty', 0, 0, 10);
    pen.draw('é́ ạ̀', 0, 0, 10);
    pen.draw('ế', 0, 0, 10);
    pen.draw('㎏', 0, 0, 10);
  });
  expect(texts[0]).toBe(latin('Helvetica', 10, '0 0', '616EE92D3120782079'));
  expect(texts.at(-2)).toBe(latin('Helvetica', 10, '0 0', '65'));
  expect(texts.at(-1)).toBe(latin('Helvetica', 10, '0 0', '6B67'));
});

test('a line that fits exactly is kept, and a word that is too long is cut', async () => {
  const pen = await penFor('en-US');
  expect(pen.wrap('one two', pen.width('one two', 10), 10)).toEqual(['one two']);
  expect(pen.wrap('one two', pen.width('one two', 10) - 0.01, 10)).toEqual(['one', 'two']);
  expect(pen.wrap('mmmmm', pen.width('mm', 10), 10)).toEqual(['mm', 'mm', 'm']);
  expect(pen.wrap('a mmmmm', pen.width('mm', 10), 10)).toEqual(['a', 'mm', 'mm', 'm']);
  expect(pen.wrap(' one   two ', 1000, 10)).toEqual(['one   two']);
  expect(pen.wrap('  ', 100, 10)).toEqual([]);
  expect(pen.wrap('', 100, 10)).toEqual([]);
  expect(pen.wrap('mm', 1, 10)).toEqual(['m', 'm']);
});

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
