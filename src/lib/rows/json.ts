import { inPieces, type CellValue, type Row } from './row';

function jsonValue(value: CellValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // Infinity and NaN have no JSON form.
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return 'null';
  return String(value);
}

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

/** A JSON array of objects, one per row, as pieces of text; rows are pulled one at a time. */
export function jsonChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  // Written as text, never through an object: a field called __proto__ stays a field.
  const keys = distinctNames(fields).map((name, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  let before = '\n{';
  const textOf = (row: Row): string => {
    let text = before;
    before = ',\n{';
    for (let index = 0; index < keys.length; index += 1) text += `${keys[index] ?? ''}${jsonValue(row[index])}`;
    return `${text}}`;
  };
  return inPieces('[', rows, textOf, '\n]\n');
}
