import { ExportStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { parseTime } from '#src/i18n/format';

export type RecordState = 'waiting' | 'running' | 'ready' | 'expired' | 'fileDeleted' | 'failed' | 'canceled';

type RecordFields = Pick<Schemas['ExportRecord'], 'status' | 'expiresAt' | 'taskDeleted'>;

/** `at` is in epoch milliseconds. A completed export loses its file by expiry or with its task. */
export function recordState({ status, expiresAt, taskDeleted }: RecordFields, at: number): RecordState {
  switch (status) {
    case ExportStatus.Waiting:
      return 'waiting';
    case ExportStatus.Running:
      return 'running';
    case ExportStatus.Failed:
      return 'failed';
    case ExportStatus.Canceled:
      return 'canceled';
    case ExportStatus.Completed:
      if (taskDeleted === true) return 'fileDeleted';
      return expiresAt !== null && parseTime(expiresAt) < at ? 'expired' : 'ready';
  }
}

/** Epoch milliseconds; undefined if no file will expire. */
export function nextExpiry(records: readonly RecordFields[], at: number): number | undefined {
  const times = records
    .filter((record) => recordState(record, at) === 'ready')
    .map(({ expiresAt }) => (expiresAt === null ? NaN : parseTime(expiresAt)));
  const first = Math.min(...times.filter((time) => time >= at));
  return Number.isFinite(first) ? first : undefined;
}
