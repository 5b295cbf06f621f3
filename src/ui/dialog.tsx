import { useEffect, useId, useRef, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { CLOSE_ICON } from './close-icon';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return';
import { useAntdOverlays } from './overlays';
import { useCountOpenDialog } from './open-dialogs';
import { submitOnCtrlEnter, SUBMIT_KEYS } from './form/costly-form';
import { PendingOverlay } from './pending-overlay';
import { Notice, StatusIcon } from './status';
import { NameText } from './text';

/** SHR-03. */
export type DialogVariant = 'info' | 'error' | 'success' | 'warning' | 'confirm';

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
  dismissible = true,
}: {
  open: boolean;
  title: ReactNode;
  /** Adds its icon before the title. */
  variant?: DialogVariant;
  children?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** Disables closing. */
  loading?: boolean;
  /** Pixels. */
  width?: number;
  /** Shows the close button and allows Esc. */
  dismissible?: boolean;
}) {
  const { t } = useTranslation('ui');
  const restoreFocus = useFocusReturn(open);
  useCountOpenDialog(open);
  const { overlays, failed, retry } = useAntdOverlays(open, onClosed);
  if (!overlays)
    return open ? <PendingOverlay failed={failed} onRetry={retry} onClose={dismissible ? onClose : undefined} /> : null;
  return (
    <overlays.Modal
      open={open}
      width={width}
      className={styles.modal}
      classNames={{ wrapper: styles.wrap, container: styles.part, body: styles.part }}
      title={
        <h2 className={styles.title}>
          {variant && <StatusIcon variant={variant} />}
          <span>{typeof title === 'string' ? <NameText text={title} /> : title}</span>
        </h2>
      }
      footer={null}
      closable={dismissible ? { ...CLOSE_ICON, 'aria-label': t(($) => $.close), disabled: loading } : false}
      keyboard={dismissible && !loading}
      mask={{ closable: false }}
      onCancel={() => {
        if (!loading) onClose();
      }}
      destroyOnHidden
      afterClose={() => {
        restoreFocus();
        onClosed?.();
      }}
    >
      <Content footer={footer}>{children}</Content>
    </overlays.Modal>
  );
}

const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select'].map((field) => `${field}:enabled`).join();

/** Focuses the first field instead of the close button. */
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
    <div ref={ref} className={styles.part}>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

export function FormDialog({
  open,
  title,
  children,
  submitLabel,
  cancelLabel,
  loading = false,
  submitError,
  submitDisabledReason,
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
  /** Disables closing and submitting. */
  loading?: boolean;
  submitError?: ReactNode;
  /** Why the form cannot be submitted; disables the button. */
  submitDisabledReason?: ReactNode;
  /** For a submission that destroys something. */
  danger?: boolean;
  /** Only the button or Ctrl+Enter submits, not Enter. */
  costly?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** Pixels. */
  width?: number;
  /** Replaces the form after submission. */
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
            disabledReason={submitDisabledReason}
            aria-keyshortcuts={costly ? SUBMIT_KEYS : undefined}
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
          // A form in a portal must not submit the form around it.
          event.stopPropagation();
          if (!loading && !submitDisabledReason) onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
