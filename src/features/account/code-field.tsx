import { useEffect, useRef } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { useFieldErrorMessage } from '#src/ui/form/validation-error';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { LiveRegion } from '#src/ui/live-region';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import type { EmailCode } from './use-email-code';

export function CodeField<T extends FieldValues, O>({
  control,
  name,
  sending,
  disabled,
  onSend,
}: {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly sending: EmailCode;
  readonly disabled: boolean;
  readonly onSend: () => Promise<void>;
}) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldErrorMessage(fieldState.error);
  const input = useRef<HTMLInputElement>(null);
  const { sent, isPending } = sending;
  const secondsLeft = useSecondsLeft(isPending ? 0 : (retryAfterOf(sending.error) ?? sent?.resendAfter ?? 0));
  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);
  return (
    <>
      <Field
        label={t(($) => $.code.label, { ns: 'session' })}
        required
        error={error ?? (sending.error ? errorMessage(sending.error) : undefined)}
        help={sent ? t(($) => $.code.sentTo, { address: sent.sentTo }) : t(($) => $.code.help)}
        extra={
          <Button
            variant="link"
            size="small"
            loading={isPending}
            disabledReason={secondsLeft > 0 ? t(($) => $.code.again, { count: secondsLeft }) : undefined}
            disabled={disabled}
            onClick={() => void onSend().catch(() => undefined)}
          >
            {sent ? t(($) => $.code.resend, { ns: 'session' }) : t(($) => $.code.send, { ns: 'session' })}
          </Button>
        }
      >
        {(wiring) => (
          <TextControl
            {...wiring}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={20}
            readOnly={disabled}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      <LiveRegion text={sent && !isPending ? t(($) => $.code.sentTo, { address: sent.sentTo }) : ''} />
    </>
  );
}
