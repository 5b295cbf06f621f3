import { z } from 'zod';
import { ExportStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';

/** Page sizes that the list offers. */
export const pageSizes = [10, 20, 50, 100] as const;

/** The statuses in the order of the filter. */
export const exportStatuses = [
  ExportStatus.Waiting,
  ExportStatus.Running,
  ExportStatus.Completed,
  ExportStatus.Failed,
  ExportStatus.Canceled,
] as const;

const schema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(10),
  status: z.enum(exportStatuses).optional().catch(undefined),
  taskId: z.string().trim().min(1).max(100).optional().catch(undefined),
});

/** What the address of the export records says. */
export type RecordsParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
export function readRecordsParams(search: URLSearchParams): RecordsParams {
  return schema.parse({
    page: search.get('page') ?? 1,
    pageSize: search.get('pageSize') ?? 10,
    status: search.get('status') ?? undefined,
    taskId: search.get('taskId') ?? undefined,
  });
}

/** Writes the address; defaults are left out. */
export function writeRecordsParams({ page, pageSize, status, taskId }: RecordsParams): URLSearchParams {
  const search = new URLSearchParams();
  if (taskId !== undefined) search.set('taskId', taskId);
  if (status !== undefined) search.set('status', status);
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== 10) search.set('pageSize', String(pageSize));
  return search;
}

/** The query that an address stands for (API-102). */
export function recordsQuery({ page, pageSize, status, taskId }: RecordsParams): OperationQuery<'listExportRecords'> {
  return {
    page,
    pageSize,
    status,
    taskId,
  };
}
