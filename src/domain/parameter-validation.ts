import { ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { compareDecimals, decimalOf, parseDecimal } from './decimal';
import { isHttpUrl } from './formats';
import { isJsonObject } from './json';
import { splitLines } from './lines';
import { switchPeriodError } from './proxy-rules';
import { safePattern } from './safe-pattern';
import { readStoredDate, readStoredDateTime } from './stored-dates';
import { controlFor, type TemplateParameter } from './template-parameters';

/** `line` counts from 1. */
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
  /** Imported lines are already cut to MaxLines. */
  readonly source?: UrlSourceType;
  /** `total` is 0 for a task without rows. */
  readonly task?: {
    readonly taskId?: string;
    readonly field?: string;
    readonly total?: number;
  };
}

type Bounds = NonNullable<TemplateParameter['DataTypeOptions']>;

/** Returns null if a value can be saved and started (FORM-50 to FORM-62, FORM-65, FORM-66). */
export function validateParameter(
  parameter: TemplateParameter,
  value: unknown,
  { source = UrlSourceType.UserInput, task }: ValidationOptions = {},
): ParameterError | null {
  const kind = controlFor(parameter);
  // The user could not fix generated lines (ENUM-29).
  if (kind === 'multiLine' && source === UrlSourceType.RuleGeneration) return null;
  if (kind === 'multiLine' && source === UrlSourceType.Correlative && task?.taskId !== undefined && isEmpty(value)) {
    return { code: task.field === undefined && task.total !== 0 ? 'noDataField' : 'invalidTask' };
  }
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

/** Returns errors by parameter id, in order (FORM-50, FORM-63). */
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

/** FORM-60, FORM-73 */
export function createLineCheck(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): (line: string) => boolean {
  const bounds = parameter.DataTypeOptions ?? {};
  return (line) => textError(line, bounds) === null;
}

export function requiresUrls(parameter: Pick<TemplateParameter, 'DataTypeOptions'>): boolean {
  const address = parameter.DataTypeOptions?.Url;
  return typeof address === 'string' && address !== '';
}

/** Considers bounds and, if required, the URL (FORM-73, FORM-76). */
export function createUsableLineCheck(
  parameter: Pick<TemplateParameter, 'DataTypeOptions'>,
): (line: string) => boolean {
  const isWithinBounds = createLineCheck(parameter);
  return requiresUrls(parameter) ? (line) => isHttpUrl(line) && isWithinBounds(line) : isWithinBounds;
}

/** FORM-73 */
export function hasNoValidLine(
  parameter: Pick<TemplateParameter, 'DataTypeOptions'>,
  lines: readonly string[],
): boolean {
  return !lines.some(createUsableLineCheck(parameter));
}

/** Blank text and an empty list are empty; a switch never is (FORM-51). */
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
  // 1.10 has one decimal.
  if (typeof Scale === 'number' && decimal.scale > Scale) return { code: 'scale', bound: Scale };
  return patternError(text.trim(), Regx, RegxMessage);
}

function linesError(parameter: TemplateParameter, value: unknown, source: UrlSourceType): ParameterError | null {
  const lines = linesOf(value);
  const { MaxLines, MinLines } = parameter.ControlOptions ?? {};
  const isUserInput = source === UrlSourceType.UserInput;
  if (isUserInput && typeof MaxLines === 'number' && MaxLines > 0 && lines.length > MaxLines) {
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
  // One URL is enough: a run skips the other lines.
  return requiresUrls(parameter) && lines.length > 0 && !lines.some(isHttpUrl) ? { code: 'noAddress' } : null;
}

function patternError(
  text: string,
  pattern: string | null | undefined,
  message: string | null | undefined,
): ParameterError | null {
  if (pattern === null || pattern === undefined || pattern === '') return null;
  // Null never blocks: the server decides.
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

/** Counts characters as users see them, up to the bound. */
function lengthOf(text: string, bound: number): number {
  if (text.length < bound || text.length > 2 * bound + 2) return text.length;
  return [...text].length;
}
