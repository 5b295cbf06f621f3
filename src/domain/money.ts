import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { decimalOf, floorDivide, parseDecimal, unitsAt } from './decimal';

/** A sum as an integer count of cents: sums are added and compared as these, never as dollars. At most 9,000,000,000,000.00 dollars either way. */
export type Cents = number;

const largest = 900_000_000_000_000n;

/** `dividend / divisor` as cents, half up; throws RangeError for more cents than a number holds exactly. */
function halfUp(dividend: bigint, divisor: bigint): Cents {
  return exact(floorDivide(dividend * 2n + divisor, divisor * 2n));
}

function exact(cents: bigint): Cents {
  if (cents > largest || cents < -largest) throw new RangeError('This sum is too large.');
  return Number(cents);
}

// A server's absurd price must not break the page that shows it, so reading stays within the bounds where reckoning throws.
function read(dollars: number, round: (units: bigint, divisor: bigint) => Cents): Cents {
  const decimal = decimalOf(Math.min(Math.max(dollars, -Number(largest / 100n)), Number(largest / 100n)));
  if (decimal === null) return 0;
  const scale = Math.max(2, decimal.scale);
  return round(unitsAt(decimal, scale), 10n ** BigInt(scale - 2));
}

/** Cents of dollars as the server sends them, half up as a person would: 1.005 gives 101; what is no number gives 0, what is too large the largest sum (I18N-02). */
export const centsOf = (dollars: number | null | undefined): Cents => read(dollars ?? 0, halfUp);

/** Cents of a balance in dollars, rounded down: 1.239 gives 123 (I18N-04). */
export const centsBelow = (dollars: number | null | undefined): Cents =>
  read(dollars ?? 0, (units, divisor) => exact(floorDivide(units, divisor)));

/** Dollars of cents, for the server and for Intl. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** The sum of some sums, exact. */
export const sumOf = (sums: readonly Cents[]): Cents => exact(sums.reduce((sum, cents) => sum + BigInt(cents), 0n));

/** So many times a sum; `quantity` is a whole number. */
export const timesOf = (cents: Cents, quantity: number): Cents => exact(BigInt(cents) * BigInt(quantity));

/** So many percent of a sum, half up; percent may have decimals (19, 8.25). What is no number gives 0. */
export function percentOf(cents: Cents, percent: number): Cents {
  const decimal = decimalOf(percent);
  if (decimal === null) return 0;
  return halfUp(BigInt(cents) * decimal.units, 100n * 10n ** BigInt(decimal.scale));
}

/** What a reduction takes off a sum: its percent or its cents, never less than nothing or more than the sum. */
export function takenOff(cents: Cents, reduction: { readonly percent: number } | { readonly cents: Cents }): Cents {
  const off = 'percent' in reduction ? percentOf(cents, reduction.percent) : reduction.cents;
  return Math.min(Math.max(0, cents), Math.max(0, off));
}

/**
 * The part of a sum that falls on `part` of `whole` days (or any other whole unit), half up; nothing below no days, the sum above all
 * of them. What is left and what is used of one period are to be counted as one part and the rest, so that they add up.
 */
export function prorated(cents: Cents, part: number, whole: number): Cents {
  if (!(whole > 0) || !(part > 0)) return 0;
  if (part >= whole) return cents;
  return halfUp(BigInt(cents) * BigInt(Math.round(part)), BigInt(Math.round(whole)));
}

/** A sum without and with its tax. */
export interface Taxed {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/** Adds a tax of so many percent to a sum; the tax is rounded half up once. */
export function withTax(net: Cents, percent: number): Taxed {
  const tax = percentOf(net, percent);
  return { net, tax, gross: sumOf([net, tax]) };
}

/** Takes a tax of so many percent (0 or more) out of a sum that holds it: the net is rounded half up, the tax is the rest. */
export function withoutTax(gross: Cents, percent: number): Taxed {
  const decimal = decimalOf(percent);
  if (decimal === null || decimal.units <= 0n) return { net: gross, tax: 0, gross };
  const hundred = 100n * 10n ** BigInt(decimal.scale);
  const net = halfUp(BigInt(gross) * hundred, hundred + decimal.units);
  return { net, tax: sumOf([gross, -net]), gross };
}

interface Signs {
  readonly group: string;
  readonly decimal: string;
}

const signsOf = new Map<InterfaceLanguage, Signs>();

/** The signs that a language puts between thousands and before the cents. */
function numberSigns(language: InterfaceLanguage): Signs {
  const known = signsOf.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const of = (type: string) => (parts.find((part) => part.type === type)?.value ?? '').normalize('NFKC');
  const signs = { group: of('group'), decimal: of('decimal') };
  signsOf.set(language, signs);
  return signs;
}

/** Whether groups of digits stand as a number is written: '1', '234', '567'. */
const areGroups = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));

/**
 * Reads a sum as somebody types it in a language ('1.234,50 $' in German) as cents, null for anything else and for parts of a cent.
 * The other sign before one or two digits is read as the decimal one, since keyboards differ: '12.5' is twelve and a half everywhere.
 */
export function parseMoney(text: string, language: InterfaceLanguage): Cents | null {
  const { group, decimal } = numberSigns(language);
  const plain = text
    .normalize('NFKC')
    .replace(/US\$|USD|\$/i, '')
    .replace('\u2212', '-')
    .trim();
  const match = /^(-?)\s*([\d.,\s]+)$/.exec(plain);
  if (match === null || plain.length > 40) return null;
  const [, sign = '', body = ''] = match;
  const digits = body.trim();
  const other = decimal === ',' ? '.' : ',';
  const lenient = !digits.includes(decimal) && new RegExp(`^[^${other}]*\\${other}\\d{1,2}$`).test(digits);
  const [whole = '', fraction = '', ...more] = digits.split(lenient ? other : decimal);
  if (more.length > 0 || !/^\d{0,2}$/.test(fraction) || (whole === '' && fraction === '')) return null;
  const groups = whole.split(group);
  if (whole !== '' && !(groups.length === 1 ? /^\d+$/.test(whole) : areGroups(groups))) return null;
  const amount = parseDecimal(`${sign}${groups.join('')}.${fraction}`);
  const units = amount === null ? null : unitsAt(amount, 2);
  return units === null || units > largest || units < -largest ? null : Number(units);
}
