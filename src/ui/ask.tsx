import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { Dialog, type DialogVariant } from './dialog';
import styles from './dialog.module.css';
import { useSecondsLeft } from './seconds-left';
import { Notice } from './status';

export interface Question {
  variant: DialogVariant;
  title: ReactNode;
  body?: ReactNode;
  /** Names the action: 'Delete task', not 'OK'. Defaults to 'Got it'. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** A third button; resolves to false. */
  alternative?: { label: ReactNode; onPress: () => void };
  /** On by default for `confirm` and with `onConfirm`. */
  cancellable?: boolean;
  danger?: boolean;
  /** The dialog waits for it; a rejection can be retried. */
  onConfirm?: () => Promise<unknown>;
  /** Defaults to the error's message. */
  refusal?: (error: unknown) => ReactNode;
}

/** Resolves to true when confirmed. Calls queue. The function runs on each render, to follow the language. */
export type Ask = (question: () => Question) => Promise<boolean>;

interface Waiting {
  id: number;
  question: () => Question;
  resolve: (answer: boolean) => void;
}

const AskContext = createContext<Ask | undefined>(undefined);

/** Throws outside UiProvider (SHR-03). */
export function useAsk(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useAsk needs UiProvider above it');
  return ask;
}

export function AskProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const last = useRef(0);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise<boolean>((resolve) => {
        last.current += 1;
        const id = last.current;
        setQueue((before) => [...before, { id, question, resolve }]);
      }),
    [],
  );
  const head = queue[0];
  return (
    <AskContext value={ask}>
      {children}
      {head && (
        <QuestionDialog
          key={head.id}
          question={head.question}
          onAnswer={head.resolve}
          onGone={() => {
            setQueue((before) => before.filter((entry) => entry.id !== head.id));
          }}
        />
      )}
    </AskContext>
  );
}

/** Retry-After in seconds, or 0. This folder does not import ApiError. */
const retryAfterOf = (error: unknown): number =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : 0;

export function QuestionDialog({
  question: write,
  onAnswer,
  onGone,
}: {
  question: () => Question;
  onAnswer: (answer: boolean) => void;
  onGone?: () => void;
}) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown } | undefined>();
  const left = useSecondsLeft(retryAfterOf(refused?.error));
  const question = write();
  const cancellable = question.cancellable ?? (question.variant === 'confirm' || question.onConfirm !== undefined);

  const finish = (answer: boolean) => {
    setOpen(false);
    onAnswer(answer);
  };
  const refusalOf =
    question.refusal ??
    ((error: unknown) => (error instanceof Error && error.message !== '' ? error.message : t(($) => $.refusedUnknown)));
  const confirm = async () => {
    if (!question.onConfirm) {
      finish(true);
      return;
    }
    setBusy(true);
    setRefused(undefined);
    try {
      await question.onConfirm();
      finish(true);
    } catch (error) {
      setRefused({ error });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      variant={question.variant}
      title={question.title}
      loading={busy}
      width={440}
      onClose={() => {
        finish(false);
      }}
      onClosed={onGone}
      footer={
        <>
          {cancellable && (
            <Button
              disabled={busy}
              onClick={() => {
                finish(false);
              }}
            >
              {question.cancelLabel ?? t(($) => $.cancel)}
            </Button>
          )}
          {question.alternative && (
            <Button
              disabled={busy}
              onClick={() => {
                finish(false);
                question.alternative?.onPress();
              }}
            >
              {question.alternative.label}
            </Button>
          )}
          <Button
            variant={question.danger ? 'danger' : 'primary'}
            loading={busy}
            disabled={left > 0}
            autoFocus={!question.danger}
            onClick={() => void confirm()}
          >
            {left > 0
              ? t(($) => $.retryIn, { seconds: left })
              : refused
                ? t(($) => $.tryAgain)
                : (question.confirmLabel ?? t(($) => $.gotIt))}
          </Button>
        </>
      }
    >
      {question.body}
      {refused && (
        <div className={styles.refusal}>
          <Notice variant="error" announce="assertive" title={t(($) => $.refused)}>
            {refusalOf(refused.error)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
