import { UrlSourceType } from '#src/contract/enums.gen';
import { isHttpUrl } from '#src/domain/formats';
import {
  createLineCheck,
  validateParameter,
  requiresUrls,
  type ParameterError,
} from '#src/domain/parameter-validation';
import { forEachChunk } from '#src/lib/chunks';
import { isLinesValue, type LinesValue, type ParameterValue, type TemplateParameter } from './field-contract';
import { eachLine } from './url-source/each-line';

/** Characters above which typed lines are checked in slices. */
const SLICE_THRESHOLD = 20_000;

/** Errors by parameter id (FORM-50 to FORM-66). Checks long lists in slices. */
export async function checkValues(
  parameters: readonly TemplateParameter[],
  values: readonly ParameterValue[],
): Promise<Map<string, ParameterError>> {
  const errors = new Map<string, ParameterError>();
  for (const [index, parameter] of parameters.entries()) {
    const value = values[index] ?? null;
    const error = isLinesValue(value) ? await checkLines(parameter, value) : validateParameter(parameter, value);
    if (error !== null) errors.set(parameter.Id, error);
  }
  return errors;
}

async function checkLines(
  parameter: TemplateParameter,
  { source, lines, task, pendingFile }: LinesValue,
): Promise<ParameterError | null> {
  if (pendingFile !== undefined) return { code: 'noFileLines' };
  if (typeof lines === 'string' && lines.length < SLICE_THRESHOLD)
    return validateParameter(parameter, lines, { source, task });
  if (source === UrlSourceType.RuleGeneration) return null;
  const { MaxLines, MinLines } = parameter.ControlOptions ?? {};
  const first = firstLines(lines, (MinLines ?? 0) + 1);
  const few = validateParameter({ ...parameter, DataTypeOptions: null }, first, { source, task });
  if (few !== null) return few;
  const isTyped = source === UrlSourceType.UserInput;
  const max = isTyped && typeof MaxLines === 'number' && MaxLines > 0 ? MaxLines : Infinity;
  const found = await scanLines(parameter, lines, max);
  if (found.count > max) return { code: 'tooManyLines', bound: max };
  if (found.invalidLine === undefined)
    return requiresUrls(parameter) && !found.hasAddress ? { code: 'noAddress' } : null;
  const bounds = { ...parameter, ControlOptions: null, DataTypeOptions: { ...parameter.DataTypeOptions, Url: null } };
  const error = validateParameter(bounds, found.invalidLine.line, { source });
  return error !== null && 'line' in error ? { ...error, line: found.invalidLine.number } : error;
}

interface LineScan {
  count: number;
  hasAddress: boolean;
  invalidLine?: { readonly line: string; readonly number: number };
}

async function scanLines(parameter: TemplateParameter, lines: LinesValue['lines'], max: number): Promise<LineScan> {
  const isValid = createLineCheck(parameter);
  const found: LineScan = { count: 0, hasAddress: !requiresUrls(parameter) };
  const stop = new AbortController();
  try {
    await forEachChunk(
      eachLine(lines),
      (line) => {
        found.count += 1;
        found.hasAddress ||= isHttpUrl(line);
        if (found.invalidLine === undefined && !isValid(line)) found.invalidLine = { line, number: found.count };
        // With a maximum, counting continues after a bad line.
        if (found.count > max || (found.invalidLine !== undefined && max === Infinity)) stop.abort();
      },
      { signal: stop.signal },
    );
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
  return found;
}

function firstLines(lines: LinesValue['lines'], count: number): string[] {
  const first: string[] = [];
  for (const line of eachLine(lines)) {
    first.push(line);
    if (first.length === count) break;
  }
  return first;
}
