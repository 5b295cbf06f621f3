import { useId, type ReactNode } from 'react';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import styles from './form.module.css';

export interface ControlProps<V> {
  value: V;
  onChange: (value: V) => void;
  id?: string;
  name?: string;
  /** Accessible name without a Field. */
  label?: string;
  /** Id of a group's label. */
  labelledBy?: string;
  /** Only marks the control; its Field shows the error. */
  invalid?: boolean;
  /** Only announced; the form checks it. */
  required?: boolean;
  /** Ids of the help and the error. */
  describedBy?: string;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

export type FieldControlProps = Pick<
  ControlProps<unknown>,
  'id' | 'labelledBy' | 'invalid' | 'required' | 'describedBy'
>;

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Valid when empty or false. */
  error?: ReactNode;
  /** Adds an asterisk. */
  required?: boolean;
  optional?: boolean;
  /** Opposite the label, such as a link. */
  extra?: ReactNode;
  /** Several controls under one label. */
  group?: boolean;
  /** Visible to screen readers only. */
  labelHidden?: boolean;
  className?: string;
}

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
}: FieldProps & { children: (wiring: FieldControlProps) => ReactNode }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const isInvalid = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = classNames(isInvalid && `${id}-error`, Boolean(help) && `${id}-help`) || undefined;
  const labelContent = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles.star}>
          {'\u00A0*'}
        </span>
      )}
      {optional && (
        <span className={styles.optional}>
          <SentenceSpace />
          {t(($) => $.optional)}
        </span>
      )}
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
            {labelContent}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {labelContent}
          </label>
        )}
        {extra !== undefined && <span className={styles.extra}>{extra}</span>}
      </div>
      {children({ id, labelledBy: group ? `${id}-label` : undefined, invalid: isInvalid, required, describedBy })}
      <div id={`${id}-error`} aria-live="polite" className={styles.error}>
        {isInvalid ? error : null}
      </div>
      {Boolean(help) && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
