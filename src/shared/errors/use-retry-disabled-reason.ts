import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { useSecondsLeft } from '#src/ui/use-seconds-left';

export function useRetryDisabledReason(error: unknown): string | undefined {
  const { t } = useTranslation('failures');
  const secondsLeft = useSecondsLeft(retryAfterOf(error) ?? 0, error);
  return secondsLeft > 0 ? t(($) => $.retryIn, { count: secondsLeft }) : undefined;
}
