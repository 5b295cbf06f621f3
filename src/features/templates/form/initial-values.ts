import { UrlSourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isJsonObject, type JsonObject } from '#src/domain/json';
import { lineSourceOf, readUserInput, type FieldValue } from '#src/domain/parameter-values';
import { readProxySettings } from '#src/domain/proxy-rules';
import { controlFor } from '#src/domain/template-parameters';
import { ImportedLines } from '#src/lib/import/imported-lines';
import type { LinesValue, ParameterValue, TemplateParameter } from './field-contract';

export type SavedTask = Pick<
  Schemas['TaskDetail'],
  | 'taskName'
  | 'taskGroupId'
  | 'userInputParameters'
  | 'urlSourceTaskId'
  | 'urlSourceTaskField'
  | 'ipProxySettings'
  | 'clusterGroupId'
  | 'revision'
>;

export function initialValues(parameters: readonly TemplateParameter[], task?: SavedTask): ParameterValue[] {
  const stored = readUserInput(task?.userInputParameters, parameters);
  return parameters.map((parameter) => initialValue(parameter, stored.get(parameter.Id), task));
}

/** Stored value, otherwise DefaultValue. */
function initialValue(parameter: TemplateParameter, stored: FieldValue | undefined, task?: SavedTask): ParameterValue {
  const value: unknown = stored === undefined ? (parameter.DefaultValue ?? undefined) : stored.value;
  switch (controlFor(parameter)) {
    case 'multiLine':
      return linesFrom(stored ?? { value: value ?? '' }, task);
    case 'checkboxList':
      return Array.isArray(value) ? value.map(asText).filter((text) => text !== '') : splitOptions(asText(value));
    case 'switch':
      return typeof value === 'boolean'
        ? value
        : value === undefined || value === ''
          ? null
          : /^(true|1|on)$/i.test(asText(value));
    case 'proxy':
      return readProxySettings(task?.ipProxySettings ?? value);
    case 'cloudGroup':
      return task?.clusterGroupId ?? asText(value);
    default:
      return asText(value);
  }
}

function linesFrom(stored: FieldValue, task: SavedTask | undefined): LinesValue {
  const source = lineSourceOf(stored);
  const text = Array.isArray(stored.value) ? stored.value.map(asText).join('\n') : asText(stored.value);
  const rule = isJsonObject(stored.customize?.taskUrlRuleParam) ? stored.customize.taskUrlRuleParam : {};
  const lines: LinesValue = {
    source,
    lines: source === UrlSourceType.UserInput ? text : ImportedLines.fromText(text),
    customize: stored.customize,
  };
  if (source === UrlSourceType.FileSource) {
    return {
      ...lines,
      file: {
        name: asText(rule['fileName']),
        ...texts(rule, { sheet: 'sheet', column: 'column' }),
        ...numbers(rule, ['total']),
      },
    };
  }
  if (source === UrlSourceType.Correlative) {
    const named = texts(rule, { groupId: 'taskGroupId', taskId: 'taskId', field: 'field' });
    return {
      ...lines,
      task: {
        ...(task?.urlSourceTaskId ? { taskId: task.urlSourceTaskId } : {}),
        ...(task?.urlSourceTaskField ? { field: task.urlSourceTaskField } : {}),
        ...named,
        ...numbers(rule, ['total', 'rowsRead', 'rowCount']),
      },
    };
  }
  return lines;
}

function texts<K extends string>(from: JsonObject, names: Readonly<Record<K, string>>): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {};
  for (const key in names) {
    const value = from[names[key]];
    if (typeof value === 'string' && value !== '') found[key] = value;
  }
  return found;
}

function numbers<K extends string>(from: JsonObject, names: readonly K[]): Partial<Record<K, number>> {
  const found: Partial<Record<K, number>> = {};
  for (const name of names) {
    const value = from[name];
    if (typeof value === 'number') found[name] = value;
  }
  return found;
}

/** A default is a JSON list or separated by commas. */
function splitOptions(text: string): string[] {
  if (text.trim().startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list)) return list.map(asText).filter((entry) => entry !== '');
    } catch {
      // Not JSON: read it as plain text.
    }
  }
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
