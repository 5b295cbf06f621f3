import { decimalOf, floorDivide, unitsAt } from './decimal';
import { estimatedRows } from './price';
import { sumOf, timesOf, type Cents } from './money';

/** 'YYYY-MM-DD' (API-027). */
export type UtcDay = string;

export interface DayRange {
  readonly from: UtcDay;
  readonly to: UtcDay;
}

export const MAX_USAGE_DAYS = 366;
export const RATE_DAYS = 30;
/** One busy first day is not a trend. */
const MIN_RATE_DAYS = 7;
const RELIABLE_RATE_DAYS = 14;

const DAY = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Takes epoch milliseconds. */
export const utcDayOf = (at: number): UtcDay => new Date(at).toISOString().slice(0, 10);

/** NaN for an invalid day. */
function startOfUtcDay(day: UtcDay): number {
  const match = pattern.exec(day);
  if (!match) return Number.NaN;
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // Date.UTC accepts 31 February.
  return utcDayOf(at) === day ? at : Number.NaN;
}

/** Accepts 'YYYY-MM-DD'. */
export const isUtcDay = (text: string): boolean => !Number.isNaN(startOfUtcDay(text));

/** Subtracts below zero. */
export const addDays = (day: UtcDay, days: number): UtcDay => utcDayOf(startOfUtcDay(day) + days * DAY);

/** Returns 0 for the same day. */
export const daysBetween = (from: UtcDay, to: UtcDay): number =>
  Math.round((startOfUtcDay(to) - startOfUtcDay(from)) / DAY);

/** Includes today. */
export const lastDays = (today: UtcDay, days: number): DayRange => ({ from: addDays(today, 1 - days), to: today });

function anchorIn(year: number, month: number, anchor: number): UtcDay {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return utcDayOf(Date.UTC(year, month - 1, Math.min(anchor, last)));
}

/** The month starts on the plan's day of the month (`since` is any such day), or on the first (BILL-04). */
export function billingMonth(since: UtcDay | undefined, today: UtcDay): DayRange {
  const anchor = since === undefined ? 1 : Number(since.slice(8));
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const firstMonth = anchorIn(year, month, anchor) <= today ? month : month - 1;
  return { from: anchorIn(year, firstMonth, anchor), to: addDays(anchorIn(year, firstMonth + 1, anchor), -1) };
}

/** Orders and clips a range: not after today, not too long. */
export function clampRange({ from, to }: DayRange, today: UtcDay): DayRange {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const end = last < today ? last : today;
  const earliest = addDays(end, 1 - MAX_USAGE_DAYS);
  const begin = first < end ? first : end;
  return { from: begin < earliest ? earliest : begin, to: end };
}

/** Adds exactly and rounds half up once (I18N-02). */
export function sumToCents(dollars: readonly number[]): Cents {
  const decimals = dollars.flatMap((amount) => decimalOf(amount) ?? []);
  const scale = Math.max(2, ...decimals.map((decimal) => decimal.scale));
  const units = decimals.reduce((sum, decimal) => sum + unitsAt(decimal, scale), 0n);
  const cent = 10n ** BigInt(scale - 2);
  return sumOf([Number(floorDivide(units * 2n + cent, cent * 2n))]);
}

export interface UsageForecast {
  readonly perDay: Cents;
  readonly expectedSpending: Cents;
  readonly remaining: Cents;
  /** Days; null if nothing is spent. */
  readonly daysCovered: number | null;
  readonly rateDays: number;
  /** Set if there are few days, so that the forecast is rough. */
  readonly fewDays: number | null;
}

/**
 * Takes cents per day, today last. Days before the first spending do not count, but the rate covers at least a week. `daysLeft` excludes
 * today.
 */
export function forecastUsage(days: readonly Cents[], balance: Cents, daysLeft: number): UsageForecast {
  const first = days.findIndex((cents) => cents > 0);
  const spent = sumOf(days.map((cents) => Math.max(0, cents)));
  const since = days.length - Math.max(0, first);
  const counted = Math.max(MIN_RATE_DAYS, since);
  const more = divideHalfUp(timesOf(spent, Math.max(0, daysLeft)), counted);
  return {
    perDay: divideHalfUp(spent, counted),
    expectedSpending: more,
    remaining: sumOf([balance, -more]),
    daysCovered:
      spent === 0 ? null : Number(floorDivide(BigInt(Math.max(0, balance)) * BigInt(counted), BigInt(spent))),
    rateDays: counted,
    fewDays: spent > 0 && since < RELIABLE_RATE_DAYS ? since : null,
  };
}

const divideHalfUp = (cents: Cents, parts: number): Cents =>
  Number(floorDivide(BigInt(cents) * 2n + BigInt(parts), BigInt(parts) * 2n));

/** Dollars (ERR-19). */
export const LOW_BALANCE_THRESHOLD = 3;

/** Returns the rows or captchas for a sum in dollars, rounded down (ENUM-47). Omits free prices. */
export function affordableUnits<Price extends { readonly pricePerThousand: number }>(
  dollars: number,
  prices: readonly Price[],
): (Price & { readonly count: number })[] {
  return prices.flatMap((price) => {
    const count = estimatedRows(dollars, price.pricePerThousand);
    return count === null ? [] : [{ ...price, count }];
  });
}
