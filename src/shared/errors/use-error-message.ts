import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isOffline } from '#src/api/errors';
import { StartResult } from '#src/contract/enums.gen';
import { useCodeMessage } from './use-code-message';
import { useStartReason } from './use-start-reason';

/** Messages that say more in one place than the general ones, by error code. */
export type CodeMessages = Readonly<Partial<Record<string, () => string>>>;

/** Whether it carries an error code: an ApiError, an error inside a 200 response, or one entry of a list of them. */
const hasCode = (error: unknown): error is { readonly code: string; readonly message?: string | null } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The result of a start whose name an error code is: a start that was refused as a whole. */
const startResultOf = (code: string): StartResult | undefined =>
  Object.entries(StartResult).find(([name]) => name === code)?.[1];

/**
 * Returns the one function that says what went wrong (ERR-08). The message is, in this order: that there is no connection; that of
 * `codes`, which a caller gives for what it can say better; the general one of the code; the server's own; that it did not answer.
 */
export function useErrorMessage(): (error: unknown, options?: { readonly codes?: CodeMessages }) => string {
  const { t } = useTranslation('tasks');
  const codeMessage = useCodeMessage();
  const startReason = useStartReason();
  return useCallback(
    (error, { codes = {} } = {}) => {
      if (isOffline(error)) return t(($) => $.results.offline);
      if (!hasCode(error)) return t(($) => $.results.noAnswer);
      const { code, message } = error;
      const known = codes[code]?.() ?? codeMessage(code, message);
      if (known !== undefined) return known;
      const result = startResultOf(code);
      if (result !== undefined) return startReason(result);
      if (error instanceof ApiError && error.kind !== 'http') return t(($) => $.results.noAnswer);
      return message ? message : t(($) => $.result.reasons.other);
    },
    [t, codeMessage, startReason],
  );
}
