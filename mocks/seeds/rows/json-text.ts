// No character that JSON escapes, and no surrogate.
const UNESCAPED = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/;

/** JSON.stringify, several times faster for the small values in rows. */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return UNESCAPED.test(value) ? `"${value}"` : JSON.stringify(value);
  if (Array.isArray(value)) {
    let text = '';
    for (const item of value) text += text === '' ? toJson(item) : `,${toJson(item)}`;
    return `[${text}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  for (const [key, entry] of Object.entries(value))
    if (entry !== undefined) text += `${text === '' ? '' : ','}${toJson(key)}:${toJson(entry)}`;
  return `{${text}}`;
}
