import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { groupParameters, type ParameterGroups } from '#src/domain/parameter-groups';
import type { ParameterError } from '#src/domain/parameter-validation';
import { carryOverValues } from '#src/domain/parameter-values';
import { validationError } from '#src/ui/form/validation-error';
import { checkValues } from './check-values';
import { useParameterErrorMessage } from './use-parameter-error-message';
import {
  isExampleOf,
  isLinesValue,
  type FieldKey,
  type ParameterValue,
  type TemplateParameter,
} from './field-contract';
import { focusFieldIn } from './focus';
import { changedFields, isSameValue, type FormSnapshot } from './form-changes';
import { initialValues, type SavedTask } from './initial-values';

/** `values` is an array in parameter order, because parameter ids may contain dots. */
export interface TaskFormValues {
  taskName: string;
  taskGroupId: string;
  values: { value: ParameterValue }[];
}

export const fieldPath = (key: FieldKey, parameters: readonly TemplateParameter[]) =>
  key === 'taskName'
    ? key
    : key === 'taskGroup'
      ? 'taskGroupId'
      : (`values.${parameters.findIndex(({ Id }) => key === `parameter:${Id}`)}.value` as const);

export interface TaskForm {
  /** In the template's order, as values and saves have them. */
  readonly parameters: readonly TemplateParameter[];
  readonly groups: ParameterGroups;
  /** In the order on the page. */
  readonly keys: readonly FieldKey[];
  readonly form: UseFormReturn<TaskFormValues>;
  readonly current: () => FormSnapshot;
  readonly stored: () => FormSnapshot;
  readonly changed: () => FieldKey[];
  /** Sets a value without making the field dirty. */
  readonly setStoredValue: (name: 'taskName' | 'taskGroupId', value: string) => void;
  readonly markSaved: () => void;
  readonly saveCount: number;
  /** Focuses the first error; true when the form may be saved. */
  readonly check: () => Promise<boolean>;
  readonly boxId: (key: FieldKey) => string;
  readonly focusField: (key: FieldKey) => void;
  readonly unconfirmedExamples: (all: boolean) => TemplateParameter[];
  readonly confirmExamples: (parameters: readonly TemplateParameter[]) => void;
  readonly clearExamples: (parameters: readonly TemplateParameter[]) => void;
}

export interface BoundTask {
  readonly taskId: string;
  readonly name: string;
  /** A save over another revision is refused. Undefined when the server has no revisions. */
  readonly revision: number | undefined;
}

export interface InitialForm {
  readonly values?: TaskFormValues;
  readonly task?: SavedTask;
  readonly boundTo?: BoundTask;
  readonly isReload: boolean;
}

export function useTaskForm(
  setup: Pick<Schemas['TemplateSetup'], 'name'>,
  parameters: readonly TemplateParameter[],
  { task, values: formValues }: InitialForm,
): TaskForm {
  const id = useId();
  const message = useParameterErrorMessage();
  const form = useForm<TaskFormValues>({
    defaultValues: formValues ?? {
      taskName: task?.taskName ?? [...setup.name].slice(0, limits.taskNameLength).join(''),
      taskGroupId: task?.taskGroupId ?? '',
      values: initialValues(parameters, task).map((value) => ({ value })),
    },
  });
  const [saves, setSaves] = useState(0);
  const current = useCallback((): FormSnapshot => {
    const { taskName, taskGroupId, values } = form.getValues();
    return { taskName, taskGroupId, values: values.map(({ value }) => value) };
  }, [form]);
  const [first] = useState(current);
  // React Hook Form's dirty fields follow another rule: `isSameValue` compares what would be saved.
  const baseline = useRef(first);
  const stored = useCallback(() => baseline.current, []);
  const changed = useCallback(() => changedFields(parameters, stored(), current()), [parameters, stored, current]);
  const setStoredValue = useCallback<TaskForm['setStoredValue']>(
    (name, value) => {
      baseline.current = { ...baseline.current, [name]: value };
      form.setValue(name, value);
    },
    [form],
  );
  const wantedExamples = useRef(new Set<string>());

  const boxId = useCallback((key: FieldKey) => `${id}-${key}`, [id]);
  const focusField = useCallback(
    (key: FieldKey) => {
      focusFieldIn(document.getElementById(boxId(key)));
    },
    [boxId],
  );

  return useMemo<TaskForm>(() => {
    const groups = groupParameters(parameters);
    const keys: readonly FieldKey[] = [
      ...[...groups.required, ...groups.optional].map(({ Id }) => `parameter:${Id}` as const),
      'taskName',
      'taskGroup',
    ];
    return {
      parameters,
      groups,
      keys,
      form,
      current,
      stored,
      changed,
      setStoredValue,
      markSaved: () => {
        baseline.current = current();
        setSaves((before) => before + 1);
      },
      saveCount: saves,
      boxId,
      focusField,
      check: async () => {
        const found = new Map<FieldKey, ParameterError>();
        for (const [key, error] of await checkValues(parameters, current().values))
          found.set(`parameter:${key}`, error);
        const { taskName, taskGroupId } = form.getValues();
        const name = nameError(taskName);
        if (name !== null) found.set('taskName', name);
        if (taskGroupId === '') found.set('taskGroup', { code: 'required' });
        form.clearErrors();
        for (const [key, error] of found) {
          const control = parameters.find(({ Id }) => key === `parameter:${Id}`)?.ControlType;
          form.setError(
            fieldPath(key, parameters),
            validationError(() => message(error, control)),
          );
        }
        const first = keys.find((key) => found.has(key));
        if (first !== undefined) focusField(first);
        return found.size === 0;
      },
      unconfirmedExamples: (all) => {
        const now = current().values;
        const before = stored().values;
        return parameters.filter((parameter, index) => {
          const value = now[index] ?? null;
          if (!isExampleOf(parameter, value) || wantedExamples.current.has(parameter.Id)) return false;
          return all || !isSameValue(before[index] ?? null, value);
        });
      },
      confirmExamples: (confirmed) => {
        for (const { Id } of confirmed) wantedExamples.current.add(Id);
      },
      clearExamples: (unwanted) => {
        for (const [index, parameter] of parameters.entries()) {
          if (!unwanted.includes(parameter)) continue;
          const value = form.getValues(`values.${index}.value`);
          form.setValue(`values.${index}.value`, isLinesValue(value) ? { ...value, lines: '' } : '');
        }
      },
    };
  }, [parameters, form, current, stored, changed, setStoredValue, saves, message, boxId, focusField]);
}

export function nameError(name: string): ParameterError | null {
  const text = name.trim();
  if (text === '') return { code: 'required' };
  return [...text].length > limits.taskNameLength ? { code: 'tooLong', bound: limits.taskNameLength } : null;
}

export function carryOver(
  before: readonly TemplateParameter[],
  after: readonly TemplateParameter[],
  form: TaskFormValues,
): TaskFormValues {
  const carriedOver = carryOverValues(before, after, new Map(before.map(({ Id }, index) => [Id, { value: index }])));
  const defaults = initialValues(after);
  return {
    ...form,
    values: after.map(({ Id }, index) => {
      const from = carriedOver.get(Id)?.value;
      return (typeof from === 'number' ? form.values[from] : undefined) ?? { value: defaults[index] ?? '' };
    }),
  };
}
