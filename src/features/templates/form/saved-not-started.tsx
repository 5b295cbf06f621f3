import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#src/api/errors';
import { groupByReason, type BatchFailure } from '#src/domain/batch-result';
import { paths } from '#src/domain/paths';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRefusalWords } from '#src/shared/start/use-refusal-words';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import type { CheckedWhy } from './use-start-checks';
import styles from './form.module.css';

/** Why a task is saved and does not run. */
export type NotStarted =
  | CheckedWhy
  | { readonly because: 'incomplete' }
  /** The server refused the start. */
  | { readonly because: 'answered'; readonly failures: readonly BatchFailure[] }
  /** The start was not answered. */
  | { readonly because: 'failed'; readonly error: ApiError };

function useWhyWords(): (why: NotStarted) => string {
  const { t } = useTranslation('templates');
  const refusalWords = useRefusalWords();
  const errorMessage = useErrorMessage();
  return (why) => {
    switch (why.because) {
      case 'refused':
        return refusalWords(why.refusal);
      case 'notOpen':
        return t(($) => $.start.notOpen);
      case 'taskRunning':
        return t(($) => $.start.why.taskRunning);
      case 'checkFailed':
        return t(($) => $.start.checkFailed);
      case 'incomplete':
        return t(($) => $.start.why.incomplete);
      case 'answered':
        return groupByReason(why.failures)
          .map(({ reason }) => reason)
          .join(' ');
      case 'failed':
        return errorMessage(why.error);
    }
  };
}

/** Says in the form that its task is saved, that it was not started, and why (START-04). `created` when the form made the task. */
export function SavedNotStarted({
  why,
  name,
  created,
  busy,
  onRelease,
}: {
  readonly why: NotStarted;
  readonly name: string;
  readonly created: boolean;
  readonly busy: boolean;
  /** Begins a new task with the same values. */
  readonly onRelease: () => void;
}) {
  const { t } = useTranslation('templates');
  const words = useWhyWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons stand at the edge of the window, this may be below it.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  return (
    <div ref={box} className={styles.fieldBox}>
      <Notice
        kind="warning"
        announce="polite"
        title={t(($) => $.start.savedNotStarted)}
        actions={
          <span className={styles.bound}>
            <LinkButton size="small" to={paths.templateTaskList}>
              {t(($) => $.form.viewTaskList)}
            </LinkButton>
            {created && (
              <Button size="small" disabled={busy} onClick={onRelease}>
                {t(($) => $.form.anotherTask)}
              </Button>
            )}
          </span>
        }
      >
        <p>{words(why)}</p>
        {created && <p>{t(($) => $.form.savedAs, { name })}</p>}
      </Notice>
    </div>
  );
}
