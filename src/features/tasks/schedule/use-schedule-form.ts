import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, statusOf } from '#src/api/errors';
import { taskQueries } from '#src/data/tasks';
import type { Schedule } from '#src/domain/schedule';
import { now } from '#src/lib/now';
import { formOf, scheduleSchema, type ScheduleForm } from './schedule-form';
import type { TaskToSchedule } from './task-to-schedule';
import { ownTimeZone } from './time-zones';

/**
 * The form of the schedule dialog: filled from the schedule of the one task that has one, else empty. What was typed stays when that is
 * read again. `known` is undefined until it has been read.
 */
export function useScheduleForm(tasks: readonly TaskToSchedule[]) {
  const only = tasks.length === 1 && tasks[0]?.scheduleType !== null ? tasks[0] : undefined;
  const detail = useQuery({ ...taskQueries.detail(only?.taskId ?? ''), enabled: only !== undefined });
  const [known, setKnown] = useState<Schedule | null | undefined>(only === undefined ? null : undefined);
  if (known === undefined && detail.data !== undefined) setKnown(detail.data.schedule ?? null);
  const values = useMemo(() => formOf(known, ownTimeZone()), [known]);
  const resolver = useMemo(() => zodResolver(scheduleSchema(now, known ?? null)), [known]);
  const form = useForm<ScheduleForm>({ defaultValues: values, values, resolver, shouldFocusError: false });
  const { watch, trigger, formState } = form;
  const { isSubmitted } = formState;
  const [scheduleType, date, timeZone, unit, lastDay] = watch([
    'scheduleType',
    'date',
    'timeZone',
    'unit',
    'lastDayOfMonth',
  ]);
  useEffect(() => {
    // What is wrong with one field may hang on another.
    if (isSubmitted) void trigger();
  }, [isSubmitted, trigger, scheduleType, date, timeZone, unit, lastDay]);
  return {
    form,
    known,
    failed: known === undefined && detail.isError ? detail : undefined,
  };
}

/** The field of the form that an error of the server is about, undefined when it is about the whole. */
export function fieldOfRefusal(error: unknown): 'time' | 'timeZone' | undefined {
  if (!(error instanceof ApiError) || statusOf(error) !== 422) return undefined;
  const fields = error.details.map(({ field }) => field);
  if (fields.includes('timeZone')) return 'timeZone';
  return fields.includes('startTime') ? 'time' : undefined;
}
