import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ApiError, isOffline, retryAfterOf, statusOf, type ErrorDetail } from '#src/api/errors';
import { StartResult } from '#src/contract/enums.gen';
import { useCodeMessage } from './use-code-message';
import { useStartReason } from './use-start-reason';

/** Messages of one page or dialog, by error code; they replace the general ones. A message may need the details of the error. */
export type CodeMessages = Readonly<Partial<Record<string, (details: readonly ErrorDetail[]) => string>>>;

interface MessageOptions {
  readonly codes?: CodeMessages;
  /** The sentence around any other message: what was not done, before why. */
  readonly frame?: (reason: string) => string;
  /** What is said where nobody knows more: neither a table nor the server. */
  readonly unknown?: string;
}

const alone = (reason: string): string => reason;

/** Whether it has an error code: an ApiError, an error inside a 200 response, or an entry of its list of errors. */
const hasCode = (error: unknown): error is { readonly code: string; readonly message?: string | null } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The StartResult of that name: a start that is refused as a whole has it as its error code. */
const startResultOf = (code: string): StartResult | undefined =>
  Object.entries(StartResult).find(([name]) => name === code)?.[1];

/**
 * Returns a function that gives the message for an error (ERR-08). A lost connection comes first, then the message of `codes`, the
 * general one of the code, with the seconds of a Retry-After, and the server's own. Without any of them the server did not answer.
 */
export function useErrorMessage(): (error: unknown, options?: MessageOptions) => string {
  const { t } = useTranslation('tasks');
  const { t: failures } = useTranslation('failures');
  const codeMessage = useCodeMessage();
  const startReason = useStartReason();
  return useCallback(
    (error, { codes = {}, frame = alone, unknown } = {}) => {
      if (isOffline(error)) return frame(t(($) => $.results.offline));
      if (!hasCode(error)) return unknown ?? frame(t(($) => $.results.noAnswer));
      const { code, message } = error;
      const own = codes[code]?.(error instanceof ApiError ? error.details : []);
      if (own !== undefined) return own;
      const seconds = statusOf(error) === 429 ? retryAfterOf(error) : undefined;
      if (seconds !== undefined) return frame(failures(($) => $.tooManyRequestsIn, { count: seconds }));
      const known = codeMessage(code, message);
      if (known !== undefined) return frame(known);
      const result = startResultOf(code);
      if (result !== undefined) return frame(startReason(result));
      if (error instanceof ApiError && error.kind !== 'http') return unknown ?? frame(t(($) => $.results.noAnswer));
      return message ? frame(message) : (unknown ?? frame(t(($) => $.result.reasons.other)));
    },
    [t, failures, codeMessage, startReason],
  );
}
