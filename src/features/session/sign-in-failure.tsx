import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, statusOf } from '../../api/errors';
import { Notice } from '../../ui/status';

/** Why the sign-in was refused; what was typed stays, the button tries again. */
export function SignInFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('session');
  const status = statusOf(error);
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  if (status === 429) return <TooMany key={seconds} seconds={seconds} />;
  if (status === 401 || status === 403 || status === 422 || status === 400) {
    return (
      <Notice kind="error" announce="assertive" title={t(($) => $.refused.title)}>
        {t(($) => $.refused.text)}
      </Notice>
    );
  }
  return (
    <Notice kind="error" announce="assertive" title={t(($) => $.failed.title)}>
      {t(($) => $.failed.text)}
    </Notice>
  );
}

function TooMany({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('session');
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = globalThis.setTimeout(() => setLeft(left - 1), 1000);
    return () => globalThis.clearTimeout(timer);
  }, [left]);
  return (
    <Notice kind="warning" announce="assertive" title={t(($) => $.tooMany.title)}>
      {left > 0 ? t(($) => $.tooMany.wait, { count: left }) : t(($) => $.tooMany.now)}
    </Notice>
  );
}
