import { useQuery } from '@tanstack/react-query';
import { TemplateStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { paths, type ParentNav } from '#src/domain/paths';
import { taskEditorOf } from '#src/domain/task-rules';

/** The template's page, or the desktop client for a custom task. Undefined while loading or disabled, and for a withdrawn template. */
export function useEditPath(
  taskId: string,
  detail: Schemas['TaskDetail'] | undefined,
  { enabled, parentNav }: { readonly enabled: boolean; readonly parentNav: ParentNav },
): string | undefined {
  const mode = detail?.taskType;
  const isTemplateTask = mode !== undefined && taskEditorOf(mode) === 'console';
  const { data: template } = useQuery({
    ...taskQueries.relation(taskId),
    enabled: enabled && isTemplateTask,
    staleTime: 60_000,
  });
  if (!enabled || mode === undefined) return undefined;
  if (!isTemplateTask) return paths.clientRun(mode, taskId);
  if (!template || template.status === TemplateStatus.Obsoleting || template.status === TemplateStatus.New)
    return undefined;
  return paths.editTask(template.slug, taskId, parentNav);
}
