import { z } from '#src/lib/zod';
import { ExportStatus } from '#src/contract/enums.gen';
import { listParams } from '#src/shared/list/list-params';

/** In the order of the filter. */
export const exportStatuses = [
  ExportStatus.Waiting,
  ExportStatus.Running,
  ExportStatus.Completed,
  ExportStatus.Failed,
  ExportStatus.Canceled,
] as const;

/** URL parameters, also used as the API's query (API-102). */
export const recordsParams = listParams({
  fields: z.object({
    taskId: z.string().trim().min(1).max(100).optional().catch(undefined),
    status: z.enum(exportStatuses).optional().catch(undefined),
  }),
  filters: ['taskId', 'status'],
});

export type RecordsParams = ReturnType<typeof recordsParams.read>;
