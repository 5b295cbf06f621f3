import { ExportStatus } from '#src/contract/enums.gen';
import { readChoice, readText } from '#src/shared/address/read-params';
import { listParams } from '#src/shared/list/list-params';

export const exportStatuses = [
  ExportStatus.Waiting,
  ExportStatus.Running,
  ExportStatus.Completed,
  ExportStatus.Failed,
  ExportStatus.Canceled,
] as const;

/** URL parameters, also used as the API's query (API-102). */
export const recordsParams = listParams({
  readFields: (search) => ({
    taskId: readText(search.get('taskId'), 100),
    status: readChoice(search.get('status'), exportStatuses),
  }),
  filters: ['taskId', 'status'],
});

export type RecordsParams = ReturnType<typeof recordsParams.read>;
