import { UrlSourceType } from '../../../contract/enums.gen';
import { lineCheck, validateParameter, type ParameterError } from '../../../domain/parameter-validation';
import { forEachChunk } from '../../../lib/chunks';
import type { ImportedLines } from '../../../lib/import/imported-lines';
import { isLinesValue, type LinesValue, type ParameterValue, type TemplateParameter } from './field-contract';

/**
 * The errors of a form by parameter id, in the order of the parameters (FORM-50 to FORM-66). Imported lines are checked
 * in slices, so that a million of them never hold the page; rejects with the signal's reason when aborted.
 */
export async function checkValues(
  parameters: readonly TemplateParameter[],
  values: readonly ParameterValue[],
  signal?: AbortSignal,
): Promise<Map<string, ParameterError>> {
  const errors = new Map<string, ParameterError>();
  for (const [index, parameter] of parameters.entries()) {
    const value = values[index] ?? null;
    const error = isLinesValue(value)
      ? await checkLines(parameter, value, signal)
      : validateParameter(parameter, value);
    if (error !== null) errors.set(parameter.Id, error);
  }
  return errors;
}

async function checkLines(
  parameter: TemplateParameter,
  { source, lines }: LinesValue,
  signal?: AbortSignal,
): Promise<ParameterError | null> {
  if (typeof lines === 'string') return validateParameter(parameter, lines, { source });
  if (source === UrlSourceType.RuleGeneration) return null;
  // A few lines tell whether there are too few of them; the rest is looked at one by one.
  const { MinLines } = parameter.ControlOptions ?? {};
  const few = validateParameter(
    withoutLineRules(parameter),
    lines.preview(Math.min(lines.count, (MinLines ?? 0) + 1)),
    { source },
  );
  if (few !== null) return few;
  const isValid = lineCheck(parameter);
  const found: { bad?: { line: string; number: number } } = {};
  const stop = new AbortController();
  const both = signal === undefined ? stop.signal : AbortSignal.any([stop.signal, signal]);
  try {
    await forEachChunk(
      eachLine(lines),
      (line, index) => {
        if (isValid(line)) return;
        found.bad = { line, number: index + 1 };
        stop.abort();
      },
      { signal: both },
    );
  } catch (error) {
    if (found.bad === undefined) throw error;
  }
  if (found.bad === undefined) return null;
  const error = validateParameter({ ...parameter, ControlOptions: null }, found.bad.line, { source });
  return error !== null && 'line' in error ? { ...error, line: found.bad.number } : error;
}

function withoutLineRules(parameter: TemplateParameter): TemplateParameter {
  return { ...parameter, DataTypeOptions: null };
}

function* eachLine(lines: ImportedLines): Generator<string> {
  let rest = '';
  for (const piece of lines.pieces()) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      yield rest + piece.slice(start, end);
      rest = '';
      start = end + 1;
    }
    rest += piece.slice(start);
  }
  if (rest !== '') yield rest;
}
