import { useEffect, useId, useRef, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { CLOSE_ICON } from './close-icon';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return';
import { useOverlayComponents } from './overlays';
import { useCountOpenDialog } from './open-dialogs';
import { submitOnCtrlEnter, SEND_KEYS } from './form/costly-form';
import { PendingOverlay } from './pending-overlay';
import { Notice, StatusIcon } from './status';

/** The kinds of the generic dialog (SHR-03). */
export type DialogVariant = 'info' | 'error' | 'success' | 'warning' | 'confirm';

/**
 * A modal dialog: focus starts in its first field (or on what asks for it), is kept inside and goes back where it came from; `loading` holds
 * the close button and Esc back.
 */
export function Dialog({
  open,
  title,
  variant,
  children,
  footer,
  onClose,
  onClosed,
  loading = false,
  width = 480,
  dismissable = true,
}: {
  open: boolean;
  title: ReactNode;
  variant?: DialogVariant;
  children?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  /** After it has left the screen. */
  onClosed?: () => void;
  loading?: boolean;
  width?: number;
  /** Whether the close button and Esc are there at all. */
  dismissable?: boolean;
}) {
  const { t } = useTranslation('ui');
  const giveFocusBack = useFocusReturn(open);
  useCountOpenDialog(open);
  const { overlays, failed, retry } = useOverlayComponents(open, onClosed);
  if (!overlays)
    return open ? <PendingOverlay failed={failed} onRetry={retry} onClose={dismissable ? onClose : undefined} /> : null;
  return (
    <overlays.Modal
      open={open}
      width={width}
      title={
        <span className={styles.title}>
          {variant && <StatusIcon variant={variant} />}
          <span>{title}</span>
        </span>
      }
      footer={null}
      closable={dismissable ? { ...CLOSE_ICON, 'aria-label': t(($) => $.close), disabled: loading } : false}
      keyboard={dismissable && !loading}
      mask={{ closable: false }}
      onCancel={() => {
        if (!loading) onClose();
      }}
      destroyOnHidden
      afterClose={() => {
        giveFocusBack();
        onClosed?.();
      }}
    >
      <Content footer={footer}>{children}</Content>
    </overlays.Modal>
  );
}

const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select'].map((field) => `${field}:enabled`).join();

/** What a dialog holds. The close button stands first in it, but nobody opens a dialog to close it. */
function Content({ children, footer }: { readonly children?: ReactNode; readonly footer?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = ref.current;
    const dialog = content?.closest<HTMLElement>('[role="dialog"]');
    if (!content || !dialog || dialog.contains(document.activeElement)) return;
    const field = content.querySelector<HTMLInputElement>(FIELDS);
    const chosen = field?.type === 'radio' ? content.querySelector<HTMLElement>('input[type="radio"]:checked') : null;
    (chosen ?? field ?? dialog).focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref}>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** A dialog with a form: Enter submits it unless it is `costly`, `loading` disables it, `submitError` is shown above the buttons. */
export function FormDialog({
  open,
  title,
  children,
  submitLabel,
  cancelLabel,
  loading = false,
  submitError,
  submitReason,
  danger = false,
  costly = false,
  onSubmit,
  onClose,
  onClosed,
  width = 520,
  result,
}: {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  submitLabel: ReactNode;
  cancelLabel?: ReactNode;
  loading?: boolean;
  submitError?: ReactNode;
  /** Why it cannot be sent now. */
  submitReason?: ReactNode;
  /** Draws the button as one that destroys something; the label must say so too. */
  danger?: boolean;
  /** It costs, creates or cannot be undone: only the button or Ctrl+Enter sends it. */
  costly?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  onClosed?: () => void;
  width?: number;
  /** What the same dialog shows in place of the form once it was sent. */
  result?: { readonly title: ReactNode; readonly content: ReactNode; readonly footer: ReactNode } | undefined;
}) {
  const { t } = useTranslation('ui');
  const formId = useId();
  if (result)
    return (
      <Dialog
        open={open}
        title={result.title}
        width={width}
        footer={result.footer}
        onClose={onClose}
        onClosed={onClosed}
      >
        {result.content}
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      title={title}
      loading={loading}
      width={width}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          {/* Outside of what scrolls: it is seen wherever the form stands. */}
          {submitError !== undefined && submitError !== null && submitError !== '' && (
            <div className={styles.submitError}>
              <Notice variant="error" announce="assertive">
                {submitError}
              </Notice>
            </div>
          )}
          <Button onClick={onClose} disabled={loading}>
            {cancelLabel ?? t(($) => $.cancel)}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            loading={loading}
            disabledReason={submitReason}
            aria-keyshortcuts={costly ? SEND_KEYS : undefined}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onKeyDown={costly ? submitOnCtrlEnter : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // A form shown through a portal must not send the form around it.
          event.stopPropagation();
          // Enter in a field asks no button.
          if (!loading && !submitReason) onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
