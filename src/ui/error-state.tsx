import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { Empty } from './empty';
import { useSecondsLeft } from './use-seconds-left';
import { Notice } from './status';

export function ErrorState({
  title,
  children,
  onRetry,
  retryIn = 0,
  retrying = false,
  action,
  inline = false,
  wholePage,
}: {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  /** Seconds (429); Infinity if the server does not offer the call. */
  retryIn?: number;
  retrying?: boolean;
  action?: ReactNode;
  /** A strip instead of a block. */
  inline?: boolean;
  wholePage?: boolean;
}) {
  const { t } = useTranslation('ui');
  const secondsLeft = useSecondsLeft(retryIn);
  const isOffered = retryIn !== Infinity;
  const canRetry = isOffered && onRetry !== undefined;
  const text = isOffered ? children : t(($) => $.notOffered);
  const buttons = (canRetry || action !== undefined) && (
    <>
      {canRetry && (
        <Button size={inline ? 'small' : 'medium'} loading={retrying} disabled={secondsLeft > 0} onClick={onRetry}>
          {secondsLeft > 0 ? t(($) => $.retryIn, { seconds: secondsLeft }) : t(($) => $.retry)}
        </Button>
      )}
      {action}
    </>
  );
  if (inline)
    return (
      <Notice variant="error" announce="assertive" title={title} actions={buttons || undefined}>
        {text}
      </Notice>
    );
  return (
    <div role="alert">
      <Empty wholePage={wholePage} drawing="cloud" title={title} action={buttons || undefined}>
        {text}
      </Empty>
    </div>
  );
}
