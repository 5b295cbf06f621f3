import { createRowWriter } from './row-writer';
import type { CellValue, RowFormat } from './row';

const ESCAPE_PATTERN = /["\\\u0000-\u001f\ud800-\udfff]/;

const writeNonText = (value: CellValue): string =>
  value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
    ? 'null'
    : String(value);

/** Returns unique keys: a repeated name gets a number. */
export function distinctNames(fields: readonly string[]): string[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let name = field;
    for (let number = 2; taken.has(name); number += 1) name = `${field} (${String(number)})`;
    taken.add(name);
    return name;
  });
}

/** An array with one object for each row. */
export function jsonFormat(fields: readonly string[]): RowFormat {
  return {
    head: '[',
    row: createRowWriter({
      // In an object literal a field `__proto__` would be lost.
      before: distinctNames(fields).map((name, column) => `${column === 0 ? '\n{' : ','}${JSON.stringify(name)}:`),
      after: '}',
      quote: '"',
      escapePattern: ESCAPE_PATTERN,
      escape: (text) => JSON.stringify(text).slice(1, -1),
      writeNonText,
    }),
    between: ',',
    tail: '\n]\n',
  };
}
