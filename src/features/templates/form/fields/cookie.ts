/** A Cookie header: pairs separated by semicolons (RFC 6265). */
export function isCookie(text: string): boolean {
  const pairs = text
    .trim()
    .replace(/^cookie:\s*/i, '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  return pairs.length > 0 && pairs.every((pair) => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[\x21-\x3a\x3c-\x7e ]*$/.test(pair));
}
