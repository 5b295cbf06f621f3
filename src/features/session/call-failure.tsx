import { useTranslation } from '#src/i18n/use-translation';
import { isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { Notice } from '#src/ui/status';

export function CallFailure({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { t } = useTranslation('session');
  const errorMessage = useErrorMessage();
  const secondsLeft = useSecondsLeft(retryAfterOf(error) ?? 0);
  if (statusOf(error) === 429)
    return (
      <Notice variant="warning" announce="assertive" title={t(($) => $.tooMany.title)}>
        {secondsLeft > 0 ? t(($) => $.retryIn, { ns: 'failures', count: secondsLeft }) : t(($) => $.tooMany.now)}
      </Notice>
    );
  return (
    <Notice variant="error" announce="assertive" title={title}>
      {isTransient(error) ? t(($) => $.failed.text) : errorMessage(error)}
    </Notice>
  );
}
