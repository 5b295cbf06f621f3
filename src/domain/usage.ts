import { decimalOf, floorDivide, unitsAt } from './decimal';
import { estimatedRows } from './price';
import { sumOf, timesOf, type Cents } from './money';

/** A day in UTC as the API writes it: 'YYYY-MM-DD'. Usage is counted in these (API-027). */
export type UtcDay = string;

/** A period of days, both included. */
export interface DayRange {
  readonly from: UtcDay;
  readonly to: UtcDay;
}

/** Days that a period may have at most (API-027). */
export const MOST_USAGE_DAYS = 366;
/** Days whose usage tells how the balance is spent. */
export const RATE_DAYS = 30;
/** Days that a rate is taken from at least: one busy first day is no habit. */
const FEWEST_RATE_DAYS = 7;
/** Days of usage below which a forecast is a rough one. */
const SURE_RATE_DAYS = 14;

const DAY = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The UTC day of a moment in epoch milliseconds. */
export const utcDayOf = (at: number): UtcDay => new Date(at).toISOString().slice(0, 10);

/** Midnight of a UTC day in epoch milliseconds; NaN for what is no day of the calendar. */
function startOfUtcDay(day: UtcDay): number {
  const match = pattern.exec(day);
  if (!match) return Number.NaN;
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // 31 February would be a day of March.
  return utcDayOf(at) === day ? at : Number.NaN;
}

/** Whether a text is a day of the calendar, written 'YYYY-MM-DD'. */
export const isUtcDay = (text: string): boolean => !Number.isNaN(startOfUtcDay(text));

/** The day so many days later, or earlier below zero. */
export const laterDay = (day: UtcDay, days: number): UtcDay => utcDayOf(startOfUtcDay(day) + days * DAY);

/** Days from one day to another; 0 for the same one. */
export const daysBetween = (from: UtcDay, to: UtcDay): number =>
  Math.round((startOfUtcDay(to) - startOfUtcDay(from)) / DAY);

/** The last so many days, today being one of them. */
export const lastDays = (today: UtcDay, days: number): DayRange => ({ from: laterDay(today, 1 - days), to: today });

/** The day of a month (both from 1) that an anchor falls on: the 31st is the last day of a shorter month. */
function anchorIn(year: number, month: number, anchor: number): UtcDay {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return utcDayOf(Date.UTC(year, month - 1, Math.min(anchor, last)));
}

/**
 * The billing month that holds today (BILL-04): it begins on the day of the month on which the plan's period does, `since` being any
 * such day; by the calendar where there is no plan. A plan that is paid by the year is looked at by its months.
 */
export function billingMonth(since: UtcDay | undefined, today: UtcDay): DayRange {
  const anchor = since === undefined ? 1 : Number(since.slice(8));
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const begun = anchorIn(year, month, anchor) <= today ? month : month - 1;
  return { from: anchorIn(year, begun, anchor), to: laterDay(anchorIn(year, begun + 1, anchor), -1) };
}

/** The period that was meant: its days in order, none after today, at most as many as can be asked for, the latest of them. */
export function askableRange({ from, to }: DayRange, today: UtcDay): DayRange {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const end = last < today ? last : today;
  const earliest = laterDay(end, 1 - MOST_USAGE_DAYS);
  const begin = first < end ? first : end;
  return { from: begin < earliest ? earliest : begin, to: end };
}

/** The sum of dollars as the server sends them, added exactly and rounded half up to cents once (I18N-02); what is no number counts nothing. */
export function centsOfAll(dollars: readonly number[]): Cents {
  const decimals = dollars.flatMap((amount) => decimalOf(amount) ?? []);
  const scale = Math.max(2, ...decimals.map((decimal) => decimal.scale));
  const units = decimals.reduce((sum, decimal) => sum + unitsAt(decimal, scale), 0n);
  const cent = 10n ** BigInt(scale - 2);
  return sumOf([Number(floorDivide(units * 2n + cent, cent * 2n))]);
}

/** What the balance comes to when it goes on being spent as it was (BILL-04). */
export interface UsageForecast {
  /** Spent on an average day, half up. */
  readonly aDay: Cents;
  /** Expected to be spent until the end of the period. */
  readonly more: Cents;
  /** Left at the end of the period; below zero where the balance does not last. */
  readonly left: Cents;
  /** Whole days that the balance still pays for, null where nothing is spent. */
  readonly lasts: number | null;
  /** Days that the average is taken over. */
  readonly rateDays: number;
  /** Days of usage that there are where those are few, so that the forecast is a rough one; null otherwise. */
  readonly fewDays: number | null;
}

/**
 * Forecasts from what was spent on each of the last days, earliest first, in cents, today included: days before the first spending do not
 * count, but a rate is taken from a week at least. `daysLeft` are those of the period after today.
 */
export function forecastUsage(days: readonly Cents[], balance: Cents, daysLeft: number): UsageForecast {
  const first = days.findIndex((cents) => cents > 0);
  const spent = sumOf(days.map((cents) => Math.max(0, cents)));
  const since = days.length - Math.max(0, first);
  const counted = Math.max(FEWEST_RATE_DAYS, since);
  const more = part(timesOf(spent, Math.max(0, daysLeft)), counted);
  return {
    aDay: part(spent, counted),
    more,
    left: sumOf([balance, -more]),
    lasts: spent === 0 ? null : Number(floorDivide(BigInt(Math.max(0, balance)) * BigInt(counted), BigInt(spent))),
    rateDays: counted,
    fewDays: spent > 0 && since < SURE_RATE_DAYS ? since : null,
  };
}

/** One of so many equal parts of a sum, half up. */
const part = (cents: Cents, parts: number): Cents =>
  Number(floorDivide(BigInt(cents) * 2n + BigInt(parts), BigInt(parts) * 2n));

/** Dollars below which a balance is called low (ERR-19). */
export const LOW_BALANCE = 3;

/** What so many dollars buy at each price: whole rows or captchas, rounded down (ENUM-47). What costs nothing is left out. */
export function bought<Price extends { readonly pricePerThousand: number }>(
  dollars: number,
  prices: readonly Price[],
): (Price & { readonly count: number })[] {
  return prices.flatMap((price) => {
    const count = estimatedRows(dollars, price.pricePerThousand);
    return count === null ? [] : [{ ...price, count }];
  });
}
