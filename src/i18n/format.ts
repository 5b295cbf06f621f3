import i18next from 'i18next';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { dollarsOf, type Cents } from '#src/domain/money';
import { localDateTime } from '#src/lib/local-time';
import { now } from '#src/lib/now';
import { isLanguage } from './languages';
import { useLanguage } from './use-language';

/** Returns epoch milliseconds, NaN if invalid. A time without an offset is UTC. */
export function parseTime(value: string): number {
  const iso = value.trim().replace(' ', 'T');
  const [zone, hours, minutes] = /(?:Z|([+-]\d{2}):?(\d{2}))$/i.exec(iso) ?? [];
  if (zone === undefined) return Date.parse(iso.includes('T') ? `${iso}Z` : iso);
  return Date.parse(hours === undefined ? iso : iso.replace(zone, `${hours}:${minutes ?? ''}`));
}

/** In seconds. */
const RELATIVE_UNITS = [
  { name: 'year', size: 31_557_600, from: 320 * 86_400 },
  { name: 'month', size: 2_629_800, from: 26 * 86_400 },
  { name: 'day', size: 86_400, from: 22 * 3600 },
  { name: 'hour', size: 3600, from: 45 * 60 },
  { name: 'minute', size: 60, from: 45 },
] as const;

export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Two decimals by default (CONST-13). */
  money(dollars: number, options?: Intl.NumberFormatOptions): string;
  /** `trimZeros` omits zero decimals (I18N-03). */
  cents(cents: Cents, options?: { readonly trimZeros?: boolean }): string;
  /** 0 to 1. */
  percent(fraction: number): string;
  /** 'Nov 16, 2026', in the viewer's zone. */
  date(value: string): string;
  /** YYYY/MM/DD, for the last update of a template or an app (I18N-05). */
  updateDate(value: string): string;
  /** Takes `YYYY-MM-DD`. 'November 16, 2026' by default, 'Nov 16, 2026' for `medium`. */
  day(value: string, style?: 'long' | 'medium'): string;
  /** YYYY-MM-DD HH:mm:ss in the viewer's zone (I18N-06). */
  dateTime(value: string): string;
  /** 'Nov 16, 2026, 8:00 AM'. */
  mediumDateTime(value: string): string;
  /** Names the time zone. */
  longDateTime(value: string): string;
  /** Takes epoch milliseconds; does not name the zone. */
  zonedDateTime(time: number, timeZone: string, parts?: { readonly year: boolean }): string;
  /** 'in 3 hours', '2 days ago' (I18N-07). */
  relative(value: string): string;
  /** '1 h 5 min', '42 s'; the two largest units. */
  duration(seconds: number): string;
  bytes(value: number): string;
  list(items: readonly string[]): string;
  eitherOf(items: readonly string[]): string;
  /** Joins whole sentences, without a space in Japanese. */
  sentences(sentences: readonly string[]): string;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function formatsFor(language: InterfaceLanguage): Formats {
  const tight = (text: string) => (language === 'ja-JP' ? text.replaceAll(/(?<=\d)\s(?=\W)/g, '') : text);
  const sentences = (texts: readonly string[]) => texts.join(language === 'ja-JP' ? '' : ' ');
  // Creating a formatter costs a hundred times more than using it.
  const formatters = new Map<string, Intl.NumberFormat>();
  const number = (value: number, options?: Intl.NumberFormatOptions) => {
    const key = options === undefined ? '' : JSON.stringify(options);
    let format = formatters.get(key);
    if (!format) formatters.set(key, (format = new Intl.NumberFormat(language, options)));
    return tight(format.format(value));
  };
  const conjunction = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const disjunction = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const mediumDate = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const mediumDateTime = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const days = {
    long: once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })),
    medium: once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })),
  };
  /** An unreadable value stays as it is. */
  const formatDate = (value: string, format: () => Intl.DateTimeFormat) => {
    const time = parseTime(value);
    return Number.isNaN(time) ? value : format().format(time);
  };
  const formatLocal = (value: string, format: (local: string) => string) => {
    const time = parseTime(value);
    return Number.isNaN(time) ? value : format(localDateTime(time));
  };
  const ago = once(() => new Intl.RelativeTimeFormat(language));
  const nowText = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'));
  const nowOrJustNow = (seconds: number) =>
    seconds > 0 ? nowText() : i18next.getFixedT(language, 'ui')(($) => $.justNow);
  const unit = (value: number, name: string) => number(value, { style: 'unit', unit: name, unitDisplay: 'short' });
  const money = (dollars: number, options?: Intl.NumberFormatOptions) =>
    number(dollars, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...options });
  return {
    number,
    money,
    cents: (cents, { trimZeros = false } = {}) =>
      money(dollarsOf(cents), trimZeros ? { trailingZeroDisplay: 'stripIfInteger' } : undefined),
    percent: (fraction) => number(fraction, { style: 'percent', maximumFractionDigits: 0 }),
    date: (value) => formatDate(value, mediumDate),
    updateDate: (value) => formatLocal(value, (local) => local.slice(0, 10).replaceAll('-', '/')),
    day: (value, style = 'long') => formatDate(value, days[style]),
    dateTime: (value) => formatLocal(value, (local) => local),
    mediumDateTime: (value) => formatDate(value, mediumDateTime),
    longDateTime: (value) =>
      new Intl.DateTimeFormat(language, {
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
        timeZoneName: 'short',
      }).format(parseTime(value)),
    zonedDateTime: (time, timeZone, { year } = { year: true }) =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: 'short',
        ...(year ? { year: 'numeric' as const } : {}),
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(time),
    relative: (value) => {
      const seconds = (parseTime(value) - now()) / 1000;
      if (Number.isNaN(seconds)) return value;
      const scale = RELATIVE_UNITS.find(({ from }) => Math.abs(seconds) >= from);
      return scale ? tight(ago().format(Math.round(seconds / scale.size), scale.name)) : nowOrJustNow(seconds);
    },
    duration: (seconds) => {
      const totalSeconds = Math.max(0, Math.round(seconds));
      const parts = (
        [
          ['day', 86400],
          ['hour', 3600],
          ['minute', 60],
          ['second', 1],
        ] as const
      ).map(([name, size], index, all) => {
        const larger = index === 0 ? Infinity : (all[index - 1]?.[1] ?? Infinity);
        return { name, value: Math.floor((totalSeconds % larger) / size) };
      });
      const first = parts.findIndex((part) => part.value > 0);
      if (first < 0) return unit(0, 'second');
      const largest = parts.slice(first, first + 2).filter((part) => part.value > 0);
      return sentences(largest.map((part) => unit(part.value, part.name)));
    },
    bytes: (value) => {
      const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
      const step = Math.min(units.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3));
      return number(value / 1000 ** step, {
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: value / 1000 ** step < 10 && step > 0 ? 1 : 0,
      });
    },
    list: (items) => conjunction().format(items),
    eitherOf: (items) =>
      disjunction()
        .format(items)
        .replaceAll(/または(?=[A-Za-z])/g, 'または '),
    sentences,
  };
}

const cache = new Map<InterfaceLanguage, Formats>();

const formatsOf = (language: InterfaceLanguage): Formats => {
  const known = cache.get(language) ?? formatsFor(language);
  cache.set(language, known);
  return known;
};

export const formatNumber = (value: number, language: string | undefined): string =>
  formatsOf(isLanguage(language) ? language : 'en-US').number(value);

const shownFormats = (): Formats => formatsOf(isLanguage(i18next.language) ? i18next.language : 'en-US');

/** Uses the language at the time of the call, as `t` does. */
const lateBoundFormats = (): Formats => ({
  number: (...of) => shownFormats().number(...of),
  money: (...of) => shownFormats().money(...of),
  cents: (...of) => shownFormats().cents(...of),
  percent: (...of) => shownFormats().percent(...of),
  date: (...of) => shownFormats().date(...of),
  updateDate: (...of) => shownFormats().updateDate(...of),
  day: (...of) => shownFormats().day(...of),
  dateTime: (...of) => shownFormats().dateTime(...of),
  mediumDateTime: (...of) => shownFormats().mediumDateTime(...of),
  longDateTime: (...of) => shownFormats().longDateTime(...of),
  zonedDateTime: (...of) => shownFormats().zonedDateTime(...of),
  relative: (...of) => shownFormats().relative(...of),
  duration: (...of) => shownFormats().duration(...of),
  bytes: (...of) => shownFormats().bytes(...of),
  list: (...of) => shownFormats().list(...of),
  eitherOf: (...of) => shownFormats().eitherOf(...of),
  sentences: (...of) => shownFormats().sentences(...of),
});

const formatsByLanguage = new Map<InterfaceLanguage, Formats>();

export function useFormats(): Formats {
  const language = useLanguage();
  const known = formatsByLanguage.get(language) ?? lateBoundFormats();
  formatsByLanguage.set(language, known);
  return known;
}
