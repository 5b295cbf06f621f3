import { ImportError } from './import-error';
import type { ImportLimits } from './protocol';
import type { ZipPart } from './unzip';

export const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
const DIMENSION_BYTES = 64 * 1024;
const MAX_TAG_BYTES = 16 * 1024;
const MAX_FORMAT_LENGTH = 255;

const [COLON, LESS, GREATER, CAPITAL_H] = [0x3a, 0x3c, 0x3e, 0x48];

const isWordByte = (byte = 0): boolean => /\w/u.test(String.fromCharCode(byte));

function* tagsIn(xml: Uint8Array, name: string): Generator<{ at: number; attributes: string }> {
  const codes = Array.from(name, (letter) => letter.charCodeAt(0));
  const first = codes[0] ?? 0;
  for (let at = xml.indexOf(first); at !== -1; at = xml.indexOf(first, at + 1)) {
    if (xml[at + 1] !== codes[1] || !codes.every((code, index) => xml[at + index] === code)) continue;
    if ((xml[at + name.length] ?? 0) > 0x20) continue;
    let start = at;
    if (xml[start - 1] === COLON) {
      start -= 1;
      while (isWordByte(xml[start - 1])) start -= 1;
    }
    if (xml[start - 1] !== LESS) continue;
    const end = xml.indexOf(GREATER, at);
    if (end === -1 || end - at > MAX_TAG_BYTES) throw new ImportError('corrupt', `A ${name} tag never ends`);
    yield { at, attributes: new TextDecoder().decode(xml.subarray(at + name.length, end)) };
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(`[\\s:](?:${name})\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^'"\\s]+))`, 'giu');
  const [, double, single, bare] = [...attributes.matchAll(pattern)].at(-1) ?? [];
  return double ?? single ?? bare;
}

/** SheetJS adds a cell for each address of a hyperlink. */
function hideHyperlinks(xml: Uint8Array): void {
  for (const { at } of tagsIn(xml, 'hyperlink')) xml[at] = CAPITAL_H;
}

/** SheetJS parses a part again for each sheet that names it. */
function refuseRepeatedSheets(parts: readonly ZipPart[]): void {
  const ids = parts.flatMap(({ bytes }) =>
    Array.from(tagsIn(bytes, 'sheet'), ({ attributes }) => attributeOf(attributes, 'id|strRelID') ?? ''),
  );
  const known = new Set(ids);
  const targets = parts.flatMap(({ name, bytes }) =>
    [...tagsIn(bytes, 'Relationship')].flatMap(({ attributes }) => {
      const id = attributeOf(attributes, 'Id');
      const target = attributeOf(attributes, 'Target') ?? '';
      if (id === undefined || target.includes('&#')) throw new ImportError('corrupt', `${name} names no part`);
      const path = target
        .toLowerCase()
        .replaceAll('\\', '/')
        .replaceAll(/\/?xl\//gu, '')
        .replace(/^\/+/u, '');
      return known.has(id) ? [`${name} ${path}`] : [];
    }),
  );
  if (known.size < ids.length || new Set(targets).size < targets.length)
    throw new ImportError('corrupt', 'Several sheets name the same part');
}

function refuseLongFormats(xml: Uint8Array): void {
  for (const { attributes } of tagsIn(xml, 'numFmt'))
    if ((attributeOf(attributes, 'formatCode') ?? '').replaceAll(/&#?\w+;/gu, ' ').length > MAX_FORMAT_LENGTH)
      throw new ImportError('corrupt', 'A number format is too long');
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function declaredSize(xml: string): { rows: number; columns: number } | undefined {
  const tag = /<(?:\w+:)?dimension\b[^>]*?\bref\s*=\s*["']\$?([A-Za-z]+)\$?(\d+)(?::\$?([A-Za-z]+)\$?(\d+))?["']/u.exec(
    xml,
  );
  if (tag === null) return undefined;
  const [, firstColumn = 'A', firstRow = '1', lastColumn = firstColumn, lastRow = firstRow] = tag;
  return {
    rows: Number(lastRow) - Number(firstRow) + 1,
    columns: columnNumber(lastColumn) - columnNumber(firstColumn) + 1,
  };
}

function countCells(xml: Uint8Array): number {
  let count = 0;
  for (let at = xml.indexOf(0x63); at !== -1; at = xml.indexOf(0x63, at + 1)) {
    const before = xml[at - 1];
    const after = xml[at + 1];
    if ((before === LESS || before === COLON) && (after === 0x20 || after === GREATER || after === 0x2f)) count += 1;
  }
  return count;
}

/** Throws ImportError `endlessSheet` or `corrupt`, and hides what SheetJS would expand. Any part may be a sheet. */
export function checkParts(parts: readonly ZipPart[], limits: ImportLimits): void {
  let cells = 0;
  for (const { name, bytes } of parts) {
    const size = declaredSize(new TextDecoder().decode(bytes.subarray(0, DIMENSION_BYTES)));
    if (
      size !== undefined &&
      (size.rows > MAX_ROWS || size.columns > MAX_COLUMNS || size.rows * size.columns > limits.cells)
    ) {
      throw new ImportError('endlessSheet', `${name} declares ${String(size.rows)} x ${String(size.columns)} cells`);
    }
    cells += countCells(bytes);
    if (cells > limits.cells)
      throw new ImportError('endlessSheet', `The workbook holds over ${String(limits.cells)} cells`);
    refuseLongFormats(bytes);
    hideHyperlinks(bytes);
  }
  refuseRepeatedSheets(parts);
}
