import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { useSecondsLeft } from '#src/ui/seconds-left';

/** Why a call can't be repeated yet: the Retry-After of its error, counted down. Returns undefined once it can. */
export function useRetryReason(error: unknown): string | undefined {
  const { t } = useTranslation('failures');
  const left = useSecondsLeft(retryAfterOf(error) ?? 0, error);
  return left > 0 ? t(($) => $.retryIn, { count: left }) : undefined;
}
