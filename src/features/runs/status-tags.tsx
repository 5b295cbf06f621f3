import { useTranslation } from '#src/i18n/use-translation';
import { LotStatus, SubtaskStatus } from '#src/contract/enums.gen';
import { lotPicture } from '#src/domain/task-rules';
import { Tag, type StatusVariant } from '#src/ui/status';
import type { RunPicture } from './run-facts';

const kinds: Readonly<Record<RunPicture, StatusVariant>> = {
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

const isLive = (picture: RunPicture): boolean => picture === 'nothingYet' || picture === 'collecting';

export function RunTag({ picture }: { readonly picture: RunPicture }) {
  const { t } = useTranslation('runs');
  return (
    <Tag variant={kinds[picture]} live={isLive(picture)}>
      {t(($) => $.pictures[picture])}
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
  const picture = lotPicture(lot);
  const words = isLotStatus(lot.status) ? t(($) => $.pictures[picture]) : lot.status;
  return (
    <Tag variant={kinds[picture]} live={isLive(picture)}>
      {words}
    </Tag>
  );
}

const subtaskKinds: Readonly<Record<SubtaskStatus, StatusVariant>> = {
  Unexecuted: 'neutral',
  Waiting: 'info',
  Executing: 'brand',
  Stopping: 'warning',
  Stopped: 'neutral',
  Completed: 'success',
};

const isSubtaskStatus = (status: string): status is SubtaskStatus => Object.hasOwn(subtaskKinds, status);

/** Unknown statuses appear as sent (ENUM-35). */
export function SubtaskTag({ status }: { readonly status: string }) {
  const { t } = useTranslation('runs');
  if (!isSubtaskStatus(status)) return <Tag>{status}</Tag>;
  return (
    <Tag variant={subtaskKinds[status]} live={status === SubtaskStatus.Executing}>
      {t(($) => $.subtaskStatuses[status])}
    </Tag>
  );
}
