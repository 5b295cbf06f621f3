import { lineMaker } from './line-maker';
import { withoutInvalidXml, type CellValue, type RowFormat } from './row';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // As references, because a reader turns bare ones into line feeds or blanks.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

// Everything in a content that is escaped, dropped or half of a pair; quotes matter in attributes alone.
const TROUBLE = /[&<>\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

/** A text as XML content: markup escaped, forbidden characters dropped. */
function escape(text: string): string {
  return withoutInvalidXml(text).replaceAll(/[&<>\r\n\t]/gu, (found) => ESCAPES[found] ?? '');
}

/** A text as the value of an attribute in double quotes. */
const attribute = (text: string): string => escape(text).replaceAll('"', '&quot;');

const other = (value: CellValue): string => (value === null || value === undefined ? '' : String(value));

/** XML (`rows/row/field[@name]`). An empty cell is an empty field. */
export function xmlFormat(fields: readonly string[]): RowFormat {
  return {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n',
    row: lineMaker({
      // Names stand in an attribute: as element names, most of what people call their fields would be malformed.
      before: fields.map((field, column) => `${column === 0 ? '<row>' : '</field>'}<field name="${attribute(field)}">`),
      after: '</field></row>\n',
      quote: '',
      trouble: TROUBLE,
      escape,
      other,
    }),
    between: '',
    tail: '</rows>\n',
  };
}
