import { z } from '#src/lib/zod';
import { ExportStatus } from '#src/contract/enums.gen';
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
  fields: z.object({
    taskId: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
    status: z.catch(z.optional(z.enum(exportStatuses)), undefined),
  }),
  filters: ['taskId', 'status'],
});

export type RecordsParams = ReturnType<typeof recordsParams.read>;
