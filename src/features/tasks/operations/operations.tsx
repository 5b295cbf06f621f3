import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAskToStop } from '#src/shared/start/use-ask-to-stop';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useShowDialog } from '#src/ui/dialog-host';
import { useToasts } from '#src/ui/toast';
import { CloudNodesDialog } from '../dialogs/cloud-nodes-dialog';
import { ClusterGroupDialog } from '../dialogs/cluster-group-dialog';
import { CopyDialog } from '../dialogs/copy-dialog';
import { DeleteDialog } from '../dialogs/delete-dialog';
import { MoveDialog } from '../dialogs/move-dialog';
import { PriorityDialog } from '../dialogs/priority-dialog';
import { RenameTaskDialog } from '../dialogs/rename-task-dialog';
import { ShareDialog } from '../dialogs/share-dialog';
import { useClearSchedule } from '../schedule/use-clear-schedule';
import { useScheduleDialog } from '../schedule/use-schedule-dialog';
import type { Task } from './task';
import { useDelete } from './use-delete';
import { useMove } from './use-move';
import { useSetPriorityOf } from './use-set-priority';
import { useStart, useStop } from './use-start-stop';

/** Tasks that an operation is about, and what follows once it has been done: a selection is cleared (TASK-36). */
type OnSeveral<Result = void> = (tasks: readonly Task[], onAnswered?: () => void) => Result;
type OnOne = (task: Task) => void;

/** Everything that can be done with tasks from a row (TASK-18) or the batch bar (TASK-21); each asks what it needs to know. */
export interface Operations {
  readonly start: OnSeveral<ReturnType<ReturnType<typeof useStart>>>;
  readonly stop: OnSeveral<ReturnType<ReturnType<typeof useStop>>>;
  readonly move: OnSeveral;
  readonly copy: OnSeveral;
  readonly schedule: OnSeveral<Promise<void>>;
  readonly clearSchedule: OnSeveral<Promise<void>>;
  readonly priority: OnSeveral<Promise<void>>;
  readonly remove: OnSeveral;
  readonly rename: OnOne;
  readonly share: OnOne;
  readonly cloudNodes: (task: Task) => Promise<void>;
  readonly clusterGroup: OnOne;
  /** Opens an address of the console; resolves once its page is there. */
  readonly goTo: (path: string) => Promise<void>;
}

function useMadeOperations(): Operations {
  const { t } = useTranslation('tasks');
  const show = useShowDialog();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const start = useStart();
  const stop = useStop();
  const mayStop = useAskToStop();
  const moveTo = useMove();
  const setPriority = useSetPriorityOf();
  const remove = useDelete();
  const schedule = useScheduleDialog();
  const clearing = useClearSchedule();
  const hasCloud = useCloudCheck();
  /** Opens what only counts in the cloud; who has no cloud is told so and offered it. */
  const inCloud = async (why: (plan: string) => string, open: () => void) => {
    try {
      if (await hasCloud(why)) open();
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
  return {
    start,
    stop: async (tasks, onAnswered) => (await mayStop(tasks.length)) && stop(tasks, onAnswered),
    move: (tasks, onAnswered) =>
      show((dialog) => (
        <MoveDialog {...dialog} tasks={tasks} onMove={(group) => void moveTo(tasks, group, onAnswered)} />
      )),
    copy: (tasks, onAnswered) => show((dialog) => <CopyDialog {...dialog} tasks={tasks} onAnswered={onAnswered} />),
    schedule: async (tasks, onAnswered) => {
      if (await schedule.open(tasks)) onAnswered?.();
    },
    clearSchedule: async (tasks, onAnswered) => {
      if (await clearing.ask(tasks)) onAnswered?.();
    },
    priority: (tasks, onAnswered) =>
      inCloud(
        (plan) => t(($) => $.priority.needsCloud, { plan }),
        () =>
          show((dialog) => (
            <PriorityDialog {...dialog} tasks={tasks} onSet={(stored) => void setPriority(tasks, stored, onAnswered)} />
          )),
      ),
    remove: (tasks, onAnswered) =>
      show((dialog) => (
        <DeleteDialog
          {...dialog}
          tasks={tasks}
          onDelete={(chosen) => {
            remove(chosen);
            onAnswered?.();
          }}
        />
      )),
    rename: (task) => show((dialog) => <RenameTaskDialog {...dialog} task={task} />),
    share: (task) => show((dialog) => <ShareDialog {...dialog} task={task} />),
    cloudNodes: (task) =>
      inCloud(
        (plan) => t(($) => $.nodes.needsCloud, { plan }),
        () => show((dialog) => <CloudNodesDialog {...dialog} task={task} />),
      ),
    clusterGroup: (task) => show((dialog) => <ClusterGroupDialog {...dialog} task={task} />),
    goTo: async (path) => navigate(path),
  };
}

const OperationsContext = createContext<Operations | undefined>(undefined);

/** The operations above the rows of a list, which then need nothing of their own: a list draws thousands of rows while it scrolls. */
export function OperationsProvider({ children }: { readonly children: ReactNode }) {
  const made = useMadeOperations();
  const latest = useRef(made);
  useEffect(() => {
    latest.current = made;
  });
  // The same object for good: what they are made with changes, and no row renders for it.
  const operations = useMemo<Operations>(
    () => ({
      start: (...asked) => latest.current.start(...asked),
      stop: (...asked) => latest.current.stop(...asked),
      move: (...asked) => latest.current.move(...asked),
      copy: (...asked) => latest.current.copy(...asked),
      schedule: (...asked) => latest.current.schedule(...asked),
      clearSchedule: (...asked) => latest.current.clearSchedule(...asked),
      priority: (...asked) => latest.current.priority(...asked),
      remove: (...asked) => latest.current.remove(...asked),
      rename: (task) => latest.current.rename(task),
      share: (task) => latest.current.share(task),
      cloudNodes: (task) => latest.current.cloudNodes(task),
      clusterGroup: (task) => latest.current.clusterGroup(task),
      goTo: (path) => latest.current.goTo(path),
    }),
    [],
  );
  return <OperationsContext value={operations}>{children}</OperationsContext>;
}

/** The operations on tasks; throws outside OperationsProvider. */
export function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations needs OperationsProvider above it');
  return operations;
}

/** Draws its children below a provider, with one of its own where there is none. */
export function WithOperations({ children }: { readonly children: ReactNode }) {
  return useContext(OperationsContext) ? children : <OperationsProvider>{children}</OperationsProvider>;
}
