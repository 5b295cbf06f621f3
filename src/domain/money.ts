import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { decimalOf, floorDivide, parseDecimal, unitsAt } from './decimal';

/** Integer cents; add and compare these, never dollars. */
export type Cents = number;

const MAX_CENTS = 900_000_000_000_000n;

/** Throws RangeError for more cents than a number represents exactly. */
function halfUp(dividend: bigint, divisor: bigint): Cents {
  return exact(floorDivide(dividend * 2n + divisor, divisor * 2n));
}

function exact(cents: bigint): Cents {
  if (cents > MAX_CENTS || cents < -MAX_CENTS) throw new RangeError('This sum is too large.');
  return Number(cents);
}

// Clamps: a server's absurd price must not break the page.
function read(dollars: number, round: (units: bigint, divisor: bigint) => Cents): Cents {
  const decimal = decimalOf(Math.min(Math.max(dollars, -Number(MAX_CENTS / 100n)), Number(MAX_CENTS / 100n)));
  if (decimal === null) return 0;
  const scale = Math.max(2, decimal.scale);
  return round(unitsAt(decimal, scale), 10n ** BigInt(scale - 2));
}

/** Converts dollars, half up: 1.005 is 101; NaN is 0 (I18N-02). */
export const centsOf = (dollars: number | null | undefined): Cents => read(dollars ?? 0, halfUp);

/** Converts a balance, rounded down: 1.239 is 123 (I18N-04). */
export const centsRoundedDown = (dollars: number | null | undefined): Cents =>
  read(dollars ?? 0, (units, divisor) => exact(floorDivide(units, divisor)));

/** Converts cents to dollars. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** Throws RangeError on overflow. */
export const sumOf = (sums: readonly Cents[]): Cents => exact(sums.reduce((sum, cents) => sum + BigInt(cents), 0n));

/** Takes an integer `quantity`. Throws RangeError on overflow. */
export const timesOf = (cents: Cents, quantity: number): Cents => exact(BigInt(cents) * BigInt(quantity));

/** Rounds half up; NaN is 0. */
export function percentOf(cents: Cents, percent: number): Cents {
  const decimal = decimalOf(percent);
  if (decimal === null) return 0;
  return halfUp(BigInt(cents) * decimal.units, 100n * 10n ** BigInt(decimal.scale));
}

/** Returns at least 0 and at most the sum. */
export function discountAmount(
  cents: Cents,
  reduction: { readonly percent: number } | { readonly cents: Cents },
): Cents {
  const off = 'percent' in reduction ? percentOf(cents, reduction.percent) : reduction.cents;
  return Math.min(Math.max(0, cents), Math.max(0, off));
}

/** Returns the share of `part` in `whole` days, half up. For two shares that add up, subtract one from the sum. */
export function prorate(cents: Cents, part: number, total: number): Cents {
  if (!(total > 0) || !(part > 0)) return 0;
  if (part >= total) return cents;
  return halfUp(BigInt(cents) * BigInt(Math.round(part)), BigInt(Math.round(total)));
}

export interface TaxedAmount {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/** Rounds the tax half up. */
export function addTax(net: Cents, percent: number): TaxedAmount {
  const tax = percentOf(net, percent);
  return { net, tax, gross: sumOf([net, tax]) };
}

/** Rounds the net half up; the tax is the rest. */
export function splitTax(gross: Cents, percent: number): TaxedAmount {
  const decimal = decimalOf(percent);
  if (decimal === null || decimal.units <= 0n) return { net: gross, tax: 0, gross };
  const hundred = 100n * 10n ** BigInt(decimal.scale);
  const net = halfUp(BigInt(gross) * hundred, hundred + decimal.units);
  return { net, tax: sumOf([gross, -net]), gross };
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const separatorsByLanguage = new Map<InterfaceLanguage, Separators>();

function separatorsOf(language: InterfaceLanguage): Separators {
  const known = separatorsByLanguage.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const of = (type: string) => (parts.find((part) => part.type === type)?.value ?? '').normalize('NFKC');
  const separators = { group: of('group'), decimal: of('decimal') };
  separatorsByLanguage.set(language, separators);
  return separators;
}

const areDigitGroups = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));

/** Returns null if invalid or finer than a cent. Keyboards differ, so '12.5' is accepted in every language. */
export function parseMoney(text: string, language: InterfaceLanguage): Cents | null {
  const { group, decimal } = separatorsOf(language);
  const plain = text
    .normalize('NFKC')
    .replace(/US\$|USD|\$/i, '')
    .replace('\u2212', '-')
    .trim();
  const match = /^(-?)\s*([\d.,\s]+)$/.exec(plain);
  if (match === null || plain.length > 40) return null;
  const [, minus = '', digits = ''] = match;
  const other = decimal === ',' ? '.' : ',';
  const lenient = !digits.includes(decimal) && new RegExp(`^[^${other}]*\\${other}\\d{1,2}$`).test(digits);
  const [integer = '', fraction = '', ...more] = digits.split(lenient ? other : decimal);
  const groups = integer.split(group);
  if (more.length > 0 || !/^\d{0,2}$/.test(fraction) || (groups.length > 1 && !areDigitGroups(groups))) return null;
  const amount = parseDecimal(`${minus}${groups.join('')}.${fraction}`);
  if (amount === null) return null;
  const units = unitsAt(amount, 2);
  return units > MAX_CENTS || units < -MAX_CENTS ? null : Number(units);
}
