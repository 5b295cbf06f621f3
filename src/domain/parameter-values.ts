import { UrlSourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isJsonObject, parseJson } from './json';
import { controlFor, type TemplateParameter } from './template-parameters';

export type UrlCustomize = Schemas['UrlCustomize'];

/** `customize` is only for multi-line inputs (ENUM-28). */
export interface FieldValue {
  readonly value: unknown;
  readonly customize?: UrlCustomize;
}

export type FieldValues = ReadonlyMap<string, FieldValue>;

/** Returns `userInputParameters`: values by id for the form, by name for the rule (ENUM-27, ENUM-28). */
export function userInputOf(
  parameters: readonly Pick<TemplateParameter, 'Id' | 'ParamName'>[],
  values: FieldValues,
): Schemas['UserInputParameters'] {
  const input: Schemas['UserInputParameters'] = { UIParameters: [], TemplateParameters: [] };
  for (const { Id, ParamName } of parameters) {
    const field = values.get(Id);
    if (field === undefined || field.value === undefined) continue;
    const { value, customize } = field;
    input.UIParameters.push({ Id, Value: value, Customize: customize });
    input.TemplateParameters.push({ ParamName, Value: value });
  }
  return input;
}

/** Parses `userInputParameters` of any shape, without throwing. Missing values come from the rule part, by name (ENUM-27). */
export function readUserInput(
  text: unknown,
  parameters: readonly Pick<TemplateParameter, 'Id' | 'ParamName'>[],
): Map<string, FieldValue> {
  const input = parseJson(text);
  const byId = new Map<string, FieldValue>();
  const byName = new Map<string, unknown>();
  if (isJsonObject(input)) {
    for (const entry of objectsOf(input['UIParameters'])) {
      const { Id, Value } = entry;
      if (Value === undefined || (typeof Id !== 'string' && typeof Id !== 'number')) continue;
      const customize = readCustomize(entry['Customize']);
      byId.set(String(Id), customize === null ? { value: Value } : { value: Value, customize });
    }
    for (const { ParamName, Value } of objectsOf(input['TemplateParameters'])) {
      if (typeof ParamName === 'string' && Value !== undefined) byName.set(ParamName, Value);
    }
  }
  const values = new Map<string, FieldValue>();
  for (const { Id, ParamName } of parameters) {
    const field = byId.get(Id) ?? (byName.has(ParamName) ? { value: byName.get(ParamName) } : undefined);
    if (field !== undefined) values.set(Id, field);
  }
  return values;
}

/** Returns the typed source without Customize (ENUM-28, ENUM-29). */
export function lineSourceOf(field: FieldValue | undefined): UrlSourceType {
  return field?.customize?.taskUrlType ?? UrlSourceType.UserInput;
}

/** Returns the values to keep for another version: same id, else name, and same control (START-09). */
export function carryOverValues(
  before: readonly TemplateParameter[],
  after: readonly TemplateParameter[],
  values: FieldValues,
): Map<string, FieldValue> {
  const byId = new Map(before.map((parameter) => [parameter.Id, parameter]));
  const byName = new Map(before.map((parameter) => [parameter.ParamName, parameter]));
  const carriedOver = new Map<string, FieldValue>();
  for (const parameter of after) {
    const previous = byId.get(parameter.Id) ?? byName.get(parameter.ParamName);
    const field = previous === undefined ? undefined : values.get(previous.Id);
    if (previous !== undefined && field !== undefined && controlFor(previous) === controlFor(parameter))
      carriedOver.set(parameter.Id, field);
  }
  return carriedOver;
}

function readCustomize(value: unknown): UrlCustomize | null {
  if (!isJsonObject(value)) return null;
  const taskUrlType = Object.values(UrlSourceType).find((type) => type === value['taskUrlType']);
  return taskUrlType === undefined ? null : { ...value, taskUrlType };
}

function objectsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
