import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Task } from '#src/domain/task';
import { useAccountQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import {
  mergeRetry,
  failedIds,
  groupByReason,
  type BatchFailure,
  type BatchOperation,
  type BatchResult,
  type FailureGroup,
} from '#src/domain/batch-result';
import { infoPath, paths } from '#src/domain/paths';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import type { DialogControls } from '#src/ui/dialog-host';
import { Drawer } from '#src/ui/drawer';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './operations.module.css';

export interface BatchReport {
  readonly operation: BatchOperation;
  readonly result: BatchResult;
  readonly tasks: readonly Task[];
  /** Rejects without an answer. */
  readonly retry: (taskIds: readonly string[]) => Promise<BatchResult>;
}

export function BatchResultDrawer({ open, onClose, onClosed, ...report }: DialogControls & BatchReport) {
  const { t } = useTranslation('tasks');
  const errorMessage = useErrorMessage();
  const [result, setResult] = useState(report.result);
  const [retrying, setRetrying] = useState(false);
  const [requestError, setRequestError] = useState<unknown>();
  const failed = failedIds(result);

  const retry = async () => {
    setRetrying(true);
    setRequestError(undefined);
    try {
      setResult(mergeRetry(result, await report.retry(failed)));
    } catch (error) {
      setRequestError(error);
    } finally {
      setRetrying(false);
    }
  };
  const allDone = result.failures.length === 0;
  return (
    <Drawer
      open={open}
      size={480}
      title={allDone ? t(($) => $.result.allDone) : t(($) => $.result.titles[report.operation])}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <div className={styles.sheetFooter}>
          <Button onClick={onClose}>{t(($) => $.close, { ns: 'ui' })}</Button>
          {failed.length > 0 && (
            <RetryButton variant="primary" error={requestError} loading={retrying} onClick={() => void retry()}>
              {retrying
                ? t(($) => $.result.retrying, { count: failed.length })
                : t(($) => $.result.retry, { count: failed.length })}
            </RetryButton>
          )}
        </div>
      }
    >
      <Counts operation={report.operation} result={result} />
      {requestError !== undefined && (
        <Notice variant="error" announce="assertive">
          {errorMessage(requestError)}
        </Notice>
      )}
      <div className={styles.reasons} aria-busy={retrying || undefined}>
        {groupByReason(result.failures).map((group) => (
          <Reason key={group.reason} group={group} tasks={report.tasks} />
        ))}
      </div>
    </Drawer>
  );
}

function Counts({ operation, result }: { readonly operation: BatchOperation; readonly result: BatchResult }) {
  const { t } = useTranslation('tasks');
  const { done, ignored, failures } = result;
  const countOf = (special: BatchFailure['separateReason']) =>
    failures.filter((entry) => entry.separateReason === special).length;
  const [failed, lacking, limited] = [countOf(undefined), countOf('balance'), countOf('dailyLimit')];
  return (
    <div role="status">
      <ul className={styles.counts}>
        {failed > 0 && <li className={styles.bad}>{t(($) => $.result.failed, { count: failed })}</li>}
        {lacking > 0 && <li className={styles.bad}>{t(($) => $.result.lacking, { count: lacking })}</li>}
        {limited > 0 && <li className={styles.bad}>{t(($) => $.result.limited, { count: limited })}</li>}
        {done.length > 0 && <li>{t(($) => $.result.done, { count: done.length })}</li>}
        {ignored.length > 0 && (
          <li>
            {operation === 'stop'
              ? t(($) => $.result.endedAlready, { count: ignored.length })
              : t(($) => $.result.runningAlready, { count: ignored.length })}
          </li>
        )}
      </ul>
    </div>
  );
}

function Reason({ group, tasks }: { readonly group: FailureGroup; readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('tasks');
  const { data: account } = useAccountQuery();
  return (
    <section className={styles.reason} aria-label={group.reason}>
      <h2>{group.reason}</h2>
      {group.special === 'balance' &&
        (account !== undefined && !accountCan(account, 'pay') ? (
          <Text tone="secondary">{t(($) => $.result.askAdministrator)}</Text>
        ) : (
          <LinkButton size="small" to={paths.balance}>
            {t(($) => $.topUp.confirm, { ns: 'prompts' })}
          </LinkButton>
        ))}
      <ul>
        {group.taskIds.map((taskId, at) => {
          const task = tasks.find((entry) => entry.taskId === taskId);
          return (
            <li key={taskId ?? `unnamed-${String(at)}`}>
              {task ? <Link to={infoPath(task)}>{task.taskName}</Link> : (taskId ?? t(($) => $.result.unnamed))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
