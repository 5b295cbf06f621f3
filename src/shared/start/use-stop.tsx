import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useStopTasks } from '#src/data/tasks';
import { withReasons } from '#src/domain/start-stop-results';
import { useAsksBeforeStop } from '#src/state/preferences';
import { useAsk } from '#src/ui/ask';
import { Checkbox } from '#src/ui/checkbox';
import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from '../errors/use-error-message';
import { useStopReason } from '../errors/use-start-reason';
import { useReportResult, type ReportOptions } from './use-report-result';
import styles from './start.module.css';

function StopBody({ count, onNever }: { count: number; onNever: (never: boolean) => void }) {
  const { t } = useTranslation('tasks');
  const [isNever, setNever] = useState(false);
  return (
    <div className={styles.question}>
      <p>{t(($) => $.stop.body, { count })}</p>
      <Checkbox
        checked={isNever}
        onChange={(never) => {
          setNever(never);
          onNever(never);
        }}
      >
        {t(($) => $.stop.never)}
      </Checkbox>
    </div>
  );
}

/** A stop cannot be undone (TASK-31). 'Don't ask again' skips the dialog. */
function useAskToStop(): (count: number) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const ask = useAsk();
  const [asks, setAsks] = useAsksBeforeStop();
  return async (count) => {
    if (!asks) return true;
    const chosen = { never: false };
    const goes = await ask(() => ({
      variant: 'confirm',
      title: t(($) => $.stop.title, { count }),
      body: (
        <StopBody
          count={count}
          onNever={(never) => {
            chosen.never = never;
          }}
        />
      ),
      confirmLabel: t(($) => $.stop.confirm, { count }),
    }));
    if (goes && chosen.never) setAsks(false);
    return goes;
  };
}

export interface StopRequest extends ReportOptions {
  readonly taskIds: readonly string[];
  /** The caller has asked already. */
  readonly unasked?: boolean;
}

/** Never rejects. */
export function useStop(): (request: StopRequest) => Promise<void> {
  const mayStop = useAskToStop();
  const { mutateAsync } = useStopTasks();
  const reasonOf = useStopReason();
  const report = useReportResult();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();
  const send = async (taskIds: readonly string[]) => withReasons(await mutateAsync(taskIds), reasonOf);
  return async ({ taskIds, unasked = false, ...options }) => {
    if (!unasked && !(await mayStop(taskIds.length))) return;
    try {
      const result = await send(taskIds);
      const tasks = taskIds.map((taskId) => ({ taskId }));
      await report({ operation: 'stop', tasks, result, retry: send, ...options });
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
}
