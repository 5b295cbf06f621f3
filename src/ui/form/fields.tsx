import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, choice, own, text, type Bound, type Own } from './bound-field';
import {
  CheckboxControl,
  CheckboxGroupControl,
  RadioGroupControl,
  SegmentedControl,
  SwitchControl,
  type Choice,
} from './choice-controls';
import styles from './form.module.css';
import {
  NumberControl,
  PasswordControl,
  TextAreaControl,
  TextControl,
  type NumberControlProps,
  type TextAreaControlProps,
  type TextControlProps,
} from './text-controls';

const many = <V extends string | number>(value: unknown, choices: readonly { value: V }[]) =>
  Array.isArray(value) ? choices.map((entry) => entry.value).filter((entry) => value.includes(entry)) : [];

export function TextField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<TextControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ...wire }) => <TextControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

export function PasswordField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Omit<Own<TextControlProps>, 'type' | 'suffix'>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ...wire }) => <PasswordControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

/** The value is the typed text. */
export function NumberField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<NumberControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ...wire }) => <NumberControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

export function TextAreaField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<TextAreaControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ...wire }) => <TextAreaControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

export function CheckboxField<T extends FieldValues, N extends FieldPath<T>, O = T>(props: Bound<T, N, O>) {
  return (
    <BoundField
      bound={{ ...props, labelHidden: true }}
      draw={({ value, ref: _ref, ...wire }) => (
        <CheckboxControl {...wire} value={value === true}>
          <span aria-hidden="true">{props.label}</span>
        </CheckboxControl>
      )}
    />
  );
}

export function SwitchField<T extends FieldValues, N extends FieldPath<T>, O = T>(props: Bound<T, N, O>) {
  return (
    <BoundField
      bound={{ ...props, className: styles.switchField }}
      draw={({ value, ref: _ref, ...wire }) => <SwitchControl {...wire} value={value === true} />}
    />
  );
}

export function CheckboxGroupField<
  T extends FieldValues,
  N extends FieldPath<T>,
  V extends string | number = string,
  O = T,
>(
  props: Bound<T, N, O> & {
    choices: readonly Choice<V>[];
    selectAll?: boolean;
    column?: boolean;
  },
) {
  return (
    <BoundField
      group
      bound={props}
      draw={({ value, ref: _ref, labelledBy: _by, ...wire }) => (
        <CheckboxGroupControl<V>
          {...wire}
          choices={props.choices}
          selectAll={props.selectAll}
          column={props.column}
          value={many(value, props.choices)}
        />
      )}
    />
  );
}

export function RadioGroupField<
  T extends FieldValues,
  N extends FieldPath<T>,
  V extends string | number = string,
  O = T,
>(props: Bound<T, N, O> & { choices: readonly Choice<V>[]; column?: boolean }) {
  return (
    <BoundField
      group
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => (
        <RadioGroupControl<V>
          {...wire}
          choices={props.choices}
          column={props.column}
          value={choice(value, props.choices)}
        />
      )}
    />
  );
}

export function SegmentedField<
  T extends FieldValues,
  N extends FieldPath<T>,
  V extends string | number = string,
  O = T,
>(props: Bound<T, N, O> & { choices: readonly [Choice<V>, ...Choice<V>[]] }) {
  return (
    <BoundField
      group
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => (
        <SegmentedControl<V>
          {...wire}
          choices={props.choices}
          value={choice(value, props.choices) ?? props.choices[0].value}
        />
      )}
    />
  );
}
