import { z } from '#src/lib/zod';
import { ParentNav } from '#src/domain/paths';

const id = z.string().trim().min(1).max(100).optional().catch(undefined);
const code = z.coerce.number().int().optional().catch(undefined);
const parentNav = z.coerce.number().pipe(z.enum(ParentNav)).catch(ParentNav.TemplateList);

const taskInfo = z.object({
  taskId: id,
  taskType: code,
  scheduleType: code,
  nextExecuteTime: z.iso.datetime({ offset: true }).optional().catch(undefined),
  status: code,
  parentNav,
});
const allData = z.object({ taskId: id, parentNav, view: z.enum(['all', 'notExported']).catch('all') });
const lotData = z.object({
  taskId: id,
  lotNo: z.string().trim().min(1).max(50).optional().catch(undefined),
  parentNav,
});

const entries = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/** Drops missing and invalid values (TASK-22). */
export const readTaskInfoQuery = (query: URLSearchParams) => taskInfo.parse(entries(query));

export const readAllDataQuery = (query: URLSearchParams) => allData.parse(entries(query));

export const readLotDataQuery = (query: URLSearchParams) => lotData.parse(entries(query));
