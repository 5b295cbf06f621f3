import { z } from '#src/lib/zod';
import { ParentNav } from '#src/domain/paths';

const id = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined);
const code = z.catch(z.optional(z.coerce.number().check(z.int())), undefined);
const parentNav = z.catch(z.pipe(z.coerce.number(), z.enum(ParentNav)), ParentNav.TemplateList);

const taskInfo = z.object({
  taskId: id,
  taskType: code,
  scheduleType: code,
  nextExecuteTime: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  status: code,
  parentNav,
});
const allData = z.object({ taskId: id, parentNav, view: z.catch(z.enum(['all', 'notExported']), 'all') });
const lotData = z.object({
  taskId: id,
  lotNo: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))), undefined),
  parentNav,
});

const entries = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/** Drops missing and invalid values (TASK-22). */
export const readTaskInfoQuery = (query: URLSearchParams) => taskInfo.parse(entries(query));

export const readAllDataQuery = (query: URLSearchParams) => allData.parse(entries(query));

export const readLotDataQuery = (query: URLSearchParams) => lotData.parse(entries(query));
