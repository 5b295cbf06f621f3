export interface LinesResult {
  readonly lines: readonly string[];
  /** Before the cut. */
  readonly total: number;
  readonly duplicates: number;
  readonly invalid: number;
}

export interface LineOptions {
  /** Undefined, zero or less keeps all (FORM-60). */
  readonly maxLines?: number | null;
  readonly isValid?: (line: string) => boolean;
}

/** Returns trimmed, non-empty lines, split on CR LF, LF or CR (FORM-61). */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index === text.length ? 10 : text.charCodeAt(index);
    if (code !== 10 && code !== 13) continue;
    if (index > start) {
      const line = text.slice(start, index).trim();
      if (line !== '') lines.push(line);
    }
    start = index + 1;
  }
  return lines;
}

/** A million lines take about a second, so large files belong in a worker (FORM-60, FORM-61). */
export function readLines(source: string | readonly string[], { maxLines, isValid }: LineOptions = {}): LinesResult {
  const all = typeof source === 'string' ? splitLines(source) : source.flatMap(splitLines);
  const limit = typeof maxLines === 'number' && maxLines > 0 ? maxLines : Infinity;
  const lines = all.length > limit ? all.slice(0, limit) : all;
  const duplicates = lines.length - new Set(lines).size;
  let invalid = 0;
  if (isValid !== undefined) for (const line of lines) if (!isValid(line)) invalid += 1;
  return { lines, total: all.length, duplicates, invalid };
}

/** Returns unique, trimmed, non-empty values in their order (FORM-45). */
export function uniqueValues(values: Iterable<unknown>): string[] {
  const unique = new Set<string>();
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const text = String(value).trim();
    if (text !== '') unique.add(text);
  }
  return [...unique];
}
