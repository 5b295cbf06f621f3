import { LotStatus, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { lotDisplayState, type LotDisplayState } from '#src/domain/task-rules';

export type RunState = LotDisplayState | 'never' | 'stopping';

/** The server may omit most of these figures. */
export interface RunFacts {
  readonly state: RunState;
  /** Running or waiting for a node; only then it is polled (TASK-29). */
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

/** `hint` is the status in the URL (TASK-22), for a server that sends none. */
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
  const state = runStateOf(status, { ran, stopping: summary.stopping === true, rows, errors });
  return {
    state,
    active: state === 'waiting' || state === 'nothingYet' || state === 'collecting' || state === 'stopping',
    lotNo: named ?? lot?.lotNo,
    rows,
    errors,
    // A waiting run still has the times of the previous run.
    startTime: state === 'waiting' ? undefined : (summary.startTime ?? lot?.startTime ?? undefined),
    endTime: summary.endTime ?? lot?.endTime ?? undefined,
    spending: summary.spending ?? lot?.cost,
  };
}

function runStateOf(
  status: LotStatus | undefined,
  {
    ran,
    stopping,
    rows,
    errors,
  }: { ran: boolean; stopping: boolean; rows: number | undefined; errors: number | undefined },
): RunState {
  if (stopping) return 'stopping';
  if (status === undefined) return ran ? 'unknown' : 'never';
  // Without a row count, 'found nothing' would be a guess.
  if (rows === undefined && status === LotStatus.Completed) return (errors ?? 0) > 0 ? 'endedWithErrors' : 'completed';
  if (rows === undefined && status === LotStatus.Running) return 'collecting';
  return lotDisplayState({ status, rows: rows ?? 0, errorCount: errors });
}
