import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { useTaskColumns } from '#src/features/tasks/columns';
import { ResourceTable } from '#src/ui/table/resource-table';

export function OneTask({ fits: isShown }: { readonly fits: (task: Schemas['TaskListItem']) => boolean }) {
  const { data } = useQuery(taskQueries.list({ page: 1, pageSize: 100 }));
  const columns = useTaskColumns('template', false);
  const task = data?.items.find(isShown);
  return (
    <ResourceTable
      label="One task"
      columns={columns}
      rows={data && (task ? [task] : [])}
      rowKey={(row) => row.taskId}
      skeletonRows={1}
    />
  );
}
