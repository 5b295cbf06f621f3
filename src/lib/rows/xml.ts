import { cellText, inPieces, withoutInvalidXml, type Row } from './row';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // As references, because a reader turns bare ones into line feeds or blanks.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

// Everything that is escaped, dropped or half of a pair.
const NEEDS_CARE = /[&<>"'\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

/** A text as XML content or attribute value: markup escaped, forbidden characters dropped. */
export function escapeXml(text: string): string {
  if (!NEEDS_CARE.test(text)) return text;
  return withoutInvalidXml(text).replaceAll(/[&<>"'\r\n\t]/gu, (found) => ESCAPES[found] ?? '');
}

/** XML (`rows/row/field[@name]`) as pieces of text; rows are pulled one at a time. An empty cell is an empty field. */
export function xmlChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  // Names stand in an attribute: as element names, most of what people call their fields would be malformed.
  const opening = fields.map((field) => `<field name="${escapeXml(field)}">`);
  const textOf = (row: Row): string => {
    let text = '<row>';
    for (let index = 0; index < opening.length; index += 1)
      text += `${opening[index] ?? ''}${escapeXml(cellText(row[index]))}</field>`;
    return `${text}</row>\n`;
  };
  return inPieces('<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n', rows, textOf, '</rows>\n');
}
