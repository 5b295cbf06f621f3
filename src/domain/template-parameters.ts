import { DataSourceType, ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isJsonObject, parseJson, type JsonObject } from './json';

export type TemplateParameter = Schemas['TemplateParameter'];
export type ParameterOption = Schemas['DataSourceOption'];

export type ControlKind =
  | 'text'
  | 'number'
  | 'multiLine'
  | 'dropdown'
  | 'checkboxList'
  | 'timePicker'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'switch'
  | 'preLogin'
  | 'proxy'
  | 'cloudGroup';

const byDataType = new Map<string, ControlKind>([
  [ParameterDataType.PreLogin, 'preLogin'],
  [ParameterDataType.OperateIpProxy, 'proxy'],
  [ParameterDataType.OperateCloudGroup, 'cloudGroup'],
  [ParameterDataType.Switch, 'switch'],
  [ParameterDataType.Datetime, 'dateTime'],
  [ParameterDataType.Time, 'time'],
]);

const byControlType = new Map<string, ControlKind>([
  [ParameterControlType.MultiInput, 'multiLine'],
  [ParameterControlType.Dropdown, 'dropdown'],
  [ParameterControlType.CheckboxList, 'checkboxList'],
  [ParameterControlType.TimePicker, 'timePicker'],
  [ParameterControlType.Date, 'date'],
]);

/** The data type has precedence; unknown pairs are inputs (FORM-02 to FORM-14, ENUM-16). */
export function controlFor(parameter: Pick<TemplateParameter, 'DataType' | 'ControlType'>): ControlKind {
  return (
    byDataType.get(parameter.DataType) ??
    byControlType.get(parameter.ControlType) ??
    (parameter.DataType === ParameterDataType.Decimal ? 'number' : 'text')
  );
}

/** Never throws: drops entries without an id, repeated ids and invalid members. Null if not a list (ENUM-14, ENUM-15). */
export function parseParameters(text: unknown): readonly TemplateParameter[] | null {
  const list = parseJson(text);
  if (!Array.isArray(list)) return null;
  const parameters = new Map<string, TemplateParameter>();
  for (const entry of list) {
    const parameter = isJsonObject(entry) ? readParameter(entry) : null;
    if (parameter !== null && !parameters.has(parameter.Id)) parameters.set(parameter.Id, parameter);
  }
  return [...parameters.values()];
}

/** ENUM-15 */
export function remarkOf(parameter: Pick<TemplateParameter, 'Remark' | 'Marks'>): string {
  return parameter.Remark ?? parameter.Marks?.Remark ?? '';
}

/** Filters by the parent's value (ENUM-19). */
export function internalOptions(
  parameter: Pick<TemplateParameter, 'DataSource' | 'ControlOptions'>,
  parentValue?: unknown,
): readonly ParameterOption[] {
  const options = Array.isArray(parameter.DataSource) ? parameter.DataSource : [];
  if (!parameter.ControlOptions?.ParentField) return options;
  const parents: readonly unknown[] = Array.isArray(parentValue) ? parentValue : [parentValue];
  return options.filter(({ parent }) => parent === null || parent === undefined || parents.includes(parent));
}

/** Returns null for an Internal source (ENUM-19). */
export function externalSource(
  parameter: TemplateParameter,
): { readonly id: string; readonly filter: string | null } | null {
  if (parameter.DataSourceType !== DataSourceType.External || typeof parameter.DataSource !== 'string') return null;
  return {
    id: parameter.DataSource,
    filter: parameter.DataSourceFilter ?? parameter.ControlOptions?.DataSourceFilter ?? null,
  };
}

/** A single source shows no choice (FORM-41, FORM-42). */
export function lineSources(
  parameter: Pick<TemplateParameter, 'ControlOptions'>,
): readonly ('manual' | 'file' | 'task')[] {
  const options = parameter.ControlOptions;
  return [
    'manual',
    ...(options?.IsFileImportEnabled === true ? (['file'] as const) : []),
    ...(options?.IsTaskImportEnabled === true ? (['task'] as const) : []),
  ];
}

function readParameter(entry: JsonObject): TemplateParameter | null {
  const Id = idText(entry['Id']);
  if (Id === null) return null;
  const parameter: TemplateParameter = {
    Id,
    ParamName: text(entry['ParamName']) ?? Id,
    DisplayText: text(entry['DisplayText']) ?? text(entry['ParamName']) ?? Id,
    DataType: text(entry['DataType']) ?? ParameterDataType.String,
    ControlType: text(entry['ControlType']) ?? ParameterControlType.Input,
    IsRequired: entry['IsRequired'] === true,
    Remark: text(entry['Remark']),
    ControlOptions: isJsonObject(entry['ControlOptions']) ? readControlOptions(entry['ControlOptions']) : null,
    DataTypeOptions: isJsonObject(entry['DataTypeOptions']) ? readDataTypeOptions(entry['DataTypeOptions']) : null,
    DataSource: readDataSource(entry['DataSource']),
    DataSourceFilter: text(entry['DataSourceFilter']),
    DefaultValue: text(entry['DefaultValue']),
  };
  if (isJsonObject(entry['Marks'])) parameter.Marks = { Remark: text(entry['Marks']['Remark']) };
  const toSourceType = Object.values(DataSourceType).find((type) => type === entry['DataSourceType']);
  if (toSourceType !== undefined) parameter.DataSourceType = toSourceType;
  return parameter;
}

function readControlOptions(options: JsonObject): Schemas['ControlOptions'] {
  return {
    Placeholder: text(options['Placeholder']),
    ParentField: text(options['ParentField']),
    MaxLines: count(options['MaxLines']),
    MinLines: count(options['MinLines']),
    IsTaskImportEnabled: options['IsTaskImportEnabled'] === true,
    IsFileImportEnabled: options['IsFileImportEnabled'] === true,
    IsAPIEnabled: options['IsAPIEnabled'] === true,
    DataSourceFilter: text(options['DataSourceFilter']),
  };
}

function readDataTypeOptions(options: JsonObject): Schemas['DataTypeOptions'] {
  return {
    Max: number(options['Max']),
    Min: number(options['Min']),
    MinLen: count(options['MinLen']),
    MaxLen: count(options['MaxLen']),
    Regx: text(options['Regx']),
    RegxMessage: text(options['RegxMessage']),
    Scale: count(options['Scale']),
    Url: text(options['Url']),
  };
}

function readDataSource(source: unknown): string | ParameterOption[] | null {
  if (!Array.isArray(source)) return text(source);
  const options = new Map<string, ParameterOption>();
  for (const option of source) {
    if (!isJsonObject(option)) continue;
    const value = idText(option['value']);
    if (value === null) continue;
    const parent = text(option['parent']);
    options.set(JSON.stringify([value, parent]), { value, label: text(option['label']) ?? value, parent });
  }
  return [...options.values()];
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function idText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

function count(value: unknown): number | null {
  const read = number(value);
  return read !== null && read >= 0 ? Math.floor(read) : null;
}
