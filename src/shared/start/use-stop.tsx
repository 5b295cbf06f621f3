import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useStopTasks } from '#src/data/tasks';
import { withReasons } from '#src/domain/start-stop-results';
import { useConfirmBeforeStop } from '#src/state/preferences';
import { useConfirm } from '#src/ui/confirm';
import { Checkbox } from '#src/ui/checkbox';
import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from '../errors/use-error-message';
import { useStopResultMessage } from '../errors/use-start-result-message';
import { useReportResult, type ReportOptions } from './use-report-result';
import styles from './start.module.css';

function StopBody({ count, onNeverAskChange }: { count: number; onNeverAskChange: (never: boolean) => void }) {
  const { t } = useTranslation('tasks');
  const [isNeverAsk, setIsNeverAsk] = useState(false);
  return (
    <div className={styles.body}>
      <p>{t(($) => $.stop.body, { count })}</p>
      <Checkbox
        checked={isNeverAsk}
        onChange={(never) => {
          setIsNeverAsk(never);
          onNeverAskChange(never);
        }}
      >
        {t(($) => $.stop.never)}
      </Checkbox>
    </div>
  );
}

/** A stop cannot be undone (TASK-31). 'Don't ask again' skips the dialog. */
function useConfirmStop(): (count: number) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const confirm = useConfirm();
  const [asksBeforeStop, setAsksBeforeStop] = useConfirmBeforeStop();
  return async (count) => {
    if (!asksBeforeStop) return true;
    const chosen = { never: false };
    const isConfirmed = await confirm(() => ({
      variant: 'confirm',
      title: t(($) => $.stop.title, { count }),
      body: (
        <StopBody
          count={count}
          onNeverAskChange={(never) => {
            chosen.never = never;
          }}
        />
      ),
      confirmLabel: t(($) => $.stop.confirm, { count }),
    }));
    if (isConfirmed && chosen.never) setAsksBeforeStop(false);
    return isConfirmed;
  };
}

export interface StopRequest extends ReportOptions {
  readonly taskIds: readonly string[];
  /** The caller has asked already. */
  readonly skipConfirm?: boolean;
}

/** Never rejects. */
export function useStop(): (request: StopRequest) => Promise<void> {
  const confirmStop = useConfirmStop();
  const { mutateAsync } = useStopTasks();
  const resultMessage = useStopResultMessage();
  const report = useReportResult();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();
  const send = async (taskIds: readonly string[]) => withReasons(await mutateAsync(taskIds), resultMessage);
  return async ({ taskIds, skipConfirm = false, ...options }) => {
    if (!skipConfirm && !(await confirmStop(taskIds.length))) return;
    try {
      const result = await send(taskIds);
      const tasks = taskIds.map((taskId) => ({ taskId }));
      await report({ operation: 'stop', tasks, result, retry: send, ...options });
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
}
