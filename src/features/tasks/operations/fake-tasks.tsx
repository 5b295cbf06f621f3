import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#src/api/query-client';
import { setTransport } from '#src/api/transport';
import { AccountLevel, StartResult, StopResult, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { useListSelection } from '#src/shared/list/use-list-selection';
import { ResourceTable } from '#src/ui/table/resource-table';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { BatchBar } from '../batch-bar';
import { RowActions } from '../row-actions';
import { OperationsProvider } from './operations';
import { taskKey, type Task } from './task';

/** What a test lets a call answer in place of the usual: a body, a status, or no connection at all. */
type Fault = (request: Request) => Promise<Response> | Response;

/** A task as the fake server begins with it; task n is named 'Task n'. */
const taskOf = (at: number, given: Partial<Task> = {}): Task => ({
  taskId: `t${String(at)}`,
  taskName: `Task ${String(at)}`,
  taskGroupId: 'g1',
  taskGroupName: 'First',
  workFlowType: TaskMode.AdvanceMode,
  taskExecuteStatus: TaskStatus.Ready,
  scheduleType: null,
  nextExecuteTime: null,
  endExecuteTime: null,
  spendingTime: null,
  currentTotalExtractCount: 0,
  lot: null,
  priority: 50,
  creationUserName: null,
  templateInfo: null,
  ...given,
});

/** A server of tasks in memory, for tests of what a person does with them: it answers what the lists and the operations ask. */
export class FakeTasks {
  tasks: Task[];
  readonly groups: Schemas['TaskGroup'][] = [
    { taskGroupId: 'g1', taskGroupName: 'First', isDefault: true },
    { taskGroupId: 'g2', taskGroupName: 'Second', isDefault: false },
  ];
  /** Every call as 'METHOD path', reads of lists left out. */
  readonly calls: string[] = [];
  readonly startCodes = new Map<string, number>();
  readonly stopCodes = new Map<string, number>();
  readonly moveCodes = new Map<string, string>();
  readonly deleteCodes = new Map<string, string>();
  level: AccountLevel = AccountLevel.Standard;
  /** By the end of the path: what answers instead. */
  readonly faults = new Map<string, Fault>();

  constructor(count: number, given: (at: number) => Partial<Task> = () => ({})) {
    this.tasks = Array.from({ length: count }, (_, at) => taskOf(at + 1, given(at + 1)));
    setTransport(async (request) => this.answer(request));
  }

  task(taskId: string): Task | undefined {
    return this.tasks.find((task) => task.taskId === taskId);
  }

  private set(taskId: string, change: Partial<Task>): void {
    this.tasks = this.tasks.map((task) => (task.taskId === taskId ? { ...task, ...change } : task));
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/tasksearchs')) this.calls.push(`${request.method} ${pathname}`);
    for (const [path, fault] of this.faults) if (pathname.endsWith(path)) return fault(request);
    if (pathname.endsWith('/accounts'))
      return Response.json({ accountLevel: this.level, currentAccountLevel: this.level, isLevelExpired: false });
    if (pathname.endsWith('/can-trial')) return Response.json({ canTrial: false });
    if (pathname.endsWith('/taskgroup') && request.method === 'GET') return Response.json({ items: this.groups });
    if (pathname.endsWith('/tasksearchs')) {
      const page = Number(searchParams.get('page'));
      const pageSize = Number(searchParams.get('pageSize'));
      const items = this.tasks.slice((page - 1) * pageSize, page * pageSize);
      return Response.json({ total: this.tasks.length, page, pageSize, items });
    }
    const body = request.method === 'GET' ? {} : ((await request.json()) as Record<string, unknown>);
    return Response.json(this.work(pathname, body));
  }

  private work(path: string, body: Record<string, unknown>): unknown {
    const ids = (body['taskIds'] ?? body['ids'] ?? []) as string[];
    if (path.endsWith('/taskstatus'))
      return {
        items: ids.flatMap((taskId) => {
          const task = this.task(taskId);
          return task ? [{ taskId, taskExecuteStatus: task.taskExecuteStatus, stopping: false }] : [];
        }),
      };
    if (path.endsWith('/batchstart')) return { errors: this.start(ids), error: null };
    if (path.endsWith('/batchstop')) return { errors: this.stop(ids), error: null };
    if (path.endsWith('/batchdeletetask')) return { errors: this.remove(ids) };
    if (path.endsWith('/priority')) {
      this.set(String(body['taskId']), { priority: Number(body['priority']) });
      return { code: '', message: '' };
    }
    if (path.endsWith('/taskgroup')) {
      const made = { taskGroupId: 'g3', taskGroupName: String(body['taskGroupName']), isDefault: false };
      this.groups.push(made);
      return made;
    }
    const group = this.groups.find(({ taskGroupId }) => path.endsWith(`/${taskGroupId}`));
    if (path.includes('/batchupdatetaskgroup/')) {
      const errors = ids.flatMap((taskId) => {
        const code = this.moveCodes.get(taskId) ?? (this.task(taskId) ? undefined : 'TaskNotFound');
        return code === undefined ? [] : [{ taskId, code, message: 'The server says so.' }];
      });
      const refused = new Set(errors.map(({ taskId }) => taskId));
      for (const taskId of ids) if (!refused.has(taskId)) this.set(taskId, { ...group });
      return { errors, error: null };
    }
    throw new Error(`Nobody answers ${path}`);
  }

  private start(ids: readonly string[]): Schemas['TaskStartError'][] {
    return ids.flatMap((taskId) => {
      const task = this.task(taskId);
      const code = this.startCodes.get(taskId) ?? (task ? StartResult.Succeed : StartResult.TaskNotFound);
      if (code === StartResult.Succeed) {
        this.set(taskId, { taskExecuteStatus: TaskStatus.Running });
        return [];
      }
      return [{ taskId, startResult: code as StartResult }];
    });
  }

  private stop(ids: readonly string[]): Schemas['TaskStopError'][] {
    return ids.flatMap((taskId) => {
      const code = this.stopCodes.get(taskId) ?? StopResult.Succeed;
      if (code === StopResult.Succeed) {
        this.set(taskId, { taskExecuteStatus: TaskStatus.Stoped });
        return [];
      }
      return [{ taskId, stopResult: code as StopResult }];
    });
  }

  private remove(ids: readonly string[]): Schemas['TaskDeleteError'][] {
    const errors = ids.flatMap((taskId) => {
      const code = this.deleteCodes.get(taskId) ?? (this.task(taskId) ? undefined : 'NotFound');
      return code === undefined ? [] : [{ taskId, code, message: null }];
    });
    const refused = new Set(errors.map(({ taskId }) => taskId));
    this.tasks = this.tasks.filter((task) => !ids.includes(task.taskId) || refused.has(task.taskId));
    return errors;
  }
}

/** Names for tests alone: of the list, and what is drawn on every other page. */
const listName = 'Tasks';
const elsewhere = 'another page';

/** A list of tasks with everything that is done from it: paging, selection, the actions of a row and the batch bar. */
function List({ pageSize }: { readonly pageSize: number }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({ ...taskQueries.list({ page, pageSize }), placeholderData: keepPreviousData });
  const selection = useListSelection(data?.items, taskKey);
  return (
    <>
      <ResourceTable
        label={listName}
        columns={[
          { key: 'name', title: 'Name', cell: (task: Task) => task.taskName },
          { key: 'group', title: 'Group', cell: (task: Task) => task.taskGroupName },
          { key: 'priority', title: 'Priority', cell: (task: Task) => `priority ${String(task.priority)}` },
          { key: 'actions', title: 'Actions', cell: (task: Task) => <RowActions task={task} offline={false} /> },
        ]}
        rows={data?.items}
        rowKey={taskKey}
        rowLabel={(task) => task.taskName}
        selection={selection}
        pagination={{ page, pageSize, total: data?.total ?? 0, pageSizes: [pageSize], onChange: setPage }}
      />
      <BatchBar tasks={selection.rows} offline={false} onClear={selection.clear} />
    </>
  );
}

/** The list over the fake server, to be drawn, and where its router is. */
export function listPage(pageSize = 20): { readonly page: ReactElement; readonly where: () => string } {
  const ui = (
    <UiProvider theme="light" language="en-US" motion={false}>
      <Outlet />
    </UiProvider>
  );
  const list = (
    <OperationsProvider>
      <List pageSize={pageSize} />
    </OperationsProvider>
  );
  const router = createMemoryRouter([
    {
      element: ui,
      children: [
        { path: '/', element: list },
        { path: '*', element: <p>{elsewhere}</p> },
      ],
    },
  ]);
  return {
    page: (
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    ),
    where: () => router.state.location.pathname,
  };
}
