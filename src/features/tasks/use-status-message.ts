import { useTranslation } from '#src/i18n/use-translation';
import { TaskStatus } from '#src/contract/enums.gen';

const names = {
  [TaskStatus.Running]: 'Running',
  [TaskStatus.Stoped]: 'Stoped',
  [TaskStatus.Completed]: 'Completed',
  [TaskStatus.Waiting]: 'Waiting',
  [TaskStatus.Ready]: 'Ready',
} as const;

/** Unknown codes appear as sent. */
export function useStatusMessage(): (status: TaskStatus) => string {
  const { t } = useTranslation('tasks');
  return (status) => (Object.hasOwn(names, status) ? t(($) => $.statuses[names[status]]) : String(status));
}
