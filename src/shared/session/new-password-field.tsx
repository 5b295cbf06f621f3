import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { passwordStrength, type PasswordStrength } from '#src/domain/password-strength';
import { PasswordField } from '#src/ui/form/fields';
import styles from './new-password-field.module.css';

const words = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const satisfies Record<
  PasswordStrength,
  string
>;

/**
 * A new password in a form: the rule below it and, from the first sign on, how strong it is. `names` are the account's e-mail and user
 * name, which make a password weak. Its messages come from the form's resolver (usePasswordWords).
 */
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
  /** 'New password' unless told. */
  readonly label?: ReactNode;
  readonly names?: readonly string[];
  /** What the server says against it, in place of the form's own message. */
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}) {
  const { t } = useTranslation('session');
  const typed: unknown = useWatch({ control, name });
  const password = typeof typed === 'string' ? typed : '';
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

/** Four bars and a word: the colour never says it alone. */
function Strength({ value }: { readonly value: PasswordStrength }) {
  const { t } = useTranslation('session');
  const level = words[value];
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
