import { lineMaker } from './line-maker';
import type { CellValue, RowFormat } from './row';

const TROUBLE = /["\\\u0000-\u001f\ud800-\udfff]/;

// Infinity and NaN have no JSON form.
const other = (value: CellValue): string =>
  value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
    ? 'null'
    : String(value);

/** Names as keys of one object: a repeated name gets a number, so no value is lost. */
export function distinctNames(fields: readonly string[]): string[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let name = field;
    for (let number = 2; taken.has(name); number += 1) name = `${field} (${String(number)})`;
    taken.add(name);
    return name;
  });
}

/** A JSON array of objects, one per row. */
export function jsonFormat(fields: readonly string[]): RowFormat {
  return {
    head: '[',
    row: lineMaker({
      // Written as text, never through an object: a field called __proto__ stays a field.
      before: distinctNames(fields).map((name, column) => `${column === 0 ? '\n{' : ','}${JSON.stringify(name)}:`),
      after: '}',
      quote: '"',
      trouble: TROUBLE,
      escape: (text) => JSON.stringify(text).slice(1, -1),
      other,
    }),
    between: ',',
    tail: '\n]\n',
  };
}
