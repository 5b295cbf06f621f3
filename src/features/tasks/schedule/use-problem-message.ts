import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { useFormats } from '#src/i18n/format';
import type { ScheduleForm } from './schedule-form';

export function useProblemMessage(): (field: keyof ScheduleForm) => string | undefined {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const { formState } = useFormContext<ScheduleForm>();
  const { min, max } = limits.scheduleMinutes;
  return (field) => {
    const reason = formState.errors[field]?.message;
    // The field shows its own message for unreadable text.
    if (reason === undefined || reason === 'unreadable') return undefined;
    if (reason === 'past') return t(($) => $.schedule.problems.past);
    if (reason === 'range')
      return t(($) => $.schedule.problems.range, {
        least: formats.duration(min * 60),
        most: formats.duration(max * 60),
      });
    switch (field) {
      case 'date':
        return t(($) => $.schedule.problems.date);
      case 'daysOfWeek':
        return t(($) => $.schedule.problems.daysOfWeek);
      case 'daysOfMonth':
        return t(($) => $.schedule.problems.daysOfMonth);
      case 'every':
        return t(($) => $.schedule.problems.every);
      default:
        return t(($) => $.schedule.problems.time);
    }
  };
}
