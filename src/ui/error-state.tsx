import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Empty } from './empty';
import { Notice } from './status';

/** Seconds left until something may be tried again; counts down once a second to 0. */
function useSecondsLeft(seconds: number): number {
  const [state, setState] = useState({ from: seconds, left: seconds });
  if (state.from !== seconds) setState({ from: seconds, left: seconds });
  const { left } = state;
  useEffect(() => {
    if (left <= 0) return;
    const timer = window.setTimeout(() => {
      setState((before) => ({ ...before, left: Math.max(0, before.left - 1) }));
    }, 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [left]);
  return left;
}

/** What went wrong, what still works, and a way to try again; `retryIn` seconds hold the button back (429). */
export function ErrorState({
  title,
  children,
  onRetry,
  retryIn = 0,
  retrying = false,
  action,
  inline = false,
}: {
  /** What happened. */
  title: ReactNode;
  /** What still works, what to do next. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryIn?: number | undefined;
  retrying?: boolean | undefined;
  action?: ReactNode;
  /** A strip above what is still there instead of a block in its place. */
  inline?: boolean | undefined;
}) {
  const { t } = useTranslation('ui');
  const left = useSecondsLeft(retryIn);
  const buttons = (onRetry !== undefined || action !== undefined) && (
    <>
      {onRetry && (
        <Button size={inline ? 'small' : 'middle'} loading={retrying} disabled={left > 0} onClick={onRetry}>
          {left > 0 ? t(($) => $.retryIn, { seconds: left }) : t(($) => $.retry)}
        </Button>
      )}
      {action}
    </>
  );
  if (inline)
    return (
      <Notice kind="error" announce="assertive" title={title} actions={buttons || undefined}>
        {children}
      </Notice>
    );
  return (
    <div role="alert">
      <Empty drawing="cloud" title={title} action={buttons || undefined}>
        {children}
      </Empty>
    </div>
  );
}
