import { useCallback, useRef } from 'react';
import { Button, type ButtonProps } from '#src/ui/button';
import { useRetryDisabledReason } from './use-retry-disabled-reason';

/** Disabled until the Retry-After of the error has passed, but focusable, with the reason. */
export function RetryButton({
  error,
  disabledReason,
  ...props
}: Omit<ButtonProps, 'ref'> & {
  /** Of the call that it repeats. */
  readonly error: unknown;
}) {
  const retryDisabledReason = useRetryDisabledReason(error);
  const hadFocus = useRef(false);
  // The tooltip of a disabled button remounts it, which would lose the focus.
  const restoreFocus = useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
  return <Button {...props} ref={restoreFocus} disabledReason={disabledReason ?? retryDisabledReason} />;
}
