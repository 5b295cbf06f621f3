import { parseProxyLine, type ProxyLineError } from './proxy-lines';

export const MASK = '••••••••';

export type ProxyTextError = ProxyLineError | 'masked';

/** Returns a line without a password, or an invalid one, unchanged (FORM-21). */
export function maskLine(line: string): string {
  const trimmed = line.trim();
  const read = trimmed === '' ? 'format' : parseProxyLine(trimmed);
  if (typeof read === 'string' || read.user === null || read.password === null) return line;
  const at = line.lastIndexOf(`${read.user}:${read.password}`);
  if (at < 0) return line;
  const start = at + read.user.length + 1;
  return line.slice(0, start) + MASK + line.slice(start + read.password.length);
}

export function maskText(text: string): string {
  return text.split('\n').map(maskLine).join('\n');
}

/** Unchanged lines keep their passwords. An edited masked line keeps its mask, which `textErrors` reports. */
export function unmaskText(text: string, shownBefore: string, shownNow: string): string {
  const real = text.split('\n');
  const before = shownBefore.split('\n');
  const now = shownNow.split('\n');
  const minLength = Math.min(before.length, now.length);
  let start = 0;
  while (start < minLength && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < minLength - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  // Finds moved lines by their masked text.
  const moved = new Map<string, string[]>();
  for (let at = start; at < before.length - end; at += 1) {
    const maskedLine = before[at] ?? '';
    moved.set(maskedLine, [...(moved.get(maskedLine) ?? []), real[at] ?? '']);
  }
  return now
    .map((line, at) => {
      if (at < start) return real[at] ?? line;
      if (at >= now.length - end) return real[real.length - (now.length - at)] ?? line;
      return moved.get(line)?.shift() ?? line;
    })
    .join('\n');
}

/** Lines count from 1. A remaining mask is an error too. */
export function textErrors(text: string): readonly { readonly line: number; readonly code: ProxyTextError }[] {
  return text.split(/\r\n|\n|\r/).flatMap((raw, index): { line: number; code: ProxyTextError }[] => {
    const line = raw.trim();
    if (line === '') return [];
    if (line.includes('•')) return [{ line: index + 1, code: 'masked' }];
    const read = parseProxyLine(line);
    return typeof read === 'string' ? [{ line: index + 1, code: read }] : [];
  });
}
