import { LotStatus, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { lotPicture, type LotPicture } from '#src/domain/task-rules';

/** What the last run of a task looks like, a task that never ran and a stop in progress included. */
export type RunPicture = LotPicture | 'never' | 'stopping';

/** The last run, put together from whatever the server sends: most of its figures are not promised. */
export interface RunFacts {
  readonly picture: RunPicture;
  /** Whether it holds or awaits a node: only then it is looked at every few seconds (TASK-29). */
  readonly active: boolean;
  readonly lotNo: string | undefined;
  readonly rows: number | undefined;
  readonly errors: number | undefined;
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  /** Dollars. */
  readonly spending: number | undefined;
}

const lotStatusOf: Readonly<Partial<Record<number, LotStatus>>> = {
  [TaskStatus.Running]: LotStatus.Running,
  [TaskStatus.Waiting]: LotStatus.Waiting,
  [TaskStatus.Stoped]: LotStatus.Stopped,
  [TaskStatus.Completed]: LotStatus.Completed,
};

/**
 * The last run from its summary, the list of lots where that is known, and the status that the address carries
 * (TASK-22) where the server names none.
 */
export function runFacts(
  summary: Schemas['RunSummary'],
  lots: readonly Schemas['Lot'][] | undefined,
  hint: number | undefined,
): RunFacts {
  const named = summary.lot ?? undefined;
  const lot = named === undefined ? lots?.[0] : lots?.find((entry) => entry.lotNo === named);
  const taskStatus = summary.taskStatus ?? (lot === undefined ? hint : undefined);
  const status = taskStatus === undefined ? lot?.status : lotStatusOf[taskStatus];
  const rows = summary.rows ?? lot?.rows;
  const errors = summary.errorCount ?? lot?.errorCount;
  const ran = summary.startTime !== null || lot !== undefined || named !== undefined;
  const picture = pictureOf(status, { ran, stopping: summary.stopping === true, rows, errors });
  return {
    picture,
    active: picture === 'waiting' || picture === 'nothingYet' || picture === 'collecting' || picture === 'stopping',
    lotNo: named ?? lot?.lotNo,
    rows,
    errors,
    // While a run waits, the facts are those of the run before it.
    startTime: picture === 'waiting' ? undefined : (summary.startTime ?? lot?.startTime ?? undefined),
    endTime: summary.endTime ?? lot?.endTime ?? undefined,
    spending: summary.spending ?? lot?.cost,
  };
}

function pictureOf(
  status: LotStatus | undefined,
  {
    ran,
    stopping,
    rows,
    errors,
  }: { ran: boolean; stopping: boolean; rows: number | undefined; errors: number | undefined },
): RunPicture {
  if (stopping) return 'stopping';
  if (status === undefined) return ran ? 'unknown' : 'never';
  // Where nobody counts the rows, 'found nothing' would be a claim.
  if (rows === undefined && status === LotStatus.Completed) return (errors ?? 0) > 0 ? 'endedWithErrors' : 'completed';
  if (rows === undefined && status === LotStatus.Running) return 'collecting';
  return lotPicture({ status, rows: rows ?? 0, errorCount: errors });
}
