import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { useFailureWords } from '#src/shared/start/report-start';

const known = [
  'CloudNodesInUse',
  'ExceedCloudCount',
  'MemberLimitReached',
  'MemberNotFound',
  'MembersNotIncluded',
  'NotFound',
  'PasswordRefused',
] as const;

/** Gives the words for a code of the server, undefined for one that is not known. */
export function useMemberCodeWords(): (code: string) => string | undefined {
  const { t } = useTranslation('members');
  return useCallback(
    (code) => {
      const key = known.find((entry) => entry === code);
      return key && t(($) => $.errors[key]);
    },
    [t],
  );
}

/** Gives the words for a failed call about members: our own where the code says what happened, otherwise the general ones. */
export function useMemberWords(): (error: unknown) => string {
  const general = useFailureWords();
  const byCode = useMemberCodeWords();
  return useCallback(
    (error) => (error instanceof ApiError ? byCode(error.code) : undefined) ?? general(error),
    [byCode, general],
  );
}
