import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { LiveRegion } from '#src/ui/live-region';
import { useSecondsLeft } from '#src/ui/seconds-left';
import type { Code } from './use-code';

/** A code that was mailed (API-010): where it went, what is wrong with it (ERR-02), and a way to send it again after the wait. */
export function CodeField({
  value,
  error,
  sending,
  disabled,
  onChange,
  onSend,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly sending: Code;
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
  readonly onSend: () => void;
}) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const field = useRef<HTMLInputElement>(null);
  const { sent, isPending } = sending;
  const left = useSecondsLeft(isPending ? 0 : (retryAfterOf(sending.error) ?? sent?.resendAfter ?? 0));
  useEffect(() => {
    if (sent) field.current?.focus();
  }, [sent]);
  useEffect(() => {
    if (error !== undefined) field.current?.select();
  }, [error]);
  return (
    <>
      <Field
        label={t(($) => $.code.label)}
        required
        error={error ?? (sending.error ? errorMessage(sending.error) : undefined)}
        help={sent ? t(($) => $.code.sentTo, { address: sent.sentTo }) : t(($) => $.code.help)}
        extra={
          <Button
            kind="link"
            size="small"
            loading={isPending}
            reason={left > 0 ? t(($) => $.code.again, { count: left }) : undefined}
            disabled={disabled}
            onClick={onSend}
          >
            {sent ? t(($) => $.code.resend) : t(($) => $.code.send)}
          </Button>
        }
      >
        {(wiring) => (
          <TextControl
            {...wiring}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={20}
            readOnly={disabled}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      <LiveRegion text={sent && !isPending ? t(($) => $.code.sentTo, { address: sent.sentTo }) : ''} />
    </>
  );
}
