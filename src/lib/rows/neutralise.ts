const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/u;
const MASKED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

const APOSTROPHE = 0x27;

/**
 * Makes a text harmless in a spreadsheet: what would start a formula gets an apostrophe in front; plain numbers (-5, +1.5) stay.
 * A text that already looks like a neutralised one gets one more apostrophe, so `restoreNeutralised` always gives back the same text.
 */
export function neutralise(value: string): string {
  const first = value.charCodeAt(0);
  // Letters and digits, which nearly every text begins with, need no closer look.
  if ((first > 0x40 && first < 0xff00) || (first >= 0x30 && first <= 0x39)) return value;
  if (first === APOSTROPHE) return MASKED.test(value) ? `'${value}` : value;
  return FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
}

/** The text that `neutralise` was given: one apostrophe less where one was put. */
export function restoreNeutralised(value: string): string {
  return MASKED.test(value) ? value.slice(1) : value;
}
