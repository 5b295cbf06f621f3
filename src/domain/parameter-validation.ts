import { ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { compareDecimals, decimalOf, parseDecimal } from './decimal';
import { isHttpUrl } from './formats';
import { isJsonObject } from './json';
import { splitLines } from './lines';
import { switchPeriodError } from './proxy-rules';
import { safePattern } from './safe-pattern';
import { readStoredDate, readStoredDateTime } from './stored-dates';
import { controlFor, type TemplateParameter } from './template-parameters';

/** What is wrong with a value. The words come from the locales, except a parameter's own pattern message; `line` counts from 1. */
export type ParameterError =
  | {
      readonly code:
        | 'required'
        | 'invalidTask'
        | 'inputTime'
        | 'notANumber'
        | 'notADate'
        | 'noAddress'
        | 'noFileLines'
        | 'noDataField';
    }
  | {
      readonly code: 'tooLong' | 'tooShort' | 'aboveMax' | 'belowMin' | 'scale' | 'tooManyLines' | 'tooFewLines';
      readonly bound: number;
      readonly line?: number;
    }
  | { readonly code: 'pattern'; readonly message: string; readonly line?: number };

export interface ValidationOptions {
  /** Where a multi-line value comes from; imported lines were cut to MaxLines already. Typed by default. */
  readonly source?: UrlSourceType;
  /** The task that the lines come from, as far as it is chosen; `total` is 0 where it has no rows. */
  readonly task?: {
    readonly taskId?: string;
    readonly field?: string;
    readonly total?: number;
  };
}

type Bounds = NonNullable<TemplateParameter['DataTypeOptions']>;

/** The first error of a parameter's value, null when it may be saved and started (FORM-50 to FORM-62, FORM-65, FORM-66). */
export function validateParameter(
  parameter: TemplateParameter,
  value: unknown,
  { source = UrlSourceType.UserInput, task }: ValidationOptions = {},
): ParameterError | null {
  const kind = controlFor(parameter);
  // Generated lines have no control here, so nothing a person could mend (ENUM-29).
  if (kind === 'multiLine' && source === UrlSourceType.RuleGeneration) return null;
  if (kind === 'multiLine' && source === UrlSourceType.Correlative && task?.taskId !== undefined && isEmpty(value)) {
    return { code: task.field === undefined && task.total !== 0 ? 'noDataField' : 'invalidTask' };
  }
  // Off is a value, also where nobody has touched the switch.
  if (kind === 'switch') return null;
  if (kind === 'proxy') return proxyError(value, parameter.IsRequired);
  if (isEmpty(value)) return parameter.IsRequired && kind !== 'cloudGroup' ? { code: 'required' } : null;
  const bounds = parameter.DataTypeOptions ?? {};
  switch (kind) {
    case 'text':
      return textError(asText(value), bounds);
    case 'number':
      return numberError(asText(value), bounds);
    case 'multiLine':
      return linesError(parameter, value, source);
    case 'date':
      return readStoredDate(asText(value)) === null ? { code: 'notADate' } : null;
    case 'dateTime':
    case 'time':
    case 'timePicker':
      return readStoredDateTime(asText(value)) === null ? { code: 'notADate' } : null;
    default:
      return null;
  }
}

/** The errors of a whole form by parameter id, in the order of the parameters, so the first is the field to focus (FORM-50, FORM-63). */
export function validateParameters(
  parameters: readonly TemplateParameter[],
  fields: ReadonlyMap<string, { readonly value: unknown; readonly source?: UrlSourceType }>,
): ReadonlyMap<string, ParameterError> {
  const errors = new Map<string, ParameterError>();
  for (const parameter of parameters) {
    const field = fields.get(parameter.Id);
    const error = validateParameter(parameter, field?.value, { source: field?.source });
    if (error !== null) errors.set(parameter.Id, error);
  }
  return errors;
}

/** A check of single lines, for counts and the preview (FORM-60, FORM-73). */
export function lineCheck(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): (line: string) => boolean {
  const bounds = parameter.DataTypeOptions ?? {};
  return (line) => textError(line, bounds) === null;
}

/** Whether the lines of a parameter are addresses: its data type names one. */
export function wantsUrls(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): boolean {
  const address = parameter.DataTypeOptions?.Url;
  return typeof address === 'string' && address !== '';
}

/** Tells of one line whether it would work: within its bounds, and an address where addresses are wanted (FORM-73, FORM-76). */
export function usableLine(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): (line: string) => boolean {
  const isWithinBounds = lineCheck(parameter);
  return wantsUrls(parameter) ? (line) => isHttpUrl(line) && isWithinBounds(line) : isWithinBounds;
}

/** Whether the preview box turns to the error colour: no line of it is valid (FORM-73). */
export function hasNoValidLine(
  parameter: Pick<TemplateParameter, 'DataTypeOptions'>,
  lines: readonly string[],
): boolean {
  return !lines.some(usableLine(parameter));
}

/** Whether a parameter has no value: nothing, blank text, an empty list (FORM-51). A switch that is off has one. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isEmpty);
}

function textError(text: string, { MaxLen, MinLen, Regx, RegxMessage }: Bounds): ParameterError | null {
  if (typeof MaxLen === 'number' && lengthOf(text, MaxLen) > MaxLen) return { code: 'tooLong', bound: MaxLen };
  if (typeof MinLen === 'number' && lengthOf(text, MinLen) < MinLen) return { code: 'tooShort', bound: MinLen };
  return patternError(text, Regx, RegxMessage);
}

function numberError(text: string, { Max, Min, Scale, Regx, RegxMessage }: Bounds): ParameterError | null {
  const decimal = parseDecimal(text);
  if (decimal === null) return { code: 'notANumber' };
  const max = typeof Max === 'number' ? decimalOf(Max) : null;
  const min = typeof Min === 'number' ? decimalOf(Min) : null;
  if (max !== null && compareDecimals(decimal, max) > 0) return { code: 'aboveMax', bound: Max ?? 0 };
  if (min !== null && compareDecimals(decimal, min) < 0) return { code: 'belowMin', bound: Min ?? 0 };
  // Trailing zeros are no decimals: 1.10 is 1.1.
  if (typeof Scale === 'number' && decimal.scale > Scale) return { code: 'scale', bound: Scale };
  return patternError(text.trim(), Regx, RegxMessage);
}

function linesError(parameter: TemplateParameter, value: unknown, source: UrlSourceType): ParameterError | null {
  const lines = linesOf(value);
  const { MaxLines, MinLines } = parameter.ControlOptions ?? {};
  const typed = source === UrlSourceType.UserInput;
  if (typed && typeof MaxLines === 'number' && MaxLines > 0 && lines.length > MaxLines) {
    return { code: 'tooManyLines', bound: MaxLines };
  }
  if (typeof MinLines === 'number' && lines.length < MinLines) return { code: 'tooFewLines', bound: MinLines };
  const bounds = parameter.DataTypeOptions ?? {};
  for (const [index, line] of lines.entries()) {
    const error = textError(line, bounds);
    if (error?.code === 'pattern' || error?.code === 'tooLong' || error?.code === 'tooShort') {
      return { ...error, line: index + 1 };
    }
  }
  // One address is enough to run: a run skips what is none, and the form counts it.
  return wantsUrls(parameter) && lines.length > 0 && !lines.some(isHttpUrl) ? { code: 'noAddress' } : null;
}

function patternError(
  text: string,
  pattern: string | null | undefined,
  message: string | null | undefined,
): ParameterError | null {
  if (pattern === null || pattern === undefined || pattern === '') return null;
  // No answer (an invalid pattern, or one too costly for this text) never blocks: the server has the last word.
  return safePattern(pattern)(text) === false ? { code: 'pattern', message: message ?? '' } : null;
}

function proxyError(value: unknown, isRequired: boolean): ParameterError | null {
  const settings = isJsonObject(value) ? value : {};
  const type = settings['ipProxyFromType'] ?? ProxyType.None;
  if (type === ProxyType.None) return isRequired ? { code: 'required' } : null;
  if (type !== ProxyType.Custom) return null;
  const custom = isJsonObject(settings['customIpProxySettings']) ? settings['customIpProxySettings'] : {};
  if (isEmpty(custom['proxies'] ?? [])) return { code: 'required' };
  const code = switchPeriodError(custom['switchPeriod']);
  return code === null ? null : { code };
}

function linesOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return splitLines(asText(value));
  return value.flatMap((line: unknown) => splitLines(asText(line)));
}

function asText(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

/** Characters as a person counts them, but no more exactly than the bound needs. */
function lengthOf(text: string, bound: number): number {
  if (text.length < bound || text.length > 2 * bound + 2) return text.length;
  return [...text].length;
}
