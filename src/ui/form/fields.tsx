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

/** One line of text in a form. */
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

/** A password in a form; not remembered by the form's own drafts. */
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

/** A decimal number in a form; its value is the text typed. */
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

/** Many lines of text in a form. */
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

/** A checkbox in a form: its label stands beside it. */
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

/** On or off in a form: the label left, the switch right. */
export function SwitchField<T extends FieldValues, N extends FieldPath<T>, O = T>(props: Bound<T, N, O>) {
  return (
    <BoundField
      bound={{ ...props, className: styles.switchField }}
      draw={({ value, ref: _ref, ...wire }) => <SwitchControl {...wire} value={value === true} />}
    />
  );
}

/** Several of a few in a form, with 'Select all' when asked. */
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

/** One of a few in a form, all in view. */
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

/** One of two to five short choices in a form. The form must hold one of them. */
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
