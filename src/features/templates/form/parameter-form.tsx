import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { controlFor, type ControlKind } from '#src/domain/template-parameters';
import { classNames } from '#src/ui/class-names';
import { useFieldErrorMessage } from '#src/ui/form/validation-error';
import { Text } from '#src/ui/text';
import type { FieldContext, ForeignFields, ParameterFieldComponent, TemplateParameter } from './field-contract';
import { CheckboxListParameterField, DropdownParameterField, SwitchParameterField } from './fields/choice-fields';
import { PreLoginParameterField } from './fields/pre-login-field';
import { NumberParameterField, TextParameterField } from './fields/text-field';
import {
  DateParameterField,
  DateTimeParameterField,
  TimeParameterField,
  TimePickerParameterField,
} from './fields/time-fields';
import { MultiLineField } from './url-source/multi-line-field';
import type { TaskForm } from './use-task-form';
import styles from './form.module.css';

const ownFields: Readonly<Record<Exclude<ControlKind, keyof ForeignFields>, ParameterFieldComponent>> = {
  text: TextParameterField,
  number: NumberParameterField,
  multiLine: MultiLineField,
  dropdown: DropdownParameterField,
  checkboxList: CheckboxListParameterField,
  timePicker: TimePickerParameterField,
  date: DateParameterField,
  dateTime: DateTimeParameterField,
  time: TimeParameterField,
  switch: SwitchParameterField,
  preLogin: PreLoginParameterField,
};

const shortKinds: ReadonlySet<ControlKind> = new Set([
  'number',
  'dropdown',
  'timePicker',
  'date',
  'dateTime',
  'time',
  'switch',
  'cloudGroup',
]);

interface FieldsProps {
  readonly taskForm: TaskForm;
  readonly foreignFields: ForeignFields;
  readonly context: Omit<FieldContext, 'valueOf' | 'labelOf'>;
  readonly disabled: boolean;
  readonly onFocus: (parameter: TemplateParameter) => void;
}

export function ParameterFields(props: FieldsProps) {
  const { t } = useTranslation('templateForm');
  const { parameters, groups } = props.taskForm;
  const { required, optional } = groups;
  if (parameters.length === 0) return <Text tone="tertiary">{t(($) => $.form.noParameters)}</Text>;
  const boxes = (group: readonly TemplateParameter[]) => (
    <div className={styles.pairs}>
      {group.map((parameter) => (
        <ParameterBox key={parameter.Id} {...props} parameter={parameter} index={parameters.indexOf(parameter)} />
      ))}
    </div>
  );
  if (required.length === 0 || optional.length === 0) return boxes([...required, ...optional]);
  return (
    <>
      {boxes(required)}
      <fieldset className={styles.optional}>
        <legend>{t(($) => $.form.optional)}</legend>
        {boxes(optional)}
      </fieldset>
    </>
  );
}

function ParameterBox({
  taskForm,
  parameter,
  index,
  foreignFields,
  context,
  disabled,
  onFocus,
}: FieldsProps & { readonly parameter: TemplateParameter; readonly index: number }) {
  const { form, parameters, boxId } = taskForm;
  const path = `values.${index}.value` as const;
  const { field, fieldState } = useController({ control: form.control, name: path });
  const error = useFieldErrorMessage(fieldState.error);
  const parentName = parameter.ControlOptions?.ParentField ?? null;
  const parentIndex = parentName === null ? -1 : parameters.findIndex(({ ParamName }) => ParamName === parentName);
  const parentValue = useWatch({
    control: form.control,
    name: `values.${Math.max(parentIndex, 0)}.value`,
    disabled: parentIndex < 0,
  });
  const fieldContext = useMemo<FieldContext>(
    () => ({
      ...context,
      valueOf: (name) => {
        const at = parameters.findIndex(({ ParamName }) => ParamName === name);
        if (at < 0) return undefined;
        return at === parentIndex ? parentValue : form.getValues(`values.${at}.value`);
      },
      labelOf: (name) => parameters.find(({ ParamName }) => ParamName === name)?.DisplayText,
    }),
    [context, parameters, parentIndex, parentValue, form],
  );
  const kind = controlFor(parameter);
  const ParameterField = { ...ownFields, ...foreignFields }[kind];
  const focused = () => {
    onFocus(parameter);
  };
  return (
    <div
      id={boxId(`parameter:${parameter.Id}`)}
      onFocus={focused}
      className={classNames(styles.fieldBox, shortKinds.has(kind) && styles.short)}
    >
      <ParameterField
        parameter={parameter}
        value={field.value}
        onChange={(value) => {
          field.onChange(value);
          form.clearErrors(path);
        }}
        error={error}
        disabled={disabled}
        onFocus={focused}
        onBlur={field.onBlur}
        context={fieldContext}
      />
    </div>
  );
}
