type Numbers = readonly number[];

const digits = (value: number, length: number) => String(value).padStart(length, '0');

function orderOf(language: string): string {
  const parts = new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    0,
  );
  return parts
    .map(({ type }) => type[0])
    .filter((letter) => letter !== undefined && 'ymd'.includes(letter))
    .join('');
}

function dayPeriodsOf(language: string): readonly [morning: readonly string[], afternoon: readonly string[]] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const nameAt = (hour: number) =>
    normalize(format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value ?? '');
  return [
    [nameAt(8), 'a.m.', 'am'],
    [nameAt(20), 'p.m.', 'pm'],
  ];
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

function parseDate(text: string, language: string): Numbers | undefined {
  const run = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const found = run ?? /^(\d{1,4}) ?[-/. 年년] ?(\d{1,2}) ?[-/. 月월] ?(\d{1,4}) ?[日일.]?$/.exec(text);
  if (found === null) return undefined;
  const parts = found.slice(1);
  // Every language accepts ISO order.
  const order = parts[0]?.length === 4 ? 'ymd' : orderOf(language);
  const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
  if (![2, 4].includes(part('y').length) || part('d').length > 2 || part('m').length > 2) return undefined;
  const year = Number(part('y')) + (part('y').length === 2 ? 2000 : 0);
  const [month, day] = [Number(part('m')), Number(part('d'))];
  const calendar = new Date(Date.UTC(year, month - 1, day));
  calendar.setUTCFullYear(year);
  const isReal = year > 0 && calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === day;
  return isReal ? [year, month, day] : undefined;
}

function parseTime(text: string, language: string): Numbers | undefined {
  const halves = dayPeriodsOf(language);
  const half = halves.findIndex((names) => names.some((name) => name !== '' && startsOrEndsWith(text, name)));
  const names = halves[half] ?? [];
  const name = names.find((entry) => entry !== '' && startsOrEndsWith(text, entry)) ?? '';
  const clock = (text.startsWith(name) ? text.slice(name.length) : text.slice(0, -name.length || undefined)).trim();
  const found =
    /^(\d{1,2}) ?[:.h時시] ?(\d{1,2})(?: ?[:.分분] ?(?:(\d{1,2}) ?[秒초]?)?)?(?: ?uhr)?$/.exec(clock) ??
    /^(\d\d?)(\d\d)(\d\d)?$/.exec(clock) ??
    (half < 0 ? /^(\d{1,2}) ?(?:h|時|시|uhr)$/ : /^(\d{1,2}) ?[h時시]?$/).exec(clock);
  if (found === null) return undefined;
  const [hour = 0, minute, second] = found.slice(1).map((part: string | undefined) => Number(part ?? 0));
  if (half >= 0 && (hour < 1 || hour > 12)) return undefined;
  const [hours, minutes, seconds] = [half < 0 ? hour : (hour % 12) + half * 12, minute ?? 0, second ?? 0];
  return hours < 24 && minutes < 60 && seconds < 60 ? [hours, minutes, seconds] : undefined;
}

const startsOrEndsWith = (text: string, name: string) => text.startsWith(name) || text.endsWith(name);

function* splitDateAndTime(text: string): Generator<readonly [date: string, time: string | undefined]> {
  yield [text, undefined];
  for (const { index } of text.matchAll(/[ t]|, /g))
    yield [text.slice(0, index).replace(/,$/, ''), text.slice(index + 1).trim()];
}

/**
 * Parses a typed date, time or both and returns it in `format` (YYYY, MM, DD, HH, mm, ss), or undefined. Accepts ISO order and the
 * language's own. A missing time is midnight; seconds that `format` lacks are refused.
 */
export function parseTypedDate(input: string, format: string, language: string): string | undefined {
  const text = normalize(input);
  const [hasDate, hasTime] = [format.includes('YYYY'), format.includes('HH')];
  const choices: (readonly [string | undefined, string | undefined])[] = !hasTime
    ? [[text, undefined]]
    : hasDate
      ? [...splitDateAndTime(text)]
      : [[undefined, text]];
  for (const [dateText, timeText] of choices) {
    const date = dateText === undefined ? [1, 1, 1] : parseDate(dateText, language);
    const time = timeText === undefined ? [0, 0, 0] : parseTime(timeText, language);
    if (!date || !time || (time[2] !== 0 && !format.includes('ss'))) continue;
    const [year = 0, month = 0, day = 0] = date;
    const [hour = 0, minute = 0, second = 0] = time;
    const written: Readonly<Record<string, string>> = {
      YYYY: digits(year, 4),
      MM: digits(month, 2),
      DD: digits(day, 2),
      HH: digits(hour, 2),
      mm: digits(minute, 2),
      ss: digits(second, 2),
    };
    return format.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => written[part] ?? part);
  }
  return undefined;
}
