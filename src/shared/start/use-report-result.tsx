import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { groupByReason, type BatchFailure, type BatchResult } from '#src/domain/batch-result';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import type { BalanceVisit } from '../prompts/balance-visit';
import styles from './start.module.css';

export interface RequestedTask {
  readonly taskId: string;
  readonly taskName?: string;
}

function RechargeBody({
  uncovered,
  others,
  tasks,
  canPay,
}: {
  readonly uncovered: readonly BatchFailure[];
  readonly others: readonly BatchFailure[];
  readonly tasks: readonly RequestedTask[];
  readonly canPay: boolean;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  // The response may name a task that was not requested, or none.
  const nameOf = (id: string | null) => tasks.find(({ taskId }) => taskId === id)?.taskName ?? id ?? '';
  const namesOf = (taskIds: readonly (string | null)[]) => taskIds.map(nameOf).filter((name) => name !== '');
  const named = uncovered.filter(({ taskId }) => nameOf(taskId) !== '');
  return (
    <div className={styles.body}>
      {named.length > 0 && (
        <ul aria-label={t(($) => $.results.rechargeTitle, { count: named.length })}>
          {named.map(({ taskId }) => (
            <li key={taskId}>{nameOf(taskId)}</li>
          ))}
        </ul>
      )}
      <p>{canPay ? t(($) => $.results.rechargeBody) : t(($) => $.results.rechargeAdministrator)}</p>
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
  readonly onResponse?: () => void;
  readonly showFailures?: (failure: PartialFailure) => void;
}

interface ResultReport extends PartialFailure, ReportOptions {
  readonly operation: 'start' | 'stop';
  readonly tasks: readonly RequestedTask[];
}

/** ERR-10 to ERR-14, START-01, START-03 */
export function useReportResult(): (report: ResultReport) => Promise<void> {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const confirm = useConfirm();
  const formats = useFormats();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data: account } = useAccountQuery();

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
  const offerRecharge = async (
    tasks: readonly RequestedTask[],
    failures: readonly BatchFailure[],
  ): Promise<boolean> => {
    const uncovered = failures.filter(({ separateReason }) => separateReason === 'balance');
    if (uncovered.length === 0) return false;
    const canPay = account === undefined || accountCan(account, 'pay');
    const isConfirmed = await confirm(() => ({
      variant: 'confirm',
      title: t(($) => $.results.rechargeTitle, { count: uncovered.length }),
      body: (
        <RechargeBody
          uncovered={uncovered}
          others={failures.filter(({ separateReason }) => separateReason !== 'balance')}
          tasks={tasks}
          canPay={canPay}
        />
      ),
      ...(canPay ? { confirmLabel: t(($) => $.topUp.confirm, { ns: 'prompts' }) } : { variant: 'warning' as const }),
    }));
    if (!isConfirmed || !canPay) return false;
    const visit: BalanceVisit = { reason: 'recharge', back: `${pathname}${search}` };
    await navigate(paths.balance, { state: visit });
    return true;
  };

  return async ({ operation, tasks, result, retry, onResponse, showFailures }) => {
    onResponse?.();
    const { done, ignored, failures } = result;
    const showToast = messages[operation];
    const isBatch = tasks.length > 1;
    const failed = failures.filter(({ separateReason }) => separateReason === undefined);
    if (done.length > 0) toasts.success(() => showToast.done(done.length));
    if (ignored.length > 0) toasts.info(() => (isBatch ? showToast.ignored(ignored.length) : showToast.ignoredAlone()));
    if (failed.length > 0) {
      const reasons = () => formats.sentences(groupByReason(failed).map(({ reason }) => reason));
      toasts.error(() => showToast.failed(failed.length), isBatch ? {} : { detail: reasons });
    }
    if (failures.some(({ separateReason }) => separateReason === 'dailyLimit'))
      toasts.warning(() => t(($) => $.results.dailyLimit));
    if ((await offerRecharge(tasks, failures)) || !isBatch || failures.length === 0) return;
    showFailures?.({ result, retry });
  };
}
