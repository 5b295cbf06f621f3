import { readProxyLine, type ProxyLineError } from './proxy-lines';

/** Stands for a password of any length. */
export const MASK = '••••••••';

export type ProxyTextError = ProxyLineError | 'masked';

/** A line with its password hidden; one without a password, or that cannot be read, as it is (FORM-21). */
export function maskLine(line: string): string {
  const trimmed = line.trim();
  const read = trimmed === '' ? 'format' : readProxyLine(trimmed);
  if (typeof read === 'string' || read.user === null || read.password === null) return line;
  const at = line.lastIndexOf(`${read.user}:${read.password}`);
  if (at < 0) return line;
  const start = at + read.user.length + 1;
  return line.slice(0, start) + MASK + line.slice(start + read.password.length);
}

/** A list of proxies, one per line, with every password hidden. */
export function maskText(text: string): string {
  return text.split('\n').map(maskLine).join('\n');
}

/**
 * The list that a person means who changed its masked form: lines left alone keep their passwords, new ones are taken
 * as typed. A line changed around its hidden password keeps the mask, which `textErrors` names.
 */
export function unmaskText(text: string, shownBefore: string, shownNow: string): string {
  const real = text.split('\n');
  const before = shownBefore.split('\n');
  const now = shownNow.split('\n');
  const least = Math.min(before.length, now.length);
  let start = 0;
  while (start < least && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  // What was moved between the parts that stayed is found by what it looked like.
  const moved = new Map<string, string[]>();
  for (let at = start; at < before.length - end; at += 1) {
    const look = before[at] ?? '';
    moved.set(look, [...(moved.get(look) ?? []), real[at] ?? '']);
  }
  return now
    .map((line, at) => {
      if (at < start) return real[at] ?? line;
      if (at >= now.length - end) return real[real.length - (now.length - at)] ?? line;
      return moved.get(line)?.shift() ?? line;
    })
    .join('\n');
}

/** What is wrong with the lines of a list, by line from 1; a hidden password that was broken into is named too. */
export function textErrors(text: string): readonly { readonly line: number; readonly code: ProxyTextError }[] {
  return text.split(/\r\n|\n|\r/).flatMap((raw, index): { line: number; code: ProxyTextError }[] => {
    const line = raw.trim();
    if (line === '') return [];
    if (line.includes('•')) return [{ line: index + 1, code: 'masked' }];
    const read = readProxyLine(line);
    return typeof read === 'string' ? [{ line: index + 1, code: read }] : [];
  });
}
