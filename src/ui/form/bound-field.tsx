import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { useFieldErrorMessage } from './validation-error';
import { Field, type ControlProps, type FieldProps } from './field';

/** `control` defaults to the FormProvider's. */
export interface BoundProps<T extends FieldValues, N extends FieldPath<T>, O> extends Omit<FieldProps, 'error'> {
  name: N;
  control?: UseControllerProps<T, N, O>['control'];
  disabled?: boolean;
  /** null hides the form's message. */
  error?: ReactNode;
}

const FIELD_PROP_NAMES = [
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

export type OwnProps<P> = Omit<P, keyof ControlProps<unknown> | 'ref' | 'children'>;

export function BoundField<T extends FieldValues, N extends FieldPath<T>, O>({
  boundProps,
  group,
  render,
}: {
  boundProps: BoundProps<T, N, O>;
  group?: boolean;
  render: (props: ControlProps<unknown> & { ref: (instance: unknown) => void }) => ReactNode;
}) {
  const { name, control, disabled, error, label, help, required, optional, extra, labelHidden, className } = boundProps;
  const { field, fieldState } = useController<T, N, O>({ name, ...(control ? { control } : {}) });
  const formMessage = useFieldErrorMessage(fieldState.error);
  const message = error === undefined ? formMessage : error;
  return (
    <Field {...{ label, help, required, optional, extra, labelHidden, className, group, error: message }}>
      {(wiring) =>
        render({
          ...wiring,
          name,
          value: field.value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          ref: field.ref,
          // react-hook-form drops values of disabled fields.
          disabled,
        })
      }
    </Field>
  );
}

export const toText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const findChoice = <V extends string | number>(value: unknown, choices: readonly { value: V }[]) =>
  choices.find((entry) => entry.value === value)?.value;

export function ownProps<P extends object>(props: P): Omit<P, (typeof FIELD_PROP_NAMES)[number]> {
  const entries = Object.entries(props).filter(([key]) => !FIELD_PROP_NAMES.some((entry) => entry === key));
  return Object.fromEntries(entries) as Omit<P, (typeof FIELD_PROP_NAMES)[number]>;
}
