import Papa, { type ParseResult } from 'papaparse';
import { ImportError } from './import-error';
import type { ImportLimits } from './protocol';

const CHUNK_LENGTH = 1 << 20;
const GUESS_ROWS = 50;
const GUESS_LENGTH = 1 << 18;
const DELIMITERS = [',', ';', '\t'] as const;

/** Each pass parses again, so that a large file is stored once. */
export interface CsvTable {
  body: string;
  delimiter: string;
}

/** Scores a delimiter: the share of rows as wide as the first, or 0. */
function scoreDelimiter(sample: string, delimiter: string): number {
  const { data, errors } = Papa.parse<string[]>(sample, {
    preview: GUESS_ROWS,
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
  });
  // The sample may end inside a quoted value.
  if (errors.some(({ code }) => code === 'InvalidQuotes')) return 0;
  const width = data[0]?.length ?? 0;
  return width < 2 ? 0 : data.filter((row) => row.length === width).length / data.length;
}

/** For a text with `\n` line breaks. A `sep=` line wins. Papa's own detection fails on quoted values. */
export function openCsv(text: string): CsvTable {
  const declared = /^sep=(.)\n/u.exec(text);
  if (declared?.[1] !== undefined) return { body: text.slice(declared[0].length), delimiter: declared[1] };
  const sample = text.slice(0, GUESS_LENGTH);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreDelimiter(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return { body: text, delimiter: best.delimiter };
}

/** Throws ImportError `corrupt` on an unclosed quote. `onLength` receives the characters parsed. */
export function forEachCsvRow(
  table: CsvTable,
  { rowColumns, rowLength }: ImportLimits,
  visit: (row: string[]) => void,
  onLength: (length: number) => void = () => undefined,
): void {
  const { body } = table;
  const errorCodes = new Set<string>();
  let unfinished = 0;
  Papa.parse<string[]>(body.endsWith('\n') ? body.slice(0, -1) : body, {
    delimiter: table.delimiter,
    newline: '\n',
    chunkSize: CHUNK_LENGTH,
    chunk({ data, errors, meta }: ParseResult<string[]>) {
      // Papa parses an unfinished row again with each chunk.
      unfinished = data.length === 0 ? unfinished + CHUNK_LENGTH : 0;
      if (unfinished >= rowLength || data.some((row) => row.length > rowColumns))
        throw new ImportError('endlessRow', 'A row is too long');
      for (const row of data) visit(row);
      for (const { code } of errors) errorCodes.add(code);
      onLength(meta.cursor);
    },
    complete: () => undefined,
  });
  if (errorCodes.has('MissingQuotes')) throw new ImportError('corrupt', 'A quoted value is never closed');
}
