import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#src/contract/limits.gen';
import { TemplateSort } from '#src/contract/enums.gen';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { foldFuzzy } from '#src/lib/fuzzy';
import type { PaletteEntry } from './entries';

/** Tasks searched locally; an account with more also gets the server's results. */
const MAX_LOCAL_TASKS = 1000;

export function useSearchEntries(query: string): {
  readonly entries: readonly PaletteEntry[];
  readonly loading: boolean;
} {
  const navigate = useNavigate();
  const keyword = query.trim().slice(0, limits.keywordLength);
  const isSearching = keyword.length > 1;
  const tasks = useQuery({ ...taskQueries.list({ page: 1, pageSize: MAX_LOCAL_TASKS }), staleTime: 30_000 });
  const moreTasks = useQuery({
    ...taskQueries.list({ page: 1, pageSize: 50, Keyword: keyword }),
    enabled: isSearching && (tasks.data?.total ?? 0) > MAX_LOCAL_TASKS,
  });
  const templates = useQuery(templateQueries.mostUsed());
  const moreTemplates = useQuery({
    ...templateQueries.list({ pageIndex: 1, pageSize: 50, keyword, sort: TemplateSort.Sum }),
    enabled: isSearching && (templates.data?.total ?? 0) > limits.templatePageSize.max,
  });
  const taskItems = useMemo(
    () => byId([...(tasks.data?.items ?? []), ...(moreTasks.data?.items ?? [])], ({ taskId }) => taskId),
    [tasks.data, moreTasks.data],
  );
  const templateItems = useMemo(
    () => byId([...(templates.data?.items ?? []), ...(moreTemplates.data?.items ?? [])], ({ slug }) => slug),
    [templates.data, moreTemplates.data],
  );
  const entries = useMemo<readonly PaletteEntry[]>(
    () => [
      ...taskItems.map((task) => ({
        id: `task ${task.taskId}`,
        group: 'tasks' as const,
        title: task.taskName,
        folded: foldFuzzy(task.taskName),
        hint: task.taskGroupName,
        icon: <ProfileOutlined />,
        perform: () =>
          void navigate(
            paths.taskInfo({
              taskId: task.taskId,
              taskType: task.workFlowType,
              status: task.taskExecuteStatus,
              parentNav: 1,
            }),
          ),
      })),
      ...templateItems.map((template) => ({
        id: `template ${template.slug}`,
        group: 'templates' as const,
        title: template.name,
        folded: foldFuzzy(template.name),
        hint: template.kinds[0]?.kindName,
        icon: <AppstoreOutlined />,
        perform: () => void navigate(paths.template(template.slug)),
      })),
    ],
    [taskItems, templateItems, navigate],
  );
  return { entries, loading: tasks.isPending || templates.isPending };
}

function byId<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
