import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Tooltip } from './tooltip';
import { VisuallyHidden } from './visually-hidden';

export type ButtonVariant = 'primary' | 'default' | 'danger' | 'text' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Ignores clicks; keeps the focus. */
  loading?: boolean;
  disabled?: boolean;
  /** Disables the button and says why, but keeps it focusable. */
  disabledReason?: ReactNode;
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function buttonClass(
  variant: ButtonVariant = 'default',
  size: ButtonSize = 'medium',
  ...more: (string | false | undefined)[]
): string {
  return classNames(
    styles.button,
    variant !== 'default' && styles[variant],
    size !== 'medium' && styles[size],
    ...more,
  );
}

export function Button({
  variant = 'default',
  size = 'medium',
  icon,
  loading = false,
  disabled = false,
  disabledReason,
  block = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui');
  const reasonId = useId();
  const isDisabled = Boolean(disabledReason);
  const button = (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- every branch is one of the three valid types
      type={isDisabled || loading ? 'button' : type}
      disabled={disabled && !isDisabled}
      aria-disabled={isDisabled || loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={classNames(rest['aria-describedby'], isDisabled && reasonId) || undefined}
      className={buttonClass(
        variant,
        size,
        (isDisabled || disabled) && styles.disabled,
        loading && styles.busy,
        block && styles.block,
        className,
      )}
      onClick={(event) => {
        if (isDisabled || loading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {loading ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        icon !== undefined && (
          <span className={styles.glyph} aria-hidden="true">
            {icon}
          </span>
        )
      )}
      {children}
      {loading && <VisuallyHidden>{t(($) => $.working)}</VisuallyHidden>}
    </button>
  );
  if (!isDisabled) return button;
  return (
    <>
      <Tooltip text={disabledReason} isDescription={false} consumesEscape>
        {button}
      </Tooltip>
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  );
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'text',
  loading = false,
  disabled = false,
  disabledReason,
  className,
  tooltipSide,
  onClick,
  ...rest
}: Omit<ButtonProps, 'children' | 'block'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  tooltipSide?: 'above' | 'below';
}) {
  const reasonId = useId();
  const isDisabled = Boolean(disabledReason);
  return (
    <>
      <Tooltip
        text={isDisabled ? disabledReason : label}
        isDescription={false}
        consumesEscape={isDisabled}
        side={tooltipSide}
      >
        <button
          type="button"
          {...rest}
          aria-label={label}
          disabled={disabled && !isDisabled}
          aria-disabled={isDisabled || loading || undefined}
          aria-busy={loading || undefined}
          aria-describedby={classNames(rest['aria-describedby'], isDisabled && reasonId) || undefined}
          className={buttonClass(variant, size, styles.icon, (isDisabled || disabled) && styles.disabled, className)}
          onClick={(event) => {
            if (!isDisabled && !loading) onClick?.(event);
          }}
        >
          {loading ? (
            <span className={styles.spinner} aria-hidden="true" />
          ) : (
            <span className={styles.glyph} aria-hidden="true">
              {icon}
            </span>
          )}
        </button>
      </Tooltip>
      {isDisabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
