import { UrlSourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isJsonObject, type JsonObject } from '#src/domain/json';
import { splitLines } from '#src/domain/lines';
import { lineSourceOf, readUserInput, type FieldValue } from '#src/domain/parameter-values';
import { readProxySettings } from '#src/domain/proxy-rules';
import { controlFor } from '#src/domain/template-parameters';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { LongText } from '#src/lib/json-pieces';
import {
  isLinesValue,
  isProxyValue,
  type LinesValue,
  type ParameterValue,
  type TemplateParameter,
} from './field-contract';
import { eachLine } from './url-source/each-line';

/** Characters from which typed lines are written piece by piece. */
const LONG = 20_000;

/** The part of a task that its form is filled from. */
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

/** The values a form begins with, one for each parameter in their order: those of the task, else the defaults. */
export function initialValues(parameters: readonly TemplateParameter[], task?: SavedTask): ParameterValue[] {
  const stored = readUserInput(task?.userInputParameters, parameters);
  return parameters.map((parameter) => initialValue(parameter, stored.get(parameter.Id), task));
}

/** The value a field begins with: what was stored for it, else its DefaultValue, else nothing. */
export function initialValue(
  parameter: TemplateParameter,
  stored: FieldValue | undefined,
  task?: SavedTask,
): ParameterValue {
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

/** What is saved of a field (ENUM-27, ENUM-28); undefined leaves it out. Secrets of proxies have a call of their own. */
export function savedValue(value: ParameterValue): FieldValue | undefined {
  if (value === null) return undefined;
  if (isLinesValue(value)) return { value: linesToSave(value.lines), customize: customizeOf(value) };
  if (isProxyValue(value)) return { value: { ipProxyFromType: value.ipProxyFromType } };
  return { value };
}

/** Lines as they are stored: trimmed, empty ones dropped, joined by line feeds (FORM-61). A million of them are never joined. */
function linesToSave(lines: string | ImportedLines): string | LongText {
  if (typeof lines !== 'string') return new LongText(() => lines.pieces());
  return lines.length < LONG ? splitLines(lines).join('\n') : new LongText(() => tidied(lines));
}

function* tidied(text: string): Generator<string> {
  let piece = '';
  let isFirst = true;
  for (const line of eachLine(text)) {
    piece += isFirst ? line : `\n${line}`;
    isFirst = false;
    if (piece.length < LONG) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The task and field that lines are taken from, of the first field that does so (ENUM-26). */
export function urlSourceOf(values: readonly ParameterValue[]): {
  urlSourceTaskId: string | null;
  urlSourceTaskField: string | null;
} {
  const source = values.find((value) => isLinesValue(value) && value.source === UrlSourceType.Correlative);
  const task = isLinesValue(source) ? source.task : undefined;
  return { urlSourceTaskId: task?.taskId ?? null, urlSourceTaskField: task?.field ?? null };
}

/** The field data source to store: the template's own, else one built from its parameters; null where none has a parent (API-094). */
export function fieldDataSourceOf(
  setup: Pick<Schemas['TemplateSetup'], 'fieldDataSource'>,
  parameters: readonly TemplateParameter[],
): string | null {
  const below = parameters.flatMap(({ ParamName, ControlOptions, DataSource }): Schemas['FieldDataSource'][] =>
    ControlOptions?.ParentField && typeof DataSource === 'string'
      ? [{ ParamName, ParentField: ControlOptions.ParentField, DataSource }]
      : [],
  );
  if (below.length === 0) return null;
  return setup.fieldDataSource ?? JSON.stringify(below);
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

function customizeOf({ source, file, task, customize }: LinesValue): Schemas['UrlCustomize'] {
  // Generated lines have no control here: what the server said about them goes back as it came (ENUM-29).
  if (source === UrlSourceType.RuleGeneration) return { ...customize, taskUrlType: source };
  const kept = customize?.taskRuleUrl === undefined ? {} : { taskRuleUrl: customize.taskRuleUrl };
  if (source === UrlSourceType.FileSource && file !== undefined) {
    const { name, ...rest } = file;
    return { ...kept, taskUrlType: source, taskUrlRuleParam: { fileName: name, ...rest } };
  }
  if (source === UrlSourceType.Correlative && task !== undefined) {
    const { groupId, ...rest } = task;
    return {
      ...kept,
      taskUrlType: source,
      taskUrlRuleParam: { taskGroupId: groupId, ...rest },
    };
  }
  return { ...kept, taskUrlType: source };
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

/** A default of several options comes as a JSON list or separated by commas. */
function splitOptions(text: string): string[] {
  if (text.trim().startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list)) return list.map(asText).filter((entry) => entry !== '');
    } catch {
      // No list after all: read on as plain text.
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
