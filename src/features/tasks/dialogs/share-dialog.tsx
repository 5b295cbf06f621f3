import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { shareQuery } from '#src/data/task-settings';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { ErrorState } from '#src/ui/error-state';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { useTaskCodeMessages } from './use-task-code-messages';
import styles from '../operations/operations.module.css';
import type { Task } from '#src/domain/task';

function addressOf(url: string): string {
  const home = new URL(import.meta.env.BASE_URL, globalThis.location.origin);
  return new URL(url.replace(/^\//, ''), home).href;
}

export function ShareDialog({ open, onClose, onClosed, task }: DialogControls & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const errorMessage = useErrorMessage();
  const codes = useTaskCodeMessages();
  const share = useQuery({ ...shareQuery(task.taskId), enabled: open });
  const url = share.data?.url;
  const refusal: unknown = share.error ?? share.data?.error;
  return (
    <Dialog
      open={open}
      title={t(($) => $.share.title, { name: task.taskName })}
      width={520}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(($) => $.done, { ns: 'ui' })}
        </Button>
      }
    >
      <Stack gap={4}>
        {url ? (
          <>
            <p>{t(($) => $.share.explains)}</p>
            <Field label={t(($) => $.share.link)} help={t(($) => $.share.ends)}>
              {(wiring) => (
                <span className={styles.link}>
                  <TextControl {...wiring} value={addressOf(url)} readOnly onChange={() => undefined} />
                  <CopyButton text={addressOf(url)} size="medium">
                    {t(($) => $.copyLink, { ns: 'ui' })}
                  </CopyButton>
                </span>
              )}
            </Field>
          </>
        ) : refusal ? (
          <ErrorState
            inline
            title={t(($) => $.share.failed)}
            onRetry={share.error !== null ? () => void share.refetch() : undefined}
            retrying={share.isRefetching}
            retryIn={retryAfterOf(share.error)}
          >
            {errorMessage(refusal, { codes })}
          </ErrorState>
        ) : (
          <SkeletonLines lines={3} label={t(($) => $.share.making)} />
        )}
      </Stack>
    </Dialog>
  );
}
