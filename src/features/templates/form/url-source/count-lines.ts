import { forEachChunk } from '#src/lib/chunks';
import { LineSet } from '#src/lib/import/line-set';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { eachLine } from './each-line';

export interface LineStats {
  readonly count: number;
  readonly duplicates: number;
  readonly invalid: number;
}

/** Works in slices; rejects when aborted (FORM-61). */
export async function countLines(
  lines: string | ImportedLines,
  isUsable: (line: string) => boolean,
  signal: AbortSignal,
): Promise<LineStats> {
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

export function hasNoLine(lines: string | ImportedLines): boolean {
  return typeof lines === 'string' ? lines.trim() === '' : lines.count === 0;
}
