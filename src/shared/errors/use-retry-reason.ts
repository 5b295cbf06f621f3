import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { useSecondsLeft } from '#src/ui/seconds-left';

export function useRetryReason(error: unknown): string | undefined {
  const { t } = useTranslation('failures');
  const left = useSecondsLeft(retryAfterOf(error) ?? 0, error);
  return left > 0 ? t(($) => $.retryIn, { count: left }) : undefined;
}
