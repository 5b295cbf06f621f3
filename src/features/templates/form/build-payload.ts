import { UrlSourceType } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import type { UnserializedTask } from '#src/data/tasks';
import { splitLines } from '#src/domain/lines';
import { userInputOf, type FieldValue } from '#src/domain/parameter-values';
import { controlFor } from '#src/domain/template-parameters';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { countBytes, jsonPieces, LongText } from '#src/lib/json-pieces';
import {
  isLinesValue,
  isProxyValue,
  type LinesValue,
  type ParameterValue,
  type TemplateParameter,
} from './field-contract';
import { eachLine } from './url-source/each-line';

/** Characters above which typed lines are serialized piece by piece. */
const PIECE_LENGTH = 20_000;

export interface TaskNaming {
  readonly taskName: string;
  readonly taskGroupId: string;
}

/** `limit` is in bytes. */
export type BuiltPayload =
  | { readonly ok: true; readonly payload: UnserializedTask }
  | { readonly ok: false; readonly limit: number };

/** Refuses parameters above the contract's bytes (FORM-60). Counts in slices, so that no size blocks the page. */
export async function buildPayload(
  setup: Pick<Schemas['TemplateSetup'], 'id' | 'type' | 'version' | 'templateRegistrationId'>,
  parameters: readonly TemplateParameter[],
  values: readonly ParameterValue[],
  naming: TaskNaming,
  taskId: string | undefined,
): Promise<BuiltPayload> {
  const limit = limits.userInputParametersBytes;
  // Every line is sent twice, by id and by name; a character is at least one byte.
  if (2 * minBytes(values) > limit) return { ok: false, limit };
  const fields = new Map<string, FieldValue>();
  for (const [index, parameter] of parameters.entries()) {
    // An untouched required switch is off.
    const untouched = parameter.IsRequired && controlFor(parameter) === 'switch' ? false : null;
    const field = savedValue(values[index] ?? untouched);
    if (field !== undefined) fields.set(parameter.Id, field);
  }
  const input = userInputOf(parameters, fields);
  if ((await countBytes(jsonPieces(input), limit)) > limit) return { ok: false, limit };
  return {
    ok: true,
    payload: {
      ...(taskId === undefined ? {} : { taskId }),
      taskName: naming.taskName.trim(),
      taskGroupId: naming.taskGroupId,
      templateId: setup.id,
      templateType: setup.type,
      templateVersion: setup.version,
      templateRegistrationId: setup.templateRegistrationId,
      userInputParameters: new LongText(() => jsonPieces(input)),
      ...urlSourceOf(values),
    },
  };
}

function minBytes(values: readonly ParameterValue[]): number {
  let bytes = 0;
  for (const value of values) {
    if (!isLinesValue(value) || typeof value.lines === 'string') continue;
    for (const piece of value.lines.pieces()) bytes += piece.length;
  }
  return bytes;
}

/** Undefined omits the field (ENUM-27, ENUM-28). A separate call saves proxy secrets. */
export function savedValue(value: ParameterValue): FieldValue | undefined {
  if (value === null) return undefined;
  if (isLinesValue(value)) return { value: linesToSave(value.lines), customize: customizeOf(value) };
  if (isProxyValue(value)) return { value: { ipProxyFromType: value.ipProxyFromType } };
  return { value };
}

/** Trims lines and drops empty ones (FORM-61). Never joins an import into one string. */
function linesToSave(lines: string | ImportedLines): string | LongText {
  if (typeof lines !== 'string') return new LongText(() => lines.pieces());
  return lines.length < PIECE_LENGTH ? splitLines(lines).join('\n') : new LongText(() => tidyLines(lines));
}

function* tidyLines(text: string): Generator<string> {
  let piece = '';
  let isFirst = true;
  for (const line of eachLine(text)) {
    piece += isFirst ? line : `\n${line}`;
    isFirst = false;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

export function urlSourceOf(values: readonly ParameterValue[]): {
  urlSourceTaskId: string | null;
  urlSourceTaskField: string | null;
} {
  const source = values.find((value) => isLinesValue(value) && value.source === UrlSourceType.Correlative);
  const task = isLinesValue(source) ? source.task : undefined;
  return { urlSourceTaskId: task?.taskId ?? null, urlSourceTaskField: task?.field ?? null };
}

/** Null when no parameter has a parent (API-094). */
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

function customizeOf({ source, file, task, customize }: LinesValue): Schemas['UrlCustomize'] {
  // Generated lines have no control here: the server's settings are sent back unchanged (ENUM-29).
  if (source === UrlSourceType.RuleGeneration) return { ...customize, taskUrlType: source };
  const preserved = customize?.taskRuleUrl === undefined ? {} : { taskRuleUrl: customize.taskRuleUrl };
  if (source === UrlSourceType.FileSource && file !== undefined) {
    const { name, ...rest } = file;
    return { ...preserved, taskUrlType: source, taskUrlRuleParam: { fileName: name, ...rest } };
  }
  if (source === UrlSourceType.Correlative && task !== undefined) {
    const { groupId, ...rest } = task;
    return {
      ...preserved,
      taskUrlType: source,
      taskUrlRuleParam: { taskGroupId: groupId, ...rest },
    };
  }
  return { ...preserved, taskUrlType: source };
}
