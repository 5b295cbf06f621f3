import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import type { UnwrittenTask } from '#src/data/tasks';
import { controlFor } from '#src/domain/template-parameters';
import { userInputOf, type FieldValue } from '#src/domain/parameter-values';
import { countBytes, jsonPieces, LongText } from '#src/lib/json-pieces';
import { isLinesValue, type ParameterValue, type TemplateParameter } from './field-contract';
import { savedValue, urlSourceOf } from './form-values';

/** What the form knows besides the parameters. */
export interface TaskNaming {
  readonly taskName: string;
  readonly taskGroupId: string;
}

/** A payload to send, or why it must not be sent: `limit` is the most bytes that parameters may have. */
export type BuiltPayload =
  | { readonly ok: true; readonly payload: UnwrittenTask }
  | { readonly ok: false; readonly limit: number };

/**
 * Builds what a save sends (ENUM-26 to ENUM-28). Parameters above the contract's bytes are refused here: where the lines
 * alone exceed it without writing anything, else by counting in slices, so that no size holds the page (FORM-60).
 */
export async function buildPayload(
  setup: Pick<Schemas['TemplateSetup'], 'id' | 'type' | 'version' | 'templateRegistrationId'>,
  parameters: readonly TemplateParameter[],
  values: readonly ParameterValue[],
  naming: TaskNaming,
  taskId: string | undefined,
): Promise<BuiltPayload> {
  const limit = limits.userInputParametersBytes;
  // Every line stands in it twice: by id and by name. A character is at least one byte.
  if (2 * leastBytes(values) > limit) return { ok: false, limit };
  const fields = new Map<string, FieldValue>();
  for (const [index, parameter] of parameters.entries()) {
    // A required switch that nobody has touched is off.
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

function leastBytes(values: readonly ParameterValue[]): number {
  let least = 0;
  for (const value of values) {
    if (!isLinesValue(value) || typeof value.lines === 'string') continue;
    for (const piece of value.lines.pieces()) least += piece.length;
  }
  return least;
}
