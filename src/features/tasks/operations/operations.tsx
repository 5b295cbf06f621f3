import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useStart, type StartFacts } from '#src/shared/start/use-start';
import { useStop } from '#src/shared/start/use-stop';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useShowDialog } from '#src/ui/dialog-host';
import { useToasts } from '#src/ui/toast';
import type * as taskDialogs from '../dialogs/task-dialogs';
import { useTaskDialogs } from '../dialogs/use-task-dialogs';
import { useClearSchedule } from '../schedule/use-clear-schedule';
import { useScheduleDialog } from '../schedule/use-schedule-dialog';
import { idsOf, type Task } from '#src/domain/task';
import { useDelete } from './use-delete';
import { useMove } from './use-move';
import { useSetPriorityOf } from './use-set-priority';
import { useShowResult } from './use-show-result';

type Tasks = readonly Task[];
type OnAnswered = () => void;

export type Operations = ReturnType<typeof useCreateOperations>;

/** With several tasks, the server names those it refuses. */
function startFactsOf([first, ...others]: Tasks): StartFacts {
  return first?.templateInfo && others.length === 0 ? { template: { status: first.templateInfo.status } } : {};
}

function useCreateOperations() {
  const { t } = useTranslation('tasks');
  const show = useShowDialog();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const start = useStart();
  const stop = useStop();
  const showResult = useShowResult();
  const moveTo = useMove();
  const setPriority = useSetPriorityOf();
  const remove = useDelete();
  const schedule = useScheduleDialog();
  const clearing = useClearSchedule();
  const hasCloud = useCloudCheck();
  const loadDialogs = useTaskDialogs();
  const openCloudFeature = async (
    noCloudMessage: (plan: string) => string,
    open: (dialogs: typeof taskDialogs) => void,
  ) => {
    try {
      if (await hasCloud({ noCloudMessage })) await loadDialogs(open);
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
  return {
    start: (tasks: Tasks, onAnswered?: OnAnswered) =>
      start({
        tasks,
        readFacts: () => startFactsOf(tasks),
        onResponse: onAnswered,
        showFailures: (failure) => showResult({ operation: 'start', tasks, ...failure }),
      }),
    stop: (tasks: Tasks, onAnswered?: OnAnswered) =>
      stop({
        taskIds: idsOf(tasks),
        onResponse: onAnswered,
        showFailures: (failure) => showResult({ operation: 'stop', tasks, ...failure }),
      }),
    move: (tasks: Tasks, onAnswered?: OnAnswered) =>
      loadDialogs(({ MoveDialog }) => {
        show((dialog) => (
          <MoveDialog {...dialog} tasks={tasks} onMove={(group) => void moveTo(tasks, group, onAnswered)} />
        ));
      }),
    copy: (tasks: Tasks, onAnswered?: OnAnswered) =>
      loadDialogs(({ CopyDialog }) => {
        show((dialog) => <CopyDialog {...dialog} tasks={tasks} onAnswered={onAnswered} />);
      }),
    schedule: async (tasks: Tasks, onAnswered?: OnAnswered) => {
      if (await schedule.open(tasks)) onAnswered?.();
    },
    clearSchedule: async (tasks: Tasks, onAnswered?: OnAnswered) => {
      if (await clearing.confirmAndClear(tasks)) onAnswered?.();
    },
    priority: (tasks: Tasks, onAnswered?: OnAnswered) =>
      openCloudFeature(
        (plan) => t(($) => $.priority.needsCloud, { plan }),
        ({ PriorityDialog }) =>
          show((dialog) => (
            <PriorityDialog {...dialog} tasks={tasks} onSet={(stored) => void setPriority(tasks, stored, onAnswered)} />
          )),
      ),
    remove: (tasks: Tasks, onAnswered?: OnAnswered) =>
      loadDialogs(({ DeleteDialog }) => {
        show((dialog) => (
          <DeleteDialog
            {...dialog}
            tasks={tasks}
            onDelete={(chosen) => {
              remove(chosen);
              onAnswered?.();
            }}
          />
        ));
      }),
    rename: (task: Task) =>
      loadDialogs(({ RenameTaskDialog }) => show((dialog) => <RenameTaskDialog {...dialog} task={task} />)),
    share: (task: Task) => loadDialogs(({ ShareDialog }) => show((dialog) => <ShareDialog {...dialog} task={task} />)),
    cloudNodes: (task: Task) =>
      openCloudFeature(
        (plan) => t(($) => $.nodes.needsCloud, { plan }),
        ({ CloudNodesDialog }) => show((dialog) => <CloudNodesDialog {...dialog} task={task} />),
      ),
    clusterGroup: (task: Task) =>
      loadDialogs(({ ClusterGroupDialog }) => show((dialog) => <ClusterGroupDialog {...dialog} task={task} />)),
    goTo: async (path: string) => navigate(path),
  };
}

const OperationsContext = createContext<{ readonly current: Operations } | undefined>(undefined);

/** Shared by all rows, because scrolling renders thousands of them. */
export function OperationsProvider({ children }: { readonly children: ReactNode }) {
  const operations = useCreateOperations();
  const latest = useRef(operations);
  useEffect(() => {
    latest.current = operations;
  });
  return <OperationsContext value={latest}>{children}</OperationsContext>;
}

/** A ref, so that changes render no rows. Throws outside OperationsProvider. */
export function useOperations(): { readonly current: Operations } {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations needs OperationsProvider above it');
  return operations;
}

export function WithOperations({ children }: { readonly children: ReactNode }) {
  return useContext(OperationsContext) ? children : <OperationsProvider>{children}</OperationsProvider>;
}
