import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import styles from './pending-layer.module.css';
import { Progress } from './progress';
import { Notice } from './status';

/** Stands in for a dialog or a drawer whose code is on its way, or that could not be fetched. */
export function PendingLayer({
  failed = false,
  onRetry,
  onClose,
}: {
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  /** Esc and 'Close'; not given where the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}) {
  const { t } = useTranslation('ui');
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={show}
      className={styles.layer}
      aria-busy={!failed}
      aria-label={failed ? t(($) => $.layerFailed.title) : t(($) => $.loading)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {failed ? (
        <Notice
          variant="error"
          announce="assertive"
          title={t(($) => $.layerFailed.title)}
          actions={
            <>
              {onRetry && (
                <Button variant="primary" onClick={onRetry}>
                  {t(($) => $.tryAgain)}
                </Button>
              )}
              {onClose && <Button onClick={onClose}>{t(($) => $.close)}</Button>}
            </>
          }
        >
          {t(($) => $.layerFailed.text)}
        </Notice>
      ) : (
        <Progress label={t(($) => $.loading)} value={undefined} />
      )}
    </dialog>,
    document.body,
  );
}
