import { useTranslation } from 'react-i18next';
import { retryAfterOf, statusOf } from '../../api/errors';
import { useSecondsLeft } from '../../ui/seconds-left';
import { Notice } from '../../ui/status';

/** Why a call of the sign-up and password pages failed: too often (with the time to wait), or not at all answered. */
export function CallFailure({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { t } = useTranslation('session');
  const left = useSecondsLeft(retryAfterOf(error) ?? 0);
  if (statusOf(error) === 429)
    return (
      <Notice kind="warning" announce="assertive" title={t(($) => $.tooMany.title)}>
        {left > 0 ? t(($) => $.tooMany.wait, { count: left }) : t(($) => $.tooMany.now)}
      </Notice>
    );
  return (
    <Notice kind="error" announce="assertive" title={title}>
      {t(($) => $.failed.text)}
    </Notice>
  );
}
