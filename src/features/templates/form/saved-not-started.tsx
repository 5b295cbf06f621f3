import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { groupByReason } from '#src/domain/batch-result';
import { paths } from '#src/domain/paths';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import type { StartOutcome } from '#src/shared/start/use-start';
import { useStartRefusalMessage } from '#src/shared/start/use-start-refusal-message';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import styles from './form.module.css';

export type NotStarted =
  | Exclude<StartOutcome, { readonly status: 'moved' | 'reload' | 'client' }>
  | { readonly status: 'incomplete' | 'notOpen' };

function useNotStartedMessage(): (cause: NotStarted) => string {
  const { t } = useTranslation('templateForm');
  const refusalMessage = useStartRefusalMessage();
  const errorMessage = useErrorMessage();
  const formats = useFormats();
  return (cause) => {
    switch (cause.status) {
      case 'refused':
        return refusalMessage(cause.refusal);
      case 'notOpen':
        return t(($) => $.save.refusedReasons.TemplateNotOpen);
      case 'running':
        return t(($) => $.start.why.taskRunning, { ns: 'tasks' });
      case 'incomplete':
        return t(($) => $.start.why.incomplete, { ns: 'tasks' });
      case 'answered':
        return formats.sentences(groupByReason(cause.result.failures).map(({ reason }) => reason));
      case 'failed':
        return cause.during === 'checks' ? t(($) => $.start.checkFailed, { ns: 'tasks' }) : errorMessage(cause.error);
    }
  };
}

export function SavedNotStarted({
  cause,
  name,
  created,
  busy,
  onRelease,
}: {
  readonly cause: NotStarted;
  readonly name: string;
  readonly created: boolean;
  readonly busy: boolean;
  /** Begins a new task with the same values. */
  readonly onRelease: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const message = useNotStartedMessage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons are at the window's edge, so this notice may be out of view.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [cause]);
  return (
    <div ref={box} className={styles.fieldBox}>
      <Notice
        variant="warning"
        announce="polite"
        title={t(($) => $.start.savedNotStarted, { ns: 'tasks' })}
        actions={
          <span className={styles.savedTask}>
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
        <p>{message(cause)}</p>
        {created && <p>{t(($) => $.form.savedAs, { name })}</p>}
      </Notice>
    </div>
  );
}
