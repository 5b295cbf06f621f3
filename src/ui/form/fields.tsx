import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import {
  CheckboxControl,
  CheckboxGroupControl,
  RadioGroupControl,
  SegmentedControl,
  SwitchControl,
  type Choice,
} from './choice-controls';
import type { DateControlProps } from './typed-date-input';
import { DateControl, DateTimeControl, TimeControl } from './date-controls';
import { useWordsOfError } from './fault';
import { Field, type ControlProps, type FieldProps } from './field';
import styles from './form.module.css';
import { SelectControl, type Option } from './select-control';
import {
  NumberControl,
  PasswordControl,
  TextAreaControl,
  TextControl,
  type NumberControlProps,
  type TextAreaControlProps,
  type TextControlProps,
} from './text-controls';

/** Ties a field to react-hook-form: `name` in the form, `control` of useForm (or FormProvider above). */
export interface Bound<T extends FieldValues, N extends FieldPath<T>, O> extends Omit<FieldProps, 'error'> {
  name: N;
  control?: UseControllerProps<T, N, O>['control'];
  disabled?: boolean;
  /** Replaces the form's own message; null hides it. */
  error?: ReactNode;
}

const fieldsOwn = [
  'name',
  'control',
  'disabled',
  'error',
  'label',
  'help',
  'required',
  'optional',
  'extra',
  'labelHidden',
  'className',
  'group',
] as const;

type Own<P> = Omit<P, keyof ControlProps<unknown> | 'ref' | 'children'>;

function BoundField<T extends FieldValues, N extends FieldPath<T>, O>({
  bound,
  group,
  draw,
}: {
  bound: Bound<T, N, O>;
  group?: boolean;
  draw: (props: ControlProps<unknown> & { ref: (instance: unknown) => void }) => ReactNode;
}) {
  const { name, control, disabled, error, label, help, required, optional, extra, labelHidden, className } = bound;
  const { field, fieldState } = useController<T, N, O>({ name, ...(control ? { control } : {}) });
  const words = useWordsOfError(fieldState.error);
  const message = error === undefined ? words : error;
  return (
    <Field {...{ label, help, required, optional, extra, labelHidden, className, group, error: message }}>
      {(wiring) =>
        draw({
          ...wiring,
          name,
          value: field.value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          ref: field.ref,
          // Only our own flag: react-hook-form would drop the value of a field it knows as disabled.
          disabled,
        })
      }
    </Field>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const choice = <V extends string | number>(value: unknown, choices: readonly { value: V }[]) =>
  choices.find((entry) => entry.value === value)?.value;
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

interface Selects<V extends string | number> {
  options: readonly Option<V>[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
}

/** One of a list in a form. */
export function SelectField<T extends FieldValues, N extends FieldPath<T>, V extends string | number = string, O = T>(
  props: Bound<T, N, O> & Selects<V>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => (
        <SelectControl<V> {...wire} {...own(props)} options={props.options} value={choice(value, props.options)} />
      )}
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

/** A day in a form, as a text in `format`. */
export function DateField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <DateControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

/** A day and a time in a form, as a text in `format`. */
export function DateTimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <DateTimeControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

/** A time of day in a form, as a text in `format`. */
export function TimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps> & { minuteStep?: 1 | 5 | 10 | 15 | 20 | 30 },
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <TimeControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

/** What a field hands on to its control: all but what Field and the form need. */
function own<P extends object>(props: P): Omit<P, (typeof fieldsOwn)[number]> {
  const kept = Object.entries(props).filter(([key]) => !fieldsOwn.some((entry) => entry === key));
  // Object.fromEntries forgets the keys' names; what is left is P without them.
  return Object.fromEntries(kept) as Omit<P, (typeof fieldsOwn)[number]>;
}
