import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#src/api/errors';
import { taskQueries } from '#src/data/tasks';
import type { Schedule } from '#src/domain/schedule';
import { now } from '#src/lib/now';
import { formOfSchedule, scheduleSchema, type ScheduleForm } from './schedule-form';
import type { TaskToSchedule } from './task-to-schedule';
import { browserTimeZone } from './time-zones';

/** `known` is undefined while loading. A refetch keeps the user's input. */
export function useScheduleForm(tasks: readonly TaskToSchedule[]) {
  const only = tasks.length === 1 && tasks[0]?.scheduleType !== null ? tasks[0] : undefined;
  const detail = useQuery({ ...taskQueries.detail(only?.taskId ?? ''), enabled: only !== undefined });
  const [known, setKnown] = useState<Schedule | null | undefined>(only === undefined ? null : undefined);
  if (known === undefined && detail.data !== undefined) setKnown(detail.data.schedule ?? null);
  const values = useMemo(() => formOfSchedule(known, browserTimeZone()), [known]);
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
    // A field's error may depend on another field.
    if (isSubmitted) void trigger();
  }, [isSubmitted, trigger, scheduleType, date, timeZone, unit, lastDay]);
  return {
    form,
    known,
    failed: known === undefined && detail.isError ? detail : undefined,
  };
}

export function fieldOfRefusal(error: unknown): 'time' | 'timeZone' | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const fields = error.details.map(({ field }) => field);
  if (fields.includes('timeZone')) return 'timeZone';
  return fields.includes('startTime') ? 'time' : undefined;
}
