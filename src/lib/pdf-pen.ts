import {
  beginText,
  endText,
  moveText,
  PDFHexString,
  PDFString,
  setFillingGrayscaleColor,
  setFontAndSize,
  showText,
  StandardFonts,
  type PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
} from 'pdf-lib';

/** Positions and sizes are points from the lower left corner. */
export interface Pen {
  draw(text: string, x: number, y: number, size: number, bold?: boolean): void;
  width(text: string, size: number, bold?: boolean): number;
  wrap(text: string, width: number, size: number): string[];
}

/** PDF readers bring fonts for these East Asian collections, so none is embedded. */
interface FontCollection {
  readonly font: string;
  readonly ordering: string;
  readonly supplement: number;
  readonly map: string;
}

const japanese: FontCollection = {
  font: 'KozMinPr6N-Regular',
  ordering: 'Japan1',
  supplement: 6,
  map: 'UniJIS-UTF16-H',
};
const korean: FontCollection = { font: 'HYSMyeongJo-Medium', ordering: 'Korea1', supplement: 2, map: 'UniKS-UTF16-H' };
const chinese: FontCollection = { font: 'STSong-Light', ordering: 'GB1', supplement: 5, map: 'UniGB-UTF16-H' };

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const kana = /[\u3040-\u30ff]/;

/** Closing punctuation does not begin a line. */
const breaks = /(?<=\s)|(?<![「『（])(?=[\u3000-\u9fff\uac00-\ud7af])(?![、。」』ー々])/u;

/** `language` decides for characters that several scripts share. */
function collectionFor(text: string, language: string): FontCollection {
  if (hangul.test(text)) return korean;
  if (kana.test(text) || language === 'ja-JP') return japanese;
  return language === 'ko-KR' ? korean : chinese;
}

function embed(document: PDFDocument, collection: FontCollection) {
  const { context } = document;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: collection.font,
      Flags: 4,
      FontBBox: [-150, -200, 1100, 950],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 740,
      StemV: 80,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: collection.font,
      CIDSystemInfo: {
        // Poppler compares bytes, so these are not UTF-16.
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of(collection.ordering),
        Supplement: collection.supplement,
      },
      FontDescriptor: descriptor,
      DW: 1000,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: collection.font,
      Encoding: collection.map,
      DescendantFonts: [descendant],
    }),
  );
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

/** Removes accents that the standard fonts lack. */
function plain(text: string, known: ReadonlySet<number>): string {
  const spaced = text.replace(/\s/gu, ' ').replace(/\u2212/g, '-');
  return Array.from(spaced, (letter) => {
    if (known.has(letter.codePointAt(0) ?? 0)) return letter;
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(bare).every((part) => known.has(part.codePointAt(0) ?? 0)) ? bare : letter;
  }).join('');
}

/**
 * Writes Latin text in Helvetica, other scripts in an East Asian collection. Never throws for a text.
 */
export async function createPen(document: PDFDocument, page: PDFPage, language: string): Promise<Pen> {
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const boldFont = await document.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  const fonts = new Map<FontCollection, PDFName>();
  const fontOf = (bold: boolean | undefined): PDFFont => (bold ? boldFont : regular);
  const isPlain = (text: string) => Array.from(text).every((letter) => known.has(letter.codePointAt(0) ?? 0));
  const runs = (text: string): string[] => {
    const result: string[] = [];
    let plainBefore: boolean | undefined;
    for (const letter of plain(text, known)) {
      const now = isPlain(letter);
      if (now === plainBefore) result.push((result.pop() ?? '') + letter);
      else result.push(letter);
      plainBefore = now;
    }
    return result;
  };
  const widthOf = (run: string, size: number, bold?: boolean): number =>
    isPlain(run) ? fontOf(bold).widthOfTextAtSize(run, size) : Array.from(run).length * size;
  const width = (text: string, size: number, bold?: boolean): number =>
    runs(text).reduce((sum, run) => sum + widthOf(run, size, bold), 0);
  const drawEastAsian = (run: string, x: number, y: number, size: number): void => {
    const collection = collectionFor(run, language);
    const name = fonts.get(collection) ?? page.node.newFontDictionary(collection.ordering, embed(document, collection));
    fonts.set(collection, name);
    page.pushOperators(
      beginText(),
      setFillingGrayscaleColor(0),
      setFontAndSize(name, size),
      moveText(x, y),
      showText(PDFHexString.of(utf16(run))),
      endText(),
    );
  };
  return {
    width,
    draw: (text, x, y, size, bold) => {
      let at = x;
      for (const run of runs(text)) {
        if (isPlain(run)) page.drawText(run, { x: at, y, size, font: fontOf(bold) });
        else drawEastAsian(run, at, y, size);
        at += widthOf(run, size, bold);
      }
    },
    wrap: (text, maxWidth, size) => {
      const lines = [''];
      for (const word of text.split(breaks)) {
        const line = `${lines.at(-1) ?? ''}${word}`;
        if (width(line, size) <= maxWidth) {
          lines[lines.length - 1] = line;
          continue;
        }
        lines.push('');
        for (const letter of word)
          if (width(`${lines.at(-1) ?? ''}${letter}`, size) <= maxWidth) lines[lines.length - 1] += letter;
          else lines.push(letter);
      }
      return lines.map((line) => line.trim()).filter((line) => line !== '');
    },
  };
}
