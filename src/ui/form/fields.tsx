import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, findChoice, ownProps, toText, type BoundProps, type OwnProps } from './bound-field';
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

const selectedValues = <V extends string | number>(value: unknown, choices: readonly { value: V }[]) =>
  Array.isArray(value) ? choices.map((entry) => entry.value).filter((entry) => value.includes(entry)) : [];

export function TextField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<TextControlProps>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ...wire }) => <TextControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}

export function PasswordField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & Omit<OwnProps<TextControlProps>, 'type' | 'suffix'>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ...wire }) => <PasswordControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}

export function NumberField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<NumberControlProps>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ...wire }) => <NumberControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}

export function TextAreaField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<TextAreaControlProps>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ...wire }) => <TextAreaControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}

export function CheckboxField<T extends FieldValues, N extends FieldPath<T>, O = T>(props: BoundProps<T, N, O>) {
  return (
    <BoundField
      boundProps={{ ...props, labelHidden: true }}
      render={({ value, ref: _ref, ...wire }) => (
        <CheckboxControl {...wire} value={value === true}>
          <span aria-hidden="true">{props.label}</span>
        </CheckboxControl>
      )}
    />
  );
}

export function SwitchField<T extends FieldValues, N extends FieldPath<T>, O = T>(props: BoundProps<T, N, O>) {
  return (
    <BoundField
      boundProps={{ ...props, className: styles.switchField }}
      render={({ value, ref: _ref, ...wire }) => <SwitchControl {...wire} value={value === true} />}
    />
  );
}

export function CheckboxGroupField<
  T extends FieldValues,
  N extends FieldPath<T>,
  V extends string | number = string,
  O = T,
>(
  props: BoundProps<T, N, O> & {
    choices: readonly Choice<V>[];
    selectAll?: boolean;
    column?: boolean;
    scroll?: boolean;
  },
) {
  return (
    <BoundField
      group
      boundProps={props}
      render={({ value, ref: _ref, labelledBy: _by, ...wire }) => (
        <CheckboxGroupControl<V>
          {...wire}
          choices={props.choices}
          selectAll={props.selectAll}
          column={props.column}
          scroll={props.scroll}
          value={selectedValues(value, props.choices)}
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
>(props: BoundProps<T, N, O> & { choices: readonly Choice<V>[]; column?: boolean }) {
  return (
    <BoundField
      group
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => (
        <RadioGroupControl<V>
          {...wire}
          choices={props.choices}
          column={props.column}
          value={findChoice(value, props.choices)}
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
>(props: BoundProps<T, N, O> & { choices: readonly [Choice<V>, ...Choice<V>[]] }) {
  return (
    <BoundField
      group
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => (
        <SegmentedControl<V>
          {...wire}
          choices={props.choices}
          value={findChoice(value, props.choices) ?? props.choices[0].value}
        />
      )}
    />
  );
}
