import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldKey, ParameterValue, TemplateParameter } from './field-contract';
import { changedFields, type FormSnapshot } from './form-changes';

/** What a form knows of the changes that are not saved. */
export interface FormChanges {
  /** The fields that were changed since the form was filled or saved, in the order they stand. */
  readonly changed: () => FieldKey[];
  /** Whether there are any. */
  readonly isChanged: boolean;
  /** How often the form was saved here. */
  readonly saves: number;
  /** What the form holds now is stored: changes count from here. */
  readonly markSaved: () => void;
  /** The values that were filled in or saved last. */
  readonly stored: () => FormSnapshot;
  /** The values now. */
  readonly current: () => FormSnapshot;
  /** Puts a value in on behalf of the program: it does not count as changed. */
  readonly settle: (name: 'taskName' | 'taskGroupId', value: string) => void;
}

interface Values {
  taskName: string;
  taskGroupId: string;
  values: { value: ParameterValue }[];
}

/** Follows what a person changes in a form; the form's own state of being dirty would count what the program puts in. */
export function useFormChanges(form: UseFormReturn<Values>, parameters: readonly TemplateParameter[]): FormChanges {
  const current = useCallback((): FormSnapshot => {
    const { taskName, taskGroupId, values } = form.getValues();
    return { taskName, taskGroupId, values: values.map(({ value }) => value) };
  }, [form]);
  const [first] = useState(current);
  const stored = useRef(first);
  const [isChanged, setIsChanged] = useState(false);
  const [saves, setSaves] = useState(0);
  const changed = useCallback(() => changedFields(parameters, stored.current, current()), [parameters, current]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setIsChanged(changed().length > 0);
        },
      }),
    [form, changed],
  );

  return useMemo(
    () => ({
      changed,
      isChanged,
      saves,
      current,
      stored: () => stored.current,
      markSaved: () => {
        stored.current = current();
        setIsChanged(false);
        setSaves((before) => before + 1);
      },
      settle: (name, value) => {
        stored.current = { ...stored.current, [name]: value };
        form.setValue(name, value);
      },
    }),
    [changed, isChanged, saves, current, form],
  );
}
