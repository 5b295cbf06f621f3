import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { Empty } from './empty';
import { useSecondsLeft } from './seconds-left';
import { Notice } from './status';

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
  onRetry?: () => void;
  retryIn?: number;
  retrying?: boolean;
  action?: ReactNode;
  /** A strip above what is still there instead of a block in its place. */
  inline?: boolean;
}) {
  const { t } = useTranslation('ui');
  const left = useSecondsLeft(retryIn);
  const buttons = (onRetry !== undefined || action !== undefined) && (
    <>
      {onRetry && (
        <Button size={inline ? 'small' : 'medium'} loading={retrying} disabled={left > 0} onClick={onRetry}>
          {left > 0 ? t(($) => $.retryIn, { seconds: left }) : t(($) => $.retry)}
        </Button>
      )}
      {action}
    </>
  );
  if (inline)
    return (
      <Notice variant="error" announce="assertive" title={title} actions={buttons || undefined}>
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
