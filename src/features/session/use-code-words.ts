import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';

/** What is wrong with a code that was mailed (ERR-02); undefined where the error is about something else. */
export function useCodeWords(): (error: unknown) => string | undefined {
  const { t } = useTranslation('session');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'VerificationCodeFailed') return t(($) => $.code.wrong);
    return error.code === 'HttpApiCallError' ? t(($) => $.code.none) : undefined;
  };
}
