import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { Button } from '#src/ui/button';
import { useSecondsLeft } from '#src/ui/seconds-left';

/** The button of a form outside of the console, held for as long as the Retry-After of the last try says; Enter waits with it. */
export function SubmitButton({
  busy,
  error,
  children,
}: {
  readonly busy: boolean;
  /** What the last try was refused with. */
  readonly error: unknown;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const left = useSecondsLeft(retryAfterOf(error) ?? 0, error);
  return (
    <Button variant="primary" size="large" type="submit" block loading={busy} disabled={left > 0}>
      {left > 0 ? t(($) => $.retryIn, { seconds: left }) : children}
    </Button>
  );
}
