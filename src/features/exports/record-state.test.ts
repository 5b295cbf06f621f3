import { expect, test } from 'vitest';
import { ExportStatus } from '#src/contract/enums.gen';
import { recordsParams } from './records.params';
import { nextExpiry, recordState } from './record-state';

const at = Date.parse('2026-11-20T10:00:00Z');
const record = (status: ExportStatus, expiresAt: string | null = null, taskDeleted?: boolean) => ({
  status,
  expiresAt,
  taskDeleted,
});

test.each([
  [record(ExportStatus.Waiting), 'waiting'],
  [record(ExportStatus.Running), 'running'],
  [record(ExportStatus.Failed), 'failed'],
  [record(ExportStatus.Failed, null, true), 'failed'],
  [record(ExportStatus.Canceled), 'canceled'],
  [record(ExportStatus.Completed), 'ready'],
  [record(ExportStatus.Completed, '2026-11-20T10:00:00Z'), 'ready'],
  [record(ExportStatus.Completed, '2026-11-20T09:59:59Z'), 'expired'],
  // A time without an offset is UTC.
  [record(ExportStatus.Completed, '2026-11-20T09:59:59'), 'expired'],
  [record(ExportStatus.Completed, '2026-11-21T10:00:00Z', true), 'fileDeleted'],
])('%j is %s', (known, state) => {
  expect(recordState(known, at)).toBe(state);
});

test('the list is refetched when the next file expires', () => {
  const records = ['2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T09:00:00Z'].map((expiresAt) =>
    record(ExportStatus.Completed, expiresAt),
  );
  expect(nextExpiry(records, at)).toBe(Date.parse('2026-11-20T11:00:00Z'));
  expect(nextExpiry([record(ExportStatus.Running)], at)).toBeUndefined();
});

test('the query holds filter and page, and invalid values are dropped', () => {
  const params = recordsParams.read(new URLSearchParams('status=Failed&taskId=task-1&page=3&pageSize=50'));
  expect(params).toEqual({ page: 3, pageSize: 50, status: 'Failed', taskId: 'task-1' });
  expect(recordsParams.write(params).toString()).toBe('taskId=task-1&status=Failed&page=3&pageSize=50');
  const odd = recordsParams.read(new URLSearchParams('status=constructor&taskId=&page=-1&pageSize=7'));
  expect(odd).toEqual({ page: 1, pageSize: 10 });
  expect(recordsParams.write(odd).toString()).toBe('');
});
