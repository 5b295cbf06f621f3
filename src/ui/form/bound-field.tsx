import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { useWordsOfError } from './fault';
import { Field, type ControlProps, type FieldProps } from './field';

/** `control` defaults to the FormProvider's. */
export interface Bound<T extends FieldValues, N extends FieldPath<T>, O> extends Omit<FieldProps, 'error'> {
  name: N;
  control?: UseControllerProps<T, N, O>['control'];
  disabled?: boolean;
  /** null hides the form's message. */
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

export type Own<P> = Omit<P, keyof ControlProps<unknown> | 'ref' | 'children'>;

export function BoundField<T extends FieldValues, N extends FieldPath<T>, O>({
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
          // react-hook-form drops values of disabled fields.
          disabled,
        })
      }
    </Field>
  );
}

export const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const choice = <V extends string | number>(value: unknown, choices: readonly { value: V }[]) =>
  choices.find((entry) => entry.value === value)?.value;

export function own<P extends object>(props: P): Omit<P, (typeof fieldsOwn)[number]> {
  const kept = Object.entries(props).filter(([key]) => !fieldsOwn.some((entry) => entry === key));
  return Object.fromEntries(kept) as Omit<P, (typeof fieldsOwn)[number]>;
}
