import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import styles from './form.module.css';

/** What every control takes; `value` and `onChange` carry its value, the rest ties it to its label, help and error. */
export interface ControlProps<V> {
  value: V;
  onChange: (value: V) => void;
  id?: string;
  /** The form field's name. */
  name?: string;
  /** Accessible name where no Field labels it. */
  label?: string;
  /** Id of what labels a group of controls. */
  labelledBy?: string;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** What Field hands to the control in it. */
export type Wiring = Pick<ControlProps<unknown>, 'id' | 'labelledBy' | 'invalid' | 'required' | 'describedBy'>;

export interface FieldProps {
  label: ReactNode;
  /** Below the control, always there. */
  help?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** Says 'optional' behind the label. */
  optional?: boolean;
  /** At the end of the label's line: a link, a count. */
  extra?: ReactNode;
  /** Several controls under one label (radios, checkboxes). */
  group?: boolean;
  /** The label is for assistive technology only. */
  labelHidden?: boolean;
  className?: string;
}

/** A label, its control, help and error, wired together for assistive technology. */
export function Field({
  label,
  help,
  error,
  required = false,
  optional = false,
  extra,
  group = false,
  labelHidden = false,
  className,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const bad = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = classNames(bad && `${id}-error`, Boolean(help) && `${id}-help`) || undefined;
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles.star}>
          {' '}
          *
        </span>
      )}
      {optional && <span className={styles.optional}> ({t(($) => $.optional)})</span>}
    </>
  );
  return (
    <div
      className={classNames(styles.field, className)}
      {...(group
        ? {
            role: 'group',
            'aria-labelledby': `${id}-label`,
            ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          }
        : {})}
    >
      <div className={classNames(styles.head, labelHidden && styles.hiddenHead)}>
        {group ? (
          <span id={`${id}-label`} className={styles.label}>
            {words}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {words}
          </label>
        )}
        {extra !== undefined && <span className={styles.extra}>{extra}</span>}
      </div>
      {children({ id, labelledBy: group ? `${id}-label` : undefined, invalid: bad, required, describedBy })}
      <div id={`${id}-error`} aria-live="polite" className={styles.error}>
        {bad ? error : null}
      </div>
      {Boolean(help) && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
