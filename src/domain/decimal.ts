/** `units` × 10^-`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

// 1e999999999 must not create a number of a billion digits.
const MAX_TEXT_LENGTH = 400;
const MAX_EXPONENT = 400;
const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,6}))?$/;

/** Parses '12', '-.5' and '1e-7' exactly; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT_LENGTH) return null;
  const match = decimalPattern.exec(trimmed);
  if (match === null) return null;
  const [, sign = '', integer = '', fraction = '', exponentText = '0'] = match;
  if (integer === '' && fraction === '') return null;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return null;
  const digits = BigInt(`${integer}${fraction}`);
  return normalize({ units: sign === '-' ? -digits : digits, scale: fraction.length - exponent });
}

/** Drops binary noise past 15 digits. */
export function decimalOf(value: number): Decimal | null {
  return Number.isFinite(value) ? parseDecimal(String(Number(value.toPrecision(15)))) : null;
}

/** Returns -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns an integer count of 10^-`scale`; `scale` must not be below the decimal's. */
export function unitsAt(decimal: Decimal, scale: number): bigint {
  return decimal.units * 10n ** BigInt(scale - decimal.scale);
}

/** Rounds down, also below zero; `divisor` is positive. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

function normalize(decimal: Decimal): Decimal {
  let { units, scale } = decimal;
  if (units === 0n) return { units, scale: 0 };
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}
