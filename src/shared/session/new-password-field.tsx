import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { passwordStrength, type PasswordStrength } from '#src/domain/password-strength';
import { PasswordField } from '#src/ui/form/fields';
import styles from './new-password-field.module.css';

const strengthKeys = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const satisfies Record<
  PasswordStrength,
  string
>;

/** `names` are the account's e-mail and user name, which make a password weak. */
export function NewPasswordField<T extends FieldValues>({
  control,
  name,
  label,
  names = [],
  error,
  disabled,
}: {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly label?: ReactNode;
  readonly names?: readonly string[];
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}) {
  const { t } = useTranslation('session');
  const value: unknown = useWatch({ control, name });
  const password = typeof value === 'string' ? value : '';
  return (
    <PasswordField
      control={control}
      name={name}
      label={label ?? t(($) => $.newPassword.label)}
      required
      autoComplete="new-password"
      maxLength={limits.passwordLength}
      disabled={disabled}
      error={error}
      help={
        <>
          {password !== '' && <Strength value={passwordStrength(password, names)} />}
          <span>{t(($) => $.newPassword.rule)}</span>
        </>
      }
    />
  );
}

function Strength({ value }: { readonly value: PasswordStrength }) {
  const { t } = useTranslation('session');
  const level = strengthKeys[value];
  return (
    <span
      role="meter"
      aria-label={t(($) => $.strength.label)}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={value}
      aria-valuetext={t(($) => $.strength.levels[level])}
      className={styles.strength}
      data-level={level}
    >
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= Math.max(1, value) || undefined} />
        ))}
      </span>
      <span>{t(($) => $.strength.levels[level])}</span>
    </span>
  );
}
