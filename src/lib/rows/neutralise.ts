const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/u;
const MASKED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

const APOSTROPHE = 0x27;

/**
 * Puts an apostrophe before a text that a spreadsheet would read as a formula; plain numbers (-5, +1.5) stay. Neutralized text gets
 * another, so that it can be restored.
 */
export function neutralise(value: string): string {
  const first = value.charCodeAt(0);
  // Fast path.
  if ((first > 0x40 && first < 0xff00) || (first >= 0x30 && first <= 0x39)) return value;
  if (first === APOSTROPHE) return MASKED.test(value) ? `'${value}` : value;
  return FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
}

/** Reverses `neutralise`. */
export function restoreNeutralised(value: string): string {
  return MASKED.test(value) ? value.slice(1) : value;
}
