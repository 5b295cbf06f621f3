import { inPieces, type CellValue, type Row } from './row';

function jsonValue(value: CellValue): string {
  // Infinity and NaN have no JSON form; stringify writes null for them.
  return value === undefined ? 'null' : JSON.stringify(value);
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

function* jsonTexts(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  // Written as text, never through an object: a field called __proto__ stays a field.
  const keys = distinctNames(fields).map((name) => JSON.stringify(name));
  yield '[';
  let before = '\n';
  for (const row of rows) {
    yield `${before}{${keys.map((key, index) => `${key}:${jsonValue(row[index])}`).join(',')}}`;
    before = ',\n';
  }
  yield '\n]\n';
}

/** A JSON array of objects, one per row, as pieces of text; rows are pulled one at a time. */
export function jsonChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  return inPieces(jsonTexts(fields, rows));
}
