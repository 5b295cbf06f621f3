import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { TextField } from '#src/ui/form/fields';
import { useSecondsLeft } from '#src/ui/use-seconds-left';

/** The field `code` of the surrounding form. */
export function CodeField({
  resendAfterSeconds,
  digitsOnly = false,
  help,
  error,
  sending,
  onResend,
}: {
  readonly resendAfterSeconds: number;
  readonly digitsOnly?: boolean;
  readonly help?: string;
  readonly error?: string;
  readonly sending: boolean;
  /** Undefined while the recipient is unknown. */
  readonly onResend: (() => void) | undefined;
}) {
  const { t } = useTranslation('session');
  const { control, setFocus } = useFormContext<{ code: string }>();
  const secondsLeft = useSecondsLeft(resendAfterSeconds);
  useEffect(() => setFocus('code'), [setFocus, error]);
  return (
    <TextField
      control={control}
      name="code"
      label={t(($) => $.code.label)}
      required
      autoComplete="one-time-code"
      inputMode={digitsOnly ? 'numeric' : 'text'}
      spellCheck={false}
      maxLength={200}
      help={help}
      error={error}
      extra={
        onResend && (
          <Button variant="link" size="small" loading={sending} disabled={secondsLeft > 0} onClick={onResend}>
            {secondsLeft > 0 ? t(($) => $.code.againIn, { count: secondsLeft }) : t(($) => $.code.resend)}
          </Button>
        )
      }
    />
  );
}
