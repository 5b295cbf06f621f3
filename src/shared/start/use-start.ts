import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import { TaskMode } from '#src/contract/enums.gen';
import { useRefetchAccount } from '#src/data/account';
import { useFetchTaskStatuses, useStartTasks } from '#src/data/tasks';
import type { BatchResult } from '#src/domain/batch-result';
import { ParentNav, paths } from '#src/domain/paths';
import { firstRefusal, type StartContext, type StartRefusal, type StartTarget } from '#src/domain/start-checks';
import { withReasons } from '#src/domain/start-stop-results';
import { isTaskBusy } from '#src/domain/task-rules';
import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from '../errors/use-error-message';
import { useStartResultMessage } from '../errors/use-start-result-message';
import { useChoose } from '#src/ui/use-choose';
import { useReportResult, type RequestedTask, type ReportOptions } from './use-report-result';
import { useResolveStartRefusal } from './use-resolve-start-refusal';

export type StartFacts = Omit<StartContext, 'account' | 'canTrial' | 'isOutsideForm'>;

export interface StartRequest extends ReportOptions {
  readonly tasks: readonly RequestedTask[];
  readonly target?: StartTarget;
  readonly readFacts?: () => StartFacts | Promise<StartFacts>;
  /** The form checks START-04, too, and shows its own error. */
  readonly isInForm?: boolean;
  /** The current page by default. */
  readonly back?: string;
}

export type StartOutcome =
  | { readonly status: 'refused'; readonly refusal: StartRefusal }
  | { readonly status: 'running' }
  | { readonly status: 'moved' }
  | { readonly status: 'reload' }
  | { readonly status: 'client' }
  | { readonly status: 'failed'; readonly during: 'checks' | 'call'; readonly error: unknown }
  | { readonly status: 'answered'; readonly result: BatchResult };

/** Runs the start checks in order (START-05). Never rejects. */
export function useStart(): (request: StartRequest) => Promise<StartOutcome> {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const refetchAccount = useRefetchAccount();
  const fetchStatuses = useFetchTaskStatuses();
  const choose = useChoose();
  const resolveRefusal = useResolveStartRefusal();
  const { mutateAsync } = useStartTasks();
  const resultMessage = useStartResultMessage();
  const report = useReportResult();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();

  const confirmRunning = async (taskId: string): Promise<StartOutcome> => {
    const choice = await choose(() => ({
      variant: 'warning',
      title: t(($) => $.results.isRunning),
      body: t(($) => $.start.running),
      confirmLabel: t(($) => $.viewRun, { ns: 'runs' }),
      cancelLabel: t(($) => $.start.stayHere),
      cancelable: true,
    }));
    if (choice !== 'confirm') return { status: 'running' };
    await navigate(paths.taskInfo({ taskId, taskType: TaskMode.TemplateMode, parentNav: ParentNav.TemplateList }));
    return { status: 'moved' };
  };

  const check = async (request: StartRequest): Promise<StartOutcome | undefined> => {
    const { back = `${pathname}${search}`, readFacts, isInForm = false, tasks } = request;
    let { target = 'cloud' } = request;
    const [account, facts] = await Promise.all([refetchAccount(), readFacts?.()]);
    const context: StartContext = { account, canTrial: false, isOutsideForm: !isInForm, ...facts };
    for (
      let refusal = firstRefusal(context, target);
      refusal !== null;
      refusal = firstRefusal(context, target, refusal.check + 1)
    ) {
      const resolution = await resolveRefusal(refusal, { account, back });
      if (resolution === 'stop') return { status: 'refused', refusal };
      if (resolution === 'moved' || resolution === 'reload') return { status: resolution };
      if (resolution !== 'goOn') target = resolution.instead;
    }
    const [first] = tasks;
    if (isInForm && first !== undefined) {
      const { items } = await fetchStatuses([first.taskId]);
      const now = items.find(({ taskId }) => taskId === first.taskId);
      if (now !== undefined && isTaskBusy({ status: now.taskExecuteStatus, stopInProgress: now.stopping }))
        return confirmRunning(first.taskId);
    }
    return target === 'client' ? { status: 'client' } : undefined;
  };

  const send = async (taskIds: readonly string[]) => withReasons(await mutateAsync(taskIds), resultMessage);

  return async (request) => {
    const { tasks, onResponse, showFailures } = request;
    let during: 'checks' | 'call' = 'checks';
    try {
      const finish = await check(request);
      if (finish !== undefined) return finish;
      during = 'call';
      const result = await send(tasks.map(({ taskId }) => taskId));
      await report({ operation: 'start', tasks, result, retry: send, onResponse, showFailures });
      return { status: 'answered', result };
    } catch (error) {
      if (!request.isInForm) toasts.error(() => errorMessage(error));
      return { status: 'failed', during, error };
    }
  };
}
