import { useEffect, useRef, type ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';

interface BoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
  /** Accessible name without `children`. */
  label?: string;
  id?: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  onFocus?: () => void;
  onBlur?: () => void;
}

export function Checkbox({
  checked,
  indeterminate = false,
  onChange,
  children,
  label,
  id,
  disabled,
  invalid,
  required,
  describedBy,
  onFocus,
  onBlur,
}: BoxProps & {
  /** Some but not all of its group are checked. */
  indeterminate?: boolean;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(styles.label, disabled && styles.disabled)}>
      <input
        ref={box}
        type="checkbox"
        id={id}
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {children}
    </label>
  );
}

export function Radio({
  checked,
  onChange,
  children,
  label,
  group,
  id,
  disabled,
  describedBy,
  onFocus,
  onBlur,
}: BoxProps & {
  group: string;
}) {
  return (
    <label className={classNames(styles.label, disabled && styles.disabled)}>
      <input
        type="radio"
        id={id}
        name={group}
        className={classNames(styles.box, styles.radio)}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {children}
    </label>
  );
}
