import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isOffline, retryAfterOf, statusOf } from '../../api/errors';
import { refusedField, type RefusedField } from '../../domain/account-refusal';
import { useSecondsLeft } from '../../ui/seconds-left';

const known = [
  'HttpApiCallError',
  'VerificationCodeFailed',
  'FailValidatePassword',
  'FailModifyUserName',
  'EmailAlreadyUsed',
  'PasswordNotSet',
  'PasswordAlreadySet',
  'ProviderCodeFailed',
  'AlreadyLinked',
  'LinkedToAnotherAccount',
  'LastWayIn',
  'MembersExist',
] as const;

/** The words for a refused call of the account (ERR-02, ERR-03, ERR-04); for a code that nobody knows, the server's own. */
export function useAccountWords(): (error: unknown) => string {
  const { t } = useTranslation('account');
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? known.find((entry) => entry === error.code) : undefined;
      const wait = retryAfterOf(error);
      if (code !== undefined) return t(($) => $.refusals[code]);
      if (isOffline(error)) return t(($) => $.refusals.offline);
      if (statusOf(error) === 429) return t(($) => $.refusals.tooMany, { count: wait ?? 60 });
      if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500)
        return t(($) => $.refusals.failed);
      return error.message;
    },
    [t],
  );
}

/** The field that an error is about (ERR-02, ERR-03, ERR-04), undefined when it is about none. */
export const fieldOf = (error: unknown): RefusedField | undefined =>
  error instanceof ApiError ? refusedField(error.code) : undefined;

/** Why nothing can be sent for a while after a refusal for too many tries (429); undefined when it can. Counts down. */
export function useWaitReason(error: unknown): string | undefined {
  const { t } = useTranslation('account');
  const left = useSecondsLeft(statusOf(error) === 429 ? (retryAfterOf(error) ?? 0) : 0);
  return left > 0 ? t(($) => $.wait, { count: left }) : undefined;
}
