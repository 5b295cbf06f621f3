import { forEachChunk } from '#src/lib/chunks';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { LineSet } from '#src/lib/import/line-set';
import { eachLine, LinePieces } from './each-line';

export type LineRemoval = 'duplicates' | 'invalid';

/** Works in slices; rejects when aborted. */
export async function removeLines(
  lines: string | ImportedLines,
  removal: LineRemoval,
  isUsable: (line: string) => boolean,
  signal: AbortSignal,
): Promise<{ readonly lines: string | ImportedLines; readonly removed: number }> {
  const seen = new LineSet(typeof lines === 'string' ? 0 : lines.count);
  const stays = removal === 'duplicates' ? (line: string) => seen.add(line) : isUsable;
  const remaining = new LinePieces();
  let removed = 0;
  await forEachChunk(
    eachLine(lines),
    (line) => {
      if (stays(line)) remaining.add(line);
      else removed += 1;
    },
    { signal },
  );
  const pieces = remaining.pieces();
  return { lines: typeof lines === 'string' ? pieces.join('') : new ImportedLines(pieces, remaining.count), removed };
}
