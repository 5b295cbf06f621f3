import { isHttpUrl } from '../../../../domain/formats';
import { lineCheck } from '../../../../domain/parameter-validation';
import { forEachChunk } from '../../../../lib/chunks';
import { LineSet } from '../../../../lib/import/line-set';
import type { ImportedLines } from '../../../../lib/import/imported-lines';
import type { TemplateParameter } from '../field-contract';

/** What is told about lines beside their box. */
export interface LineFacts {
  readonly count: number;
  /** Lines that repeat an earlier one. */
  readonly duplicates: number;
  /** Lines that the check refused. */
  readonly invalid: number;
}

/** Whether the lines of a parameter are addresses: its data type names one. */
export function wantsUrls(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): boolean {
  const address = parameter.DataTypeOptions?.Url;
  return typeof address === 'string' && address !== '';
}

/** Tells of one line whether it would work: within its bounds, and an address where addresses are wanted (FORM-73). */
export function usableLine(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): (line: string) => boolean {
  const isWithinBounds = lineCheck(parameter);
  return wantsUrls(parameter) ? (line) => isHttpUrl(line) && isWithinBounds(line) : isWithinBounds;
}

/** Counts lines in slices of a few milliseconds, so that a million of them never hold the page; rejects when aborted (FORM-61). */
export async function countLines(
  lines: string | ImportedLines,
  isUsable: (line: string) => boolean,
  signal: AbortSignal,
): Promise<LineFacts> {
  const facts = { count: 0, duplicates: 0, invalid: 0 };
  const seen = new LineSet(typeof lines === 'string' ? 0 : lines.count);
  await forEachChunk(
    eachLine(lines),
    (line) => {
      facts.count += 1;
      if (!seen.add(line)) facts.duplicates += 1;
      if (!isUsable(line)) facts.invalid += 1;
    },
    { signal },
  );
  return facts;
}

/** Whether there is no line at all; looks no further than the first. */
export function hasNoLine(lines: string | ImportedLines): boolean {
  return typeof lines === 'string' ? lines.trim() === '' : lines.count === 0;
}

/** The trimmed, non-empty lines one after the other, without an array of all of them. */
function* eachLine(lines: string | ImportedLines): Generator<string> {
  let rest = '';
  for (const piece of typeof lines === 'string' ? [lines] : lines.pieces()) {
    let start = 0;
    for (let end = nextBreak(piece, 0); end !== -1; end = nextBreak(piece, start)) {
      const line = (rest + piece.slice(start, end)).trim();
      if (line !== '') yield line;
      rest = '';
      start = end + 1;
    }
    rest += piece.slice(start);
  }
  const last = rest.trim();
  if (last !== '') yield last;
}

function nextBreak(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return -1;
}
