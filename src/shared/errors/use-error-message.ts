import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ApiError, isOffline, retryAfterOf, statusOf, type ErrorDetail } from '#src/api/errors';
import { StartResult } from '#src/contract/enums.gen';
import { useCodeMessage } from './use-code-message';
import { useStartResultMessage } from './use-start-result-message';

export type CodeMessages = Readonly<Partial<Record<string, (details: readonly ErrorDetail[]) => string>>>;

interface MessageOptions {
  readonly codes?: CodeMessages;
  /** Wraps any other message: what failed, before why. */
  readonly wrap?: (reason: string) => string;
  /** The message if neither a code nor the server has one. */
  readonly fallback?: string;
}

const unwrapped = (reason: string): string => reason;

const hasCode = (error: unknown): error is { readonly code: string; readonly message?: string | null } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** A refused start has a StartResult as its error code. */
const startResultOf = (code: string): StartResult | undefined =>
  Object.entries(StartResult).find(([name]) => name === code)?.[1];

/** In order: lost connection, `codes`, the code's general message, Retry-After, the server's message (ERR-08). */
export function useErrorMessage(): (error: unknown, options?: MessageOptions) => string {
  const { t } = useTranslation('failures');
  const codeMessage = useCodeMessage();
  const startReason = useStartResultMessage();
  return useCallback(
    (error, { codes = {}, wrap = unwrapped, fallback } = {}) => {
      if (isOffline(error)) return wrap(t(($) => $.offline));
      if (!hasCode(error)) return fallback ?? wrap(t(($) => $.noAnswer));
      const { code, message } = error;
      const own = codes[code]?.(error instanceof ApiError ? error.details : []);
      if (own !== undefined) return own;
      const seconds = statusOf(error) === 429 ? retryAfterOf(error) : undefined;
      if (seconds !== undefined) return wrap(t(($) => $.tooManyRequestsIn, { count: seconds }));
      const known = codeMessage(code, message);
      if (known !== undefined) return wrap(known);
      const result = startResultOf(code);
      if (result !== undefined) return wrap(startReason(result));
      if (error instanceof ApiError && error.kind !== 'http') return fallback ?? wrap(t(($) => $.noAnswer));
      return message ? wrap(message) : (fallback ?? wrap(t(($) => $.unknown)));
    },
    [t, codeMessage, startReason],
  );
}
