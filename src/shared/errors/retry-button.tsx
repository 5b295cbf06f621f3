import { useCallback, useRef } from 'react';
import { Button, type ButtonProps } from '#src/ui/button';
import { useRetryReason } from './use-retry-reason';

/** A button that makes a call again. The Retry-After of the call's error holds it and counts down; it stays reachable and says why. */
export function RetryButton({
  error,
  disabledReason,
  ...props
}: Omit<ButtonProps, 'ref'> & {
  /** What the call rejected with; without a Retry-After the button is like any other. */
  readonly error: unknown;
}) {
  const retryReason = useRetryReason(error);
  const hadFocus = useRef(false);
  // A button with a reason stands in a tooltip: React draws it anew, and without this the focus is lost when the wait begins or ends.
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
  return <Button {...props} ref={keepFocus} disabledReason={disabledReason ?? retryReason} />;
}
