import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { ErrorState } from './error-state';
import styles from './pending-overlay.module.css';
import { Progress } from './progress';

export function PendingOverlay({
  failed = false,
  onRetry,
  onClose,
}: {
  /** Its code could not be loaded. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  /** Omitted when the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}) {
  const { t } = useTranslation('ui');
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={show}
      className={styles.overlay}
      aria-busy={!failed}
      aria-label={failed ? t(($) => $.overlayFailed.title) : t(($) => $.loading)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {failed ? (
        <ErrorState
          title={t(($) => $.overlayFailed.title)}
          onRetry={onRetry}
          action={onClose && <Button onClick={onClose}>{t(($) => $.close)}</Button>}
        >
          {t(($) => $.overlayFailed.text)}
        </ErrorState>
      ) : (
        <Progress label={t(($) => $.loading)} value={undefined} />
      )}
    </dialog>,
    document.body,
  );
}
