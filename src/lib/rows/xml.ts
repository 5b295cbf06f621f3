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

/** A text as XML content or attribute value: markup escaped, forbidden characters dropped. */
export function escapeXml(text: string): string {
  return withoutInvalidXml(text).replaceAll(/[&<>"'\r\n\t]/gu, (found) => ESCAPES[found] ?? '');
}

function* xmlTexts(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  // Names stand in an attribute: as element names, most of what people call their fields would be malformed.
  const opening = fields.map((field) => `<field name="${escapeXml(field)}">`);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n';
  for (const row of rows) {
    yield `<row>${opening.map((open, index) => `${open}${escapeXml(cellText(row[index]))}</field>`).join('')}</row>\n`;
  }
  yield '</rows>\n';
}

/** XML (`rows/row/field[@name]`) as pieces of text; rows are pulled one at a time. */
export function xmlChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  return inPieces(xmlTexts(fields, rows));
}
