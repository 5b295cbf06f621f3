import { UrlSourceType } from '#src/contract/enums.gen';
import { isJsonObject, type JsonObject } from '#src/domain/json';
import { readProxySettings } from '#src/domain/proxy-rules';
import { controlFor, type ControlKind } from '#src/domain/template-parameters';
import { ImportedLines } from '#src/lib/import/imported-lines';
import {
  isLinesValue,
  isProxyValue,
  type LinesValue,
  type ParameterValue,
  type TemplateParameter,
} from '../field-contract';
import { changedFields, type FormSnapshot } from '../form-changes';

export const FIELD_LIMIT = 100_000;
export const DRAFT_LIMIT = 300_000;

export type OmissionReason = 'secret' | 'long';

/** Unsaved changes, never secrets. */
export interface Draft {
  readonly version: 1;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly taskName?: string;
  readonly taskGroupId?: string;
  /** By parameter id. */
  readonly values: Readonly<Record<string, { readonly kind: string; readonly value: unknown }>>;
  readonly leftOut: Readonly<Record<string, OmissionReason>>;
}

/** `at` is in epoch milliseconds. */
export function draftOf(
  parameters: readonly TemplateParameter[],
  before: FormSnapshot,
  after: FormSnapshot,
  at: number,
): Draft {
  const changed = new Set(changedFields(parameters, before, after));
  const values: Record<string, { kind: string; value: unknown }> = {};
  const leftOut: Record<string, OmissionReason> = {};
  let size = 0;
  for (const [index, parameter] of parameters.entries()) {
    if (!changed.has(`parameter:${parameter.Id}`)) continue;
    const { value, missing } = storablePart(parameter, after.values[index] ?? null);
    const length = value === undefined ? 0 : JSON.stringify(value).length;
    const isTooMuch = length > FIELD_LIMIT || size + length > DRAFT_LIMIT;
    const why = isTooMuch ? 'long' : missing;
    if (why !== undefined) leftOut[parameter.Id] = why;
    if (value === undefined || isTooMuch) continue;
    size += length;
    values[parameter.Id] = { kind: controlFor(parameter), value };
  }
  return {
    version: 1,
    at,
    values,
    leftOut,
    ...(changed.has('taskName') ? { taskName: after.taskName } : {}),
    ...(changed.has('taskGroup') ? { taskGroupId: after.taskGroupId } : {}),
  };
}

export function isEmptyDraft({ values, taskName, taskGroupId }: Draft): boolean {
  return Object.keys(values).length === 0 && taskName === undefined && taskGroupId === undefined;
}

/** Secrets, and values that no longer fit, stay as they are in the form. */
export function withDraft(draft: Draft, parameters: readonly TemplateParameter[], now: FormSnapshot): FormSnapshot {
  return {
    taskName: draft.taskName ?? now.taskName,
    taskGroupId: draft.taskGroupId ?? now.taskGroupId,
    values: parameters.map((parameter, index) => {
      const current = now.values[index] ?? null;
      const entry = draft.values[parameter.Id];
      const kind = controlFor(parameter);
      return entry === undefined || entry.kind !== kind || isSecret(parameter)
        ? current
        : (restoreValue(kind, entry.value, current) ?? current);
    }),
  };
}

export function isDraft(value: unknown): value is Draft {
  if (!isJsonObject(value) || value['version'] !== 1 || typeof value['at'] !== 'number') return false;
  const { taskName, taskGroupId, values, leftOut } = value;
  const isTextOrNone = (entry: unknown) => entry === undefined || typeof entry === 'string';
  return (
    isTextOrNone(taskName) &&
    isTextOrNone(taskGroupId) &&
    isJsonObject(values) &&
    Object.values(values).every((entry) => isJsonObject(entry) && typeof entry['kind'] === 'string') &&
    isJsonObject(leftOut) &&
    Object.values(leftOut).every((why) => why === 'secret' || why === 'long')
  );
}

const secretNamePattern = /passw|passphrase|secret|token|cookie|credential|api[-_ ]?key/i;
const credentialsPattern = /:\/\/[^\s/@:]+:[^\s/@]+@/;

function isSecret({ ParamName, ...parameter }: TemplateParameter): boolean {
  const kind = controlFor(parameter);
  if (kind === 'preLogin') return true;
  return (kind === 'text' || kind === 'multiLine') && secretNamePattern.test(ParamName);
}

function storablePart(
  parameter: TemplateParameter,
  value: ParameterValue,
): { value?: unknown; missing?: OmissionReason } {
  if (isSecret(parameter)) return { missing: 'secret' };
  if (isProxyValue(value)) {
    const { customIpProxySettings: own, ...rest } = readProxySettings(value);
    const hasLines = (own?.proxies.length ?? 0) > 0;
    const withoutProxies = { ...rest, switchPeriod: own?.switchPeriod };
    return hasLines ? { value: withoutProxies, missing: 'secret' } : { value: withoutProxies };
  }
  if (!isLinesValue(value)) {
    return typeof value === 'string' && credentialsPattern.test(value) ? { missing: 'secret' } : { value };
  }
  if (lengthOf(value) > FIELD_LIMIT) return { missing: 'long' };
  const lines = typeof value.lines === 'string' ? value.lines : value.lines.text();
  if (credentialsPattern.test(lines)) return { missing: 'secret' };
  return { value: { source: value.source, lines, file: value.file, task: value.task } };
}

function lengthOf({ lines }: LinesValue): number {
  if (typeof lines === 'string') return lines.length;
  return lines.pieces().reduce((sum, piece) => sum + piece.length, 0);
}

function restoreValue(kind: ControlKind, value: unknown, current: ParameterValue): ParameterValue | undefined {
  switch (kind) {
    case 'checkboxList':
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
    case 'switch':
      return typeof value === 'boolean' || value === null ? value : undefined;
    case 'proxy': {
      if (!isJsonObject(value)) return undefined;
      const proxies = isProxyValue(current) ? (current.customIpProxySettings?.proxies ?? []) : [];
      return readProxySettings({ ...value, customIpProxySettings: { switchPeriod: value['switchPeriod'], proxies } });
    }
    case 'multiLine':
      return isJsonObject(value) ? linesOf(value, current) : undefined;
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

function linesOf(value: JsonObject, current: ParameterValue): LinesValue | undefined {
  const source = Object.values(UrlSourceType).find((type) => type === value['source']);
  const { lines, file, task } = value;
  if (source === undefined || typeof lines !== 'string') return undefined;
  const from = isJsonObject(file) && typeof file['name'] === 'string' ? { ...file, name: file['name'] } : undefined;
  return {
    source,
    lines: source === UrlSourceType.UserInput ? lines : ImportedLines.fromText(lines),
    file: from,
    ...(isJsonObject(task) ? { task } : {}),
    customize: isLinesValue(current) ? current.customize : undefined,
  };
}
