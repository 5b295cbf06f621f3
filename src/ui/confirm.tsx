import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { Dialog, type DialogVariant } from './dialog';
import styles from './dialog.module.css';
import { useSecondsLeft } from './use-seconds-left';
import { Notice } from './status';

export interface ConfirmOptions {
  variant: DialogVariant;
  title: ReactNode;
  body?: ReactNode;
  /** Names the action: 'Delete task', not 'OK'. Defaults to 'Got it'. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** A third button; resolves to false. */
  alternative?: { label: ReactNode; onPress: () => void };
  /** On by default for `confirm` and with `onConfirm`. */
  cancelable?: boolean;
  danger?: boolean;
  /** The dialog waits for it; a rejection can be retried. */
  onConfirm?: () => Promise<unknown>;
  /** Defaults to the error's message. */
  errorMessage?: (error: unknown) => ReactNode;
}

/** Resolves to true when confirmed. Calls queue. The function runs on each render, to follow the language. */
export type Confirm = (getOptions: () => ConfirmOptions) => Promise<boolean>;

interface PendingConfirm {
  id: number;
  getOptions: () => ConfirmOptions;
  resolve: (answer: boolean) => void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Throws outside UiProvider (SHR-03). */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useAsk needs UiProvider above it');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly PendingConfirm[]>([]);
  const last = useRef(0);
  const confirm = useCallback<Confirm>(
    (getOptions) =>
      new Promise<boolean>((resolve) => {
        last.current += 1;
        const id = last.current;
        setQueue((before) => [...before, { id, getOptions, resolve }]);
      }),
    [],
  );
  const head = queue[0];
  return (
    <ConfirmContext value={confirm}>
      {children}
      {head && (
        <ConfirmDialog
          key={head.id}
          getOptions={head.getOptions}
          onAnswer={head.resolve}
          onClosed={() => {
            setQueue((before) => before.filter((entry) => entry.id !== head.id));
          }}
        />
      )}
    </ConfirmContext>
  );
}

/** Retry-After in seconds, or 0. This folder does not import ApiError. */
const retryAfterOf = (error: unknown): number =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : 0;

export function ConfirmDialog({
  getOptions,
  onAnswer,
  onClosed,
}: {
  getOptions: () => ConfirmOptions;
  onAnswer: (answer: boolean) => void;
  onClosed?: () => void;
}) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<{ error: unknown } | undefined>();
  const secondsLeft = useSecondsLeft(retryAfterOf(rejection?.error));
  const options = getOptions();
  const cancelable = options.cancelable ?? (options.variant === 'confirm' || options.onConfirm !== undefined);

  const finish = (answer: boolean) => {
    setOpen(false);
    onAnswer(answer);
  };
  const messageOf =
    options.errorMessage ??
    ((error: unknown) => (error instanceof Error && error.message !== '' ? error.message : t(($) => $.refusedUnknown)));
  const confirm = async () => {
    if (!options.onConfirm) {
      finish(true);
      return;
    }
    setBusy(true);
    setRejection(undefined);
    try {
      await options.onConfirm();
      finish(true);
    } catch (error) {
      setRejection({ error });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      variant={options.variant}
      title={options.title}
      loading={busy}
      width={440}
      onClose={() => {
        finish(false);
      }}
      onClosed={onClosed}
      footer={
        <>
          {cancelable && (
            <Button
              disabled={busy}
              onClick={() => {
                finish(false);
              }}
            >
              {options.cancelLabel ?? t(($) => $.cancel)}
            </Button>
          )}
          {options.alternative && (
            <Button
              disabled={busy}
              onClick={() => {
                finish(false);
                options.alternative?.onPress();
              }}
            >
              {options.alternative.label}
            </Button>
          )}
          <Button
            variant={options.danger ? 'danger' : 'primary'}
            loading={busy}
            disabled={secondsLeft > 0}
            autoFocus={!options.danger}
            onClick={() => void confirm()}
          >
            {secondsLeft > 0
              ? t(($) => $.retryIn, { seconds: secondsLeft })
              : rejection
                ? t(($) => $.retry)
                : (options.confirmLabel ?? t(($) => $.gotIt))}
          </Button>
        </>
      }
    >
      {options.body}
      {rejection && (
        <div className={styles.refusal}>
          <Notice variant="error" announce="assertive" title={t(($) => $.refused)}>
            {messageOf(rejection.error)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
