import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import type { ParameterError } from '#src/domain/parameter-validation';
import { keepValues } from '#src/domain/parameter-values';
import { fault } from '#src/ui/form/fault';
import { checkValues } from './check-values';
import { useErrorWords } from './error-words';
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

/** What the form holds; `values` in the order of the parameters, because their ids may hold dots. */
export interface TaskFormValues {
  taskName: string;
  taskGroupId: string;
  values: { value: ParameterValue }[];
}

/** Where the form keeps the value and the error of a field. */
export const fieldPath = (key: FieldKey, parameters: readonly TemplateParameter[]) =>
  key === 'taskName'
    ? key
    : key === 'taskGroup'
      ? 'taskGroupId'
      : (`values.${parameters.findIndex(({ Id }) => key === `parameter:${Id}`)}.value` as const);

/** Everything the parts of the form share. */
export interface TaskForm {
  readonly parameters: readonly TemplateParameter[];
  readonly form: UseFormReturn<TaskFormValues>;
  /** The values now. */
  readonly current: () => FormSnapshot;
  /** The values that were filled in or saved last. */
  readonly stored: () => FormSnapshot;
  /** The fields that a person changed since, in the order they stand. */
  readonly changed: () => FieldKey[];
  /** Puts a value in on behalf of the program: it does not count as changed. */
  readonly settle: (name: 'taskName' | 'taskGroupId', value: string) => void;
  /** What the form holds now is stored: changes count from here. */
  readonly markSaved: () => void;
  /** How often the form was saved here. */
  readonly saves: number;
  /** Checks everything, shows what is wrong and focuses the first of it; true when all may be saved (FORM-50, FORM-63). */
  readonly check: () => Promise<boolean>;
  /** Id of the element around a field. */
  readonly boxId: (key: FieldKey) => string;
  readonly focusField: (key: FieldKey) => void;
  /** The parameters whose fields hold their example and were not asked about; those that were stored so only if `all`. */
  readonly examples: (all: boolean) => TemplateParameter[];
  /** The user confirmed these examples; they are not asked about again. */
  readonly keepExamples: (parameters: readonly TemplateParameter[]) => void;
  /** Empties the fields of these parameters. */
  readonly clearExamples: (parameters: readonly TemplateParameter[]) => void;
}

/** The task that a form saves to. */
export interface BoundTask {
  readonly taskId: string;
  readonly name: string;
  /** The revision that the form has; a save over another one is refused. Undefined where the server knows of no revisions. */
  readonly revision: number | undefined;
}

/** Where the first values of a form come from, and what it saves to. */
export interface InitialForm {
  /** What was typed into the form of an earlier version; it comes before the values of the task. */
  readonly values?: TaskFormValues;
  /** The task that fills the form; without one the parameters' defaults do. */
  readonly task?: SavedTask;
  /** The task that the form saves to; undefined while one is created. */
  readonly boundTo?: BoundTask;
  /** Whether the form stands in place of an earlier one. */
  readonly isReload: boolean;
}

/** A form for a template with its first values; the name defaults to the template's. */
export function useTaskForm(
  setup: Pick<Schemas['TemplateSetup'], 'name'>,
  parameters: readonly TemplateParameter[],
  { task, values: typed }: InitialForm,
): TaskForm {
  const id = useId();
  const message = useErrorWords();
  const form = useForm<TaskFormValues>({
    defaultValues: typed ?? {
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
  // The form's own dirty fields compare by another rule: `isSameValue` has values that would be saved alike.
  const baseline = useRef(first);
  const stored = useCallback(() => baseline.current, []);
  const changed = useCallback(() => changedFields(parameters, stored(), current()), [parameters, stored, current]);
  const settle = useCallback<TaskForm['settle']>(
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
    return {
      parameters,
      form,
      current,
      stored,
      changed,
      settle,
      markSaved: () => {
        baseline.current = current();
        setSaves((before) => before + 1);
      },
      saves,
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
        for (const [key, error] of found)
          form.setError(
            fieldPath(key, parameters),
            fault(() => message(error)),
          );
        const [first] = found.keys();
        if (first !== undefined) focusField(first);
        return found.size === 0;
      },
      examples: (all) => {
        const now = current().values;
        const before = stored().values;
        return parameters.filter((parameter, index) => {
          const value = now[index] ?? null;
          if (!isExampleOf(parameter, value) || wantedExamples.current.has(parameter.Id)) return false;
          return all || !isSameValue(before[index] ?? null, value);
        });
      },
      keepExamples: (wanted) => {
        for (const { Id } of wanted) wantedExamples.current.add(Id);
      },
      clearExamples: (unwanted) => {
        for (const [index, parameter] of parameters.entries()) {
          if (!unwanted.includes(parameter)) continue;
          const value = form.getValues(`values.${index}.value`);
          form.setValue(`values.${index}.value`, isLinesValue(value) ? { ...value, lines: '' } : '');
        }
      },
    };
  }, [parameters, form, current, stored, changed, settle, saves, message, boxId, focusField]);
}

/** The error of a task's name, which is needed and bounded by the contract. */
export function nameError(name: string): ParameterError | null {
  const text = name.trim();
  if (text === '') return { code: 'required' };
  return [...text].length > limits.taskNameLength ? { code: 'tooLong', bound: limits.taskNameLength } : null;
}

/** The form's values carried over to another version of its template (START-09). */
export function carryOver(
  before: readonly TemplateParameter[],
  after: readonly TemplateParameter[],
  form: TaskFormValues,
): TaskFormValues {
  const kept = keepValues(before, after, new Map(before.map(({ Id }, index) => [Id, { value: index }])));
  const defaults = initialValues(after);
  return {
    ...form,
    values: after.map(({ Id }, index) => {
      const from = kept.get(Id)?.value;
      return (typeof from === 'number' ? form.values[from] : undefined) ?? { value: defaults[index] ?? '' };
    }),
  };
}
