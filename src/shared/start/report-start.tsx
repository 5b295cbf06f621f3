import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { StartResult, StopResult } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useAccount } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { groupByReason } from '#src/domain/batch-result';
import { paths } from '#src/domain/paths';
import { sortStartResults, type StartOutcome } from '#src/domain/start-results';
import { sortStopResults, type StopOutcome } from '#src/domain/stop-results';
import { useAsk } from '#src/ui/ask';
import { useToasts } from '#src/ui/toast';
import { useFormats } from '#src/i18n/format';
import type { BalanceVisit } from './balance-visit';
import styles from './start.module.css';
import { useStartReason } from '#src/shared/errors/use-start-reason';

/** Why a task did not stop, by the result code, in one sentence (ENUM-60). */
export function useStopReason(): (code: number) => string {
  const { t } = useTranslation('tasks');
  return (code) =>
    code === StopResult.UserNotTaskOwner ? t(($) => $.results.stopNotOwner) : t(($) => $.results.startReasons.other);
}

/** Gives sentences for why tasks did not start: the daily limit, the balance, and the reason of each result code (ENUM-59). */
export function useStartReasons(): (
  outcome: Pick<StartOutcome, 'reasons'> & Partial<Pick<StartOutcome, 'dailyLimitReached' | 'balanceNotEnough'>>,
) => string[] {
  const reasonOf = useStartReason();
  return ({ reasons, dailyLimitReached = [], balanceNotEnough = [] }) => {
    const codes = [
      ...(dailyLimitReached.length > 0 ? [StartResult.ReachTemplateDailyExtractLimit] : []),
      ...(balanceNotEnough.length > 0 ? [StartResult.TemplateBalanceNotEnough] : []),
      ...reasons.map(({ code }) => code),
    ];
    // Two codes may have the same words.
    return [...new Set((codes.length > 0 ? codes : [StartResult.FailedForOther]).map(reasonOf))];
  };
}

/** How something is reported: `brief` leaves the reasons to a list that follows. */
interface Reporting {
  readonly brief?: boolean;
}

/** A task that was to be started, by the name it is known by where there is one at hand. */
interface AskedTask {
  readonly taskId: string;
  readonly taskName?: string;
}

/** The tasks that the balance does not cover, and why others did not start: who goes to top up sees no list of reasons after that. */
function RechargeBody({
  outcome,
  tasks,
  mayPay,
}: {
  outcome: StartOutcome;
  tasks: readonly AskedTask[];
  mayPay: boolean;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const reasonOf = useStartReason();
  // The response may name a task that was not requested, or none.
  const nameOf = (id: string | null) => tasks.find(({ taskId }) => taskId === id)?.taskName ?? id ?? '';
  const namesOf = (taskIds: readonly (string | null)[]) => taskIds.map(nameOf).filter((name) => name !== '');
  const lacking = [...new Set(outcome.balanceNotEnough)]
    .map((id) => ({ id, name: nameOf(id) }))
    .filter(({ name }) => name !== '');
  const others = [
    ...outcome.failures,
    ...outcome.dailyLimitReached.map((taskId) => ({ taskId, code: StartResult.ReachTemplateDailyExtractLimit })),
  ];
  const reasons = groupByReason(others.map(({ taskId, code }) => ({ taskId, reason: () => reasonOf(code) })));
  return (
    <div className={styles.question}>
      {lacking.length > 0 && (
        <ul aria-label={t(($) => $.results.rechargeTitle, { count: lacking.length })}>
          {lacking.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <p>{mayPay ? t(($) => $.results.rechargeBody) : t(($) => $.results.rechargeAdministrator)}</p>
      {others.length > 0 && (
        <>
          <h3>{t(($) => $.results.othersFailed, { count: others.length })}</h3>
          <dl>
            {reasons.map(({ reason, taskIds }) => (
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

/** What came of a start, and whether the report led to another page. */
export interface ReportedStart extends StartOutcome {
  readonly left: boolean;
}

/**
 * Says what came of a start, whoever asked for it: a toast for what started (ERR-12), one with the failure count and its
 * reasons (ERR-10), the recharge confirmation (ERR-13), the daily limit warning (ERR-14), and that it was running already (START-01).
 * Gives the sorted outcome.
 */
export function useReportStart(): (
  tasks: readonly AskedTask[],
  answer: Schemas['TaskStartResponse'],
  reporting?: Reporting,
) => Promise<ReportedStart> {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const ask = useAsk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}`;
  const { data: account } = useAccount();
  const reasonsOf = useStartReasons();
  return async (tasks, answer, { brief = false } = {}) => {
    const asked = tasks.map(({ taskId }) => taskId);
    const outcome = sortStartResults(asked, answer.errors);
    if (outcome.succeeded.length > 0)
      toasts.success(() => t(($) => $.results.started, { count: outcome.succeeded.length }));
    if (outcome.ignored.length > 0)
      toasts.info(() =>
        tasks.length === 1
          ? t(($) => $.results.isRunning)
          : t(($) => $.results.runningAlready, { count: outcome.ignored.length }),
      );
    if (outcome.failures.length > 0) {
      toasts.error(
        () => t(($) => $.results.startFailed, { count: outcome.failures.length }),
        brief ? {} : { detail: () => reasonsOf({ reasons: outcome.reasons }).join(' ') },
      );
    }
    if (outcome.dailyLimitReached.length > 0) toasts.warning(() => t(($) => $.results.dailyLimit));
    if (outcome.balanceNotEnough.length > 0) {
      const mayPay = account === undefined || accountCan(account, 'pay');
      const goes = await ask(() => ({
        kind: 'confirm',
        title: t(($) => $.results.rechargeTitle, { count: outcome.balanceNotEnough.length }),
        body: <RechargeBody outcome={outcome} tasks={tasks} mayPay={mayPay} />,
        ...(mayPay ? { confirmLabel: t(($) => $.results.recharge) } : { kind: 'warning' as const }),
      }));
      if (goes && mayPay) {
        await navigate(paths.balance, { state: { reason: 'recharge', back } satisfies BalanceVisit });
        return { ...outcome, left: true };
      }
    }
    return { ...outcome, left: false };
  };
}

/**
 * Says what came of a stop: a toast for what stopped (ERR-12), one with the failure count (ERR-11), and that it was not running any
 * more (START-03). Gives the sorted outcome.
 */
export function useReportStop(): (
  taskIds: readonly string[],
  answer: Schemas['TaskStopResponse'],
  reporting?: Reporting,
) => StopOutcome {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const reasonOf = useStopReason();
  return (taskIds, answer, { brief = false } = {}) => {
    const outcome = sortStopResults(taskIds, answer.errors);
    if (outcome.succeeded.length > 0)
      toasts.success(() => t(($) => $.results.stopped, { count: outcome.succeeded.length }));
    if (outcome.ignored.length > 0)
      toasts.info(() =>
        taskIds.length === 1
          ? t(($) => $.results.isOver)
          : t(($) => $.results.endedAlready, { count: outcome.ignored.length }),
      );
    if (outcome.failures.length > 0) {
      const reasons = () => [...new Set(outcome.reasons.map(({ code }) => reasonOf(code)))];
      toasts.error(
        () => t(($) => $.results.stopFailed, { count: outcome.failures.length }),
        brief ? {} : { detail: () => reasons().join(' ') },
      );
    }
    return outcome;
  };
}
