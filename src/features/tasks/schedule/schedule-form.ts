import { z } from '#src/lib/zod';
import { ScheduleType } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { isTimeZone, scheduleErrors, type Schedule } from '#src/domain/schedule';
import { readStoredDate, readStoredDateTime } from '#src/domain/stored-dates';
import { isoInZone, parseWallTime, formatWallTime } from '#src/domain/zoned-time';

export const unitMinutes = { minutes: 1, hours: 60, days: 24 * 60 } as const;
export type IntervalUnit = keyof typeof unitMinutes;

/** Switching types loses nothing. Dates and times are in `timeZone`. */
export interface ScheduleForm {
  scheduleType: ScheduleType;
  timeZone: string;
  /** Once: 'YYYY-MM-DD' or ''. */
  date: string;
  /** Once, weekly, monthly: 'HH:mm' or ''. */
  time: string;
  daysOfWeek: number[];
  daysOfMonth: number[];
  lastDayOfMonth: boolean;
  /** Interval: the number as typed. */
  every: string;
  unit: IntervalUnit;
  /** No run before this day: 'YYYY-MM-DD' or ''. */
  startDate: string;
  /** Interval: the first run, 'HH:mm'; '' is midnight. */
  startTime: string;
}

export interface FormProblem {
  readonly field: keyof ScheduleForm;
  readonly reason: 'required' | 'past' | 'range' | 'unknown' | 'unreadable';
}

const empty: Omit<ScheduleForm, 'timeZone'> = {
  scheduleType: ScheduleType.Weekly,
  date: '',
  time: '',
  daysOfWeek: [],
  daysOfMonth: [],
  lastDayOfMonth: false,
  every: '',
  unit: 'hours',
  startDate: '',
  startTime: '',
};

export function formOfSchedule(schedule: Schedule | null | undefined, timeZone: string): ScheduleForm {
  if (!schedule) return { ...empty, timeZone };
  const zone = isTimeZone(schedule.timeZone) ? schedule.timeZone : timeZone;
  const form: ScheduleForm = {
    ...empty,
    scheduleType: schedule.scheduleType,
    timeZone: zone,
    time: schedule.timeOfDay ?? '',
    daysOfWeek: schedule.daysOfWeek ?? [],
    daysOfMonth: schedule.daysOfMonth ?? [],
    lastDayOfMonth: schedule.lastDayOfMonth ?? false,
    ...intervalFieldsOf(schedule.everyMinutes ?? undefined),
  };
  const start = schedule.startTime ? Date.parse(schedule.startTime) : Number.NaN;
  if (Number.isNaN(start)) return form;
  const wall = formatWallTime(start, zone);
  const [date, time] = [wall.slice(0, 10), wall.slice(11)];
  return schedule.scheduleType === ScheduleType.Once
    ? { ...form, date, time }
    : { ...form, startDate: date, startTime: time };
}

function intervalFieldsOf(minutes: number | undefined): Pick<ScheduleForm, 'every' | 'unit'> {
  if (minutes === undefined) return { every: '', unit: 'hours' };
  const unit = minutes % unitMinutes.days === 0 ? 'days' : minutes % unitMinutes.hours === 0 ? 'hours' : 'minutes';
  return { every: String(minutes / unitMinutes[unit]), unit };
}

function minutesOf({ every, unit }: ScheduleForm): number | undefined {
  return /^\d{1,6}$/.test(every.trim()) ? Number(every.trim()) * unitMinutes[unit] : undefined;
}

/** Omits missing values. An unchanged start keeps the seconds and the UTC offset of `known`. */
export function scheduleOfForm(form: ScheduleForm, known?: Schedule | null): Schedule {
  const { scheduleType, timeZone, time, lastDayOfMonth } = form;
  const start = startOf(form, known);
  const base: Schedule = { scheduleType, timeZone, startTime: start };
  const byDay = { ...base, ...(time === '' ? {} : { timeOfDay: time }) };
  const sorted = (days: readonly number[]) => days.toSorted((a, b) => a - b);
  switch (scheduleType) {
    case ScheduleType.Weekly:
      return { ...byDay, ...(form.daysOfWeek.length > 0 ? { daysOfWeek: sorted(form.daysOfWeek) } : {}) };
    case ScheduleType.Monthly:
      return {
        ...byDay,
        lastDayOfMonth,
        ...(form.daysOfMonth.length > 0 ? { daysOfMonth: sorted(form.daysOfMonth) } : {}),
      };
    case ScheduleType.Interval: {
      const everyMinutes = minutesOf(form);
      return { ...base, ...(everyMinutes ? { everyMinutes } : {}) };
    }
    default:
      return base;
  }
}

/** Of the single run, or of the earliest possible one. */
export function startWallTime(form: ScheduleForm): string | undefined {
  if (form.scheduleType === ScheduleType.Once)
    return form.date === '' || form.time === '' ? undefined : `${form.date} ${form.time}`;
  if (form.startDate === '') return undefined;
  const time = form.scheduleType === ScheduleType.Interval && form.startTime !== '' ? form.startTime : '00:00';
  return `${form.startDate} ${time}`;
}

function startOf(form: ScheduleForm, known: Schedule | null | undefined): string | undefined {
  const wallTime = startWallTime(form);
  if (wallTime === undefined || !isTimeZone(form.timeZone)) return undefined;
  if (known?.startTime && known.scheduleType === form.scheduleType && known.timeZone === form.timeZone) {
    const before = formOfSchedule(known, form.timeZone);
    if (startWallTime(before) === wallTime) return known.startTime;
  }
  const moment = parseWallTime(wallTime, form.timeZone);
  return moment === undefined ? undefined : isoInZone(moment, form.timeZone);
}

type MomentField = 'date' | 'time' | 'startDate' | 'startTime';

const momentFields: Record<ScheduleType, readonly MomentField[]> = {
  [ScheduleType.Once]: ['date', 'time'],
  [ScheduleType.Weekly]: ['time', 'startDate'],
  [ScheduleType.Monthly]: ['time', 'startDate'],
  [ScheduleType.Interval]: ['startDate', 'startTime'],
};

const isReadable = (field: MomentField, text: string): boolean =>
  field === 'date' || field === 'startDate'
    ? readStoredDate(text) !== null
    : readStoredDateTime(`2001-01-01 ${text}:00`) !== null;

/** `now` is in epoch milliseconds (ENUM-33). */
export function formProblems(form: ScheduleForm, now: number, known?: Schedule | null): FormProblem[] {
  const unreadable = momentFields[form.scheduleType].filter(
    (field) => form[field] !== '' && !isReadable(field, form[field]),
  );
  if (unreadable.length > 0) return unreadable.map((field) => ({ field, reason: 'unreadable' }));
  const { min, max } = limits.scheduleMinutes;
  const minutes = minutesOf(form);
  if (
    form.scheduleType === ScheduleType.Interval &&
    form.every.trim() !== '' &&
    (!minutes || minutes < min || minutes > max)
  )
    return [{ field: 'every', reason: 'range' }];
  return scheduleErrors(scheduleOfForm(form, known), now).flatMap(({ field, reason }): FormProblem[] => {
    switch (field) {
      case 'startTime':
        if (reason !== 'required') return [{ field: 'time', reason }];
        return (['date', 'time'] as const)
          .filter((part) => form[part] === '')
          .map((part) => ({ field: part, reason: 'required' }));
      case 'timeOfDay':
        return [{ field: 'time', reason }];
      case 'everyMinutes':
        return [{ field: 'every', reason }];
      case 'daysOfWeek':
      case 'daysOfMonth':
      case 'timeZone':
        return [{ field, reason }];
      default:
        return [];
    }
  });
}

/** The messages are `FormProblem` reasons. */
export function scheduleSchema(getNow: () => number, known: Schedule | null) {
  return z
    .object({
      scheduleType: z.enum(ScheduleType),
      timeZone: z.string(),
      date: z.string(),
      time: z.string(),
      daysOfWeek: z.array(z.number()),
      daysOfMonth: z.array(z.number()),
      lastDayOfMonth: z.boolean(),
      every: z.string(),
      unit: z.enum(['minutes', 'hours', 'days']),
      startDate: z.string(),
      startTime: z.string(),
    })
    .check(
      z.superRefine((form, context) => {
        for (const { field, reason } of formProblems(form, getNow(), known))
          context.addIssue({ code: 'custom', path: [field], message: reason });
      }),
    );
}
