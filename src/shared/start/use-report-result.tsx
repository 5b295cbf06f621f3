import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { groupByReason, type BatchFailure, type BatchResult } from '#src/domain/batch-result';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useAsk } from '#src/ui/ask';
import { useToasts } from '#src/ui/toast';
import type { BalanceVisit } from './balance-visit';
import styles from './start.module.css';

export interface AskedTask {
  readonly taskId: string;
  readonly taskName?: string;
}

function RechargeBody({
  lacking,
  others,
  tasks,
  mayPay,
}: {
  readonly lacking: readonly BatchFailure[];
  readonly others: readonly BatchFailure[];
  readonly tasks: readonly AskedTask[];
  readonly mayPay: boolean;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  // The response may name a task that was not requested, or none.
  const nameOf = (id: string | null) => tasks.find(({ taskId }) => taskId === id)?.taskName ?? id ?? '';
  const namesOf = (taskIds: readonly (string | null)[]) => taskIds.map(nameOf).filter((name) => name !== '');
  const named = lacking.filter(({ taskId }) => nameOf(taskId) !== '');
  return (
    <div className={styles.question}>
      {named.length > 0 && (
        <ul aria-label={t(($) => $.results.rechargeTitle, { count: named.length })}>
          {named.map(({ taskId }) => (
            <li key={taskId}>{nameOf(taskId)}</li>
          ))}
        </ul>
      )}
      <p>{mayPay ? t(($) => $.results.rechargeBody) : t(($) => $.results.rechargeAdministrator)}</p>
      {others.length > 0 && (
        <>
          <h3>{t(($) => $.results.othersFailed, { count: others.length })}</h3>
          <dl>
            {groupByReason(others).map(({ reason, taskIds }) => (
              <div key={reason}>
                <dt>{reason}</dt>
                <dd>{formats.list(namesOf(taskIds))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

interface PartialFailure {
  readonly result: BatchResult;
  readonly retry: (taskIds: readonly string[]) => Promise<BatchResult>;
}

export interface ReportOptions {
  readonly onAnswered?: () => void;
  readonly showFailures?: (failure: PartialFailure) => void;
}

interface Report extends PartialFailure, ReportOptions {
  readonly operation: 'start' | 'stop';
  readonly tasks: readonly AskedTask[];
}

/** ERR-10 to ERR-14, START-01, START-03 */
export function useReportResult(): (report: Report) => Promise<void> {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const ask = useAsk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data: account } = useAccount();

  const messages = {
    start: {
      done: (count: number) => t(($) => $.results.started, { count }),
      ignored: (count: number) => t(($) => $.results.runningAlready, { count }),
      ignoredAlone: () => t(($) => $.results.isRunning),
      failed: (count: number) => t(($) => $.results.startFailed, { count }),
    },
    stop: {
      done: (count: number) => t(($) => $.results.stopped, { count }),
      ignored: (count: number) => t(($) => $.results.endedAlready, { count }),
      ignoredAlone: () => t(($) => $.results.isOver),
      failed: (count: number) => t(($) => $.results.stopFailed, { count }),
    },
  };

  /** Resolves with true if it led to the balance page. */
  const offerRecharge = async (tasks: readonly AskedTask[], failures: readonly BatchFailure[]): Promise<boolean> => {
    const lacking = failures.filter(({ special }) => special === 'balance');
    if (lacking.length === 0) return false;
    const mayPay = account === undefined || accountCan(account, 'pay');
    const goes = await ask(() => ({
      variant: 'confirm',
      title: t(($) => $.results.rechargeTitle, { count: lacking.length }),
      body: (
        <RechargeBody
          lacking={lacking}
          others={failures.filter(({ special }) => special !== 'balance')}
          tasks={tasks}
          mayPay={mayPay}
        />
      ),
      ...(mayPay ? { confirmLabel: t(($) => $.results.recharge) } : { variant: 'warning' as const }),
    }));
    if (!goes || !mayPay) return false;
    const visit: BalanceVisit = { reason: 'recharge', back: `${pathname}${search}` };
    await navigate(paths.balance, { state: visit });
    return true;
  };

  return async ({ operation, tasks, result, retry, onAnswered, showFailures }) => {
    onAnswered?.();
    const { done, ignored, failures } = result;
    const say = messages[operation];
    const several = tasks.length > 1;
    const failed = failures.filter(({ special }) => special === undefined);
    if (done.length > 0) toasts.success(() => say.done(done.length));
    if (ignored.length > 0) toasts.info(() => (several ? say.ignored(ignored.length) : say.ignoredAlone()));
    if (failed.length > 0) {
      const reasons = () =>
        groupByReason(failed)
          .map(({ reason }) => reason)
          .join(' ');
      toasts.error(() => say.failed(failed.length), several ? {} : { detail: reasons });
    }
    if (failures.some(({ special }) => special === 'dailyLimit')) toasts.warning(() => t(($) => $.results.dailyLimit));
    if ((await offerRecharge(tasks, failures)) || !several || failures.length === 0) return;
    showFailures?.({ result, retry });
  };
}
