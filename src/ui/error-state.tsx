import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from './button';
import { Empty } from './empty';
import { useSecondsLeft } from './use-seconds-left';
import { Notice } from './status';

/** `retryIn` in seconds (429). */
export function ErrorState({
  title,
  children,
  onRetry,
  retryIn = 0,
  retrying = false,
  action,
  inline = false,
}: {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryIn?: number;
  retrying?: boolean;
  action?: ReactNode;
  /** A strip instead of a block. */
  inline?: boolean;
}) {
  const { t } = useTranslation('ui');
  const secondsLeft = useSecondsLeft(retryIn);
  const buttons = (onRetry !== undefined || action !== undefined) && (
    <>
      {onRetry && (
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
