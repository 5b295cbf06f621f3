const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/u;
const NEUTRALIZED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

const APOSTROPHE = 0x27;

/**
 * Puts an apostrophe before a text that a spreadsheet would read as a formula; plain numbers (-5, +1.5) stay. Neutralized text gets
 * another, so that it can be restored.
 */
export function neutralize(value: string): string {
  const first = value.charCodeAt(0);
  if ((first > 0x40 && first < 0xff00) || (first >= 0x30 && first <= 0x39)) return value;
  if (first === APOSTROPHE) return NEUTRALIZED.test(value) ? `'${value}` : value;
  return FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
}

/** Reverses `neutralize`. */
export function restoreNeutralized(value: string): string {
  return NEUTRALIZED.test(value) ? value.slice(1) : value;
}
