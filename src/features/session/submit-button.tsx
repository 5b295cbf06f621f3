import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { Button } from '#src/ui/button';
import { useSecondsLeft } from '#src/ui/use-seconds-left';

/** Disabled until the Retry-After of `error` has passed. */
export function SubmitButton({
  busy,
  error,
  children,
}: {
  readonly busy: boolean;
  readonly error: unknown;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const secondsLeft = useSecondsLeft(retryAfterOf(error) ?? 0, error);
  return (
    <Button variant="primary" type="submit" block loading={busy} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t(($) => $.retryIn, { seconds: secondsLeft }) : children}
    </Button>
  );
}
