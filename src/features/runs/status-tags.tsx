import { useTranslation } from '#src/i18n/use-translation';
import { LotStatus, SubtaskStatus } from '#src/contract/enums.gen';
import { lotDisplayState } from '#src/domain/task-rules';
import { Tag, type StatusVariant } from '#src/ui/status';
import type { RunState } from './run-facts';

const variants: Readonly<Record<RunState, StatusVariant>> = {
  never: 'neutral',
  waiting: 'info',
  nothingYet: 'brand',
  collecting: 'brand',
  stopping: 'warning',
  stopped: 'neutral',
  endedWithErrors: 'warning',
  foundNothing: 'neutral',
  completed: 'success',
  unknown: 'neutral',
};

const isLive = (state: RunState): boolean => state === 'nothingYet' || state === 'collecting';

export function RunTag({ state }: { readonly state: RunState }) {
  const { t } = useTranslation('runs');
  return (
    <Tag variant={variants[state]} isOngoing={isLive(state)}>
      {t(($) => $.states[state])}
    </Tag>
  );
}

const isLotStatus = (status: string): boolean => Object.values<string>(LotStatus).includes(status);

/** Unknown statuses appear as sent (ENUM-34). */
export function LotTag({
  lot,
}: {
  readonly lot: { readonly status: LotStatus; readonly rows: number; readonly errorCount?: number };
}) {
  const { t } = useTranslation('runs');
  const state = lotDisplayState(lot);
  const label = isLotStatus(lot.status) ? t(($) => $.states[state]) : lot.status;
  return (
    <Tag variant={variants[state]} isOngoing={isLive(state)}>
      {label}
    </Tag>
  );
}

const subtaskVariants: Readonly<Record<SubtaskStatus, StatusVariant>> = {
  Unexecuted: 'neutral',
  Waiting: 'info',
  Executing: 'brand',
  Stopping: 'warning',
  Stopped: 'neutral',
  Completed: 'success',
};

const isSubtaskStatus = (status: string): status is SubtaskStatus => Object.hasOwn(subtaskVariants, status);

/** Unknown statuses appear as sent (ENUM-35). */
export function SubtaskTag({ status }: { readonly status: string }) {
  const { t } = useTranslation('runs');
  if (!isSubtaskStatus(status)) return <Tag>{status}</Tag>;
  return (
    <Tag variant={subtaskVariants[status]} isOngoing={status === SubtaskStatus.Executing}>
      {t(($) => $.subtaskStatuses[status])}
    </Tag>
  );
}
