import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { ApiError, codeOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useChangePassword, useSetPassword } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { passwordStrength } from '#src/domain/password-strength';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordMessage } from '#src/shared/session/use-password-message';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { PasswordField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';

const MIN_STRENGTH = 2;

function usePasswordSchema(names: readonly string[], hasPassword: boolean) {
  const { t } = useTranslation('account');
  const passwordMessage = usePasswordMessage();
  return z.object({ current: z.string(), next: z.string(), again: z.string() }).check(
    z.superRefine(({ current, next, again }, context) => {
      const refuse = (field: string, message: string | undefined) => {
        if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
      };
      refuse('current', hasPassword && current === '' ? t(($) => $.password.missing) : undefined);
      refuse(
        'next',
        passwordMessage(next, names)?.() ??
          (hasPassword && next === current
            ? t(($) => $.password.same)
            : passwordStrength(next, names) < MIN_STRENGTH
              ? t(($) => $.password.weak)
              : undefined),
      );
      refuse('again', again === next ? undefined : t(($) => $.password.differs));
    }),
  );
}

export function PasswordDialog({
  hasPassword,
  names,
  ...dialog
}: DialogControls & {
  readonly hasPassword: boolean;
  /** E-mail and user name: a password that contains one is weak. */
  readonly names: readonly string[];
}) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetPassword();
  const change = useChangePassword();
  const { control, dialogProps } = useDialogForm(
    usePasswordSchema(names, hasPassword),
    async ({ current, next }) => {
      if (hasPassword) await change.mutateAsync({ currentPassword: current, newPassword: next });
      else await set.mutateAsync({ body: { newPassword: next } });
      toasts.success(() => (hasPassword ? t(($) => $.password.changed) : t(($) => $.password.set)));
      dialog.onClose();
    },
    {
      dialog,
      values: { current: '', next: '', again: '' },
      fieldErrors: (error) => {
        if (refusedField(codeOf(error)) === 'password') return { current: () => errorMessage(error) };
        return isNewPasswordError(error) ? { next: () => t(($) => $.password.refused) } : {};
      },
    },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={hasPassword ? t(($) => $.password.title) : t(($) => $.password.setTitle)}
      submitLabel={hasPassword ? t(($) => $.password.submit) : t(($) => $.newPassword.submit, { ns: 'session' })}
      width={480}
    >
      <p>{hasPassword ? t(($) => $.password.lead) : t(($) => $.password.setLead)}</p>
      {hasPassword && (
        <PasswordField
          control={control}
          name="current"
          label={t(($) => $.password.current)}
          required
          autoComplete="current-password"
          maxLength={limits.passwordLength}
        />
      )}
      <NewPasswordField control={control} name="next" names={names} />
      <PasswordField
        control={control}
        name="again"
        label={t(($) => $.password.again)}
        required
        autoComplete="new-password"
        maxLength={limits.passwordLength}
      />
    </FormDialog>
  );
}

const isNewPasswordError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.details.some(({ field }) => field === 'newPassword');
