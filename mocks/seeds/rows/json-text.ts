// No character that JSON escapes, and no surrogate.
const PLAIN = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/;

/** JSON.stringify, several times faster for the small values in rows. */
export function jsonText(value: unknown): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  if (Array.isArray(value)) {
    let text = '';
    for (const item of value) text += text === '' ? jsonText(item) : `,${jsonText(item)}`;
    return `[${text}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  for (const [key, entry] of Object.entries(value))
    if (entry !== undefined) text += `${text === '' ? '' : ','}${jsonText(key)}:${jsonText(entry)}`;
  return `{${text}}`;
}
