import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Checkbox, Radio } from '../checkbox';
import { classNames } from '../class-names';
import type { ControlProps } from './field';
import styles from './form.module.css';

export interface Choice<V extends string | number = string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export function CheckboxControl({
  value,
  onChange,
  children,
  label,
  ...rest
}: ControlProps<boolean> & { children?: ReactNode }) {
  return (
    <Checkbox
      id={rest.id}
      checked={value}
      onChange={onChange}
      label={children === undefined ? label : undefined}
      disabled={rest.disabled}
      invalid={rest.invalid}
      required={rest.required}
      describedBy={rest.describedBy}
      onFocus={rest.onFocus}
      onBlur={rest.onBlur}
    >
      {children}
    </Checkbox>
  );
}

export function CheckboxGroupControl<V extends string | number>({
  value,
  onChange,
  choices,
  selectAll = false,
  column = false,
  scroll = false,
  ...rest
}: ControlProps<readonly V[]> & {
  choices: readonly Choice<V>[];
  /** Adds a checkbox for all choices. */
  selectAll?: boolean;
  /** One choice per line. */
  column?: boolean;
  /** In a box of limited height. */
  scroll?: boolean;
}) {
  const { t } = useTranslation('ui');
  const open = choices.filter((choice) => !choice.disabled).map((choice) => choice.value);
  const on = open.filter((entry) => value.includes(entry));
  const pick = (predicate: (entry: V) => boolean) => {
    const listed = choices.map((choice) => choice.value);
    onChange([...listed.filter(predicate), ...value.filter((entry) => !listed.includes(entry))]);
  };
  return (
    <div
      className={classNames(styles.choices, column && styles.column, scroll && styles.scroll)}
      // In a Field, the Field is the group.
      {...(rest.labelledBy === undefined && rest.label ? { role: 'group', 'aria-label': rest.label } : {})}
    >
      {selectAll && (
        <div className={styles.selectAll}>
          <Checkbox
            checked={open.length > 0 && on.length === open.length}
            indeterminate={on.length > 0 && on.length < open.length}
            disabled={rest.disabled}
            onChange={(all) => {
              pick((entry) => (open.includes(entry) ? all : value.includes(entry)));
            }}
          >
            {t(($) => $.selectAll)}
          </Checkbox>
        </div>
      )}
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          id={index === 0 ? rest.id : undefined}
          checked={value.includes(choice.value)}
          disabled={rest.disabled || choice.disabled}
          invalid={rest.invalid}
          describedBy={rest.describedBy}
          onFocus={rest.onFocus}
          onBlur={rest.onBlur}
          onChange={(checked) => {
            pick((entry) => (entry === choice.value ? checked : value.includes(entry)));
          }}
        >
          <ChoiceLabel choice={choice} />
        </Checkbox>
      ))}
    </div>
  );
}

function ChoiceLabel<V extends string | number>({ choice }: { choice: Choice<V> }) {
  return (
    <span>
      {choice.label}
      {choice.help !== undefined && <span className={styles.choiceHelp}>{choice.help}</span>}
    </span>
  );
}

export function RadioGroupControl<V extends string | number>({
  value,
  onChange,
  choices,
  column = false,
  ...rest
}: ControlProps<V | undefined> & {
  choices: readonly Choice<V>[];
  /** One choice per line. */
  column?: boolean;
}) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={rest.labelledBy}
      aria-label={rest.label}
      aria-required={rest.required || undefined}
      aria-invalid={rest.invalid || undefined}
      aria-describedby={rest.describedBy}
      className={classNames(styles.choices, column && styles.column)}
    >
      {choices.map((choice, index) => (
        <Radio
          key={choice.value}
          group={group}
          id={index === 0 ? rest.id : undefined}
          checked={choice.value === value}
          disabled={rest.disabled || choice.disabled}
          onFocus={rest.onFocus}
          onBlur={rest.onBlur}
          onChange={() => {
            onChange(choice.value);
          }}
        >
          <ChoiceLabel choice={choice} />
        </Radio>
      ))}
    </div>
  );
}

/** For two to five short labels. */
export function SegmentedControl<V extends string | number>({
  value,
  onChange,
  choices,
  ...rest
}: ControlProps<V> & { choices: readonly Choice<V>[] }) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={rest.labelledBy}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      className={styles.segments}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            id={index === 0 ? rest.id : undefined}
            checked={choice.value === value}
            disabled={rest.disabled || choice.disabled}
            onFocus={rest.onFocus}
            onBlur={rest.onBlur}
            onChange={() => {
              onChange(choice.value);
            }}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

export function SwitchControl({
  value,
  onChange,
  loading = false,
  ...rest
}: ControlProps<boolean> & { loading?: boolean }) {
  return (
    <button
      type="button"
      role="switch"
      id={rest.id}
      aria-checked={value}
      aria-label={rest.label}
      aria-labelledby={rest.labelledBy}
      aria-describedby={rest.describedBy}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      disabled={rest.disabled}
      className={styles.switch}
      onFocus={rest.onFocus}
      onBlur={rest.onBlur}
      onClick={() => {
        if (!loading) onChange(!value);
      }}
    />
  );
}
