import { createRowWriter } from './row-writer';
import { withoutInvalidXml, type CellValue, type RowFormat } from './row';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Readers normalize unescaped ones.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

// Quotes matter only in attributes.
const ESCAPE_PATTERN = /[&<>\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

function escape(text: string): string {
  return withoutInvalidXml(text).replaceAll(/[&<>\r\n\t]/gu, (found) => ESCAPES[found] ?? '');
}

const attribute = (text: string): string => escape(text).replaceAll('"', '&quot;');

const writeNonText = (value: CellValue): string => (value === null || value === undefined ? '' : String(value));

/** XML as `rows/row/field[@name]`. */
export function xmlFormat(fields: readonly string[]): RowFormat {
  return {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n',
    row: createRowWriter({
      // Most field names are not valid element names.
      before: fields.map((field, column) => `${column === 0 ? '<row>' : '</field>'}<field name="${attribute(field)}">`),
      after: '</field></row>\n',
      quote: '',
      escapePattern: ESCAPE_PATTERN,
      escape,
      writeNonText,
    }),
    between: '',
    tail: '</rows>\n',
  };
}
