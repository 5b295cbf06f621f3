import type { ComponentType } from 'react';
import type { UrlSourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { controlFor, type ControlKind } from '#src/domain/template-parameters';
import type { ImportedLines } from '#src/lib/import/imported-lines';

export type TemplateParameter = Schemas['TemplateParameter'];

export interface LinesValue {
  readonly source: UrlSourceType;
  /** Typed text, or lines from a file or task. */
  readonly lines: string | ImportedLines;
  /** `total` counts the lines before the cut to MaxLines (FORM-46 to FORM-49, FORM-60). */
  readonly file?: {
    readonly name: string;
    readonly sheet?: string;
    readonly column?: string;
    readonly total?: number;
  };
  /** A file without lines yet, and the previous value. The field has no value until the lines arrive. */
  readonly pendingFile?: { readonly name: string; readonly previous: LinesValue };
  readonly task?: {
    readonly groupId?: string;
    readonly taskId?: string;
    readonly field?: string;
    readonly total?: number;
    readonly rowsRead?: number;
    readonly rowCount?: number;
  };
  /** The server's settings of the source, unknown members included; sent back (ENUM-29). */
  readonly customize?: Schemas['UrlCustomize'];
}

/**
 * A text ('' for none) also stores dates, times, numbers as typed, pre-login cookies and ids of cloud groups. A switch is null until it
 * is set.
 */
export type ParameterValue = string | boolean | null | readonly string[] | LinesValue | Schemas['IpProxySettings'];

export type FieldKey = `parameter:${string}` | 'taskName' | 'taskGroup';

export interface FieldContext {
  readonly templateId: string;
  readonly taskId?: string;
  readonly preLoginUrl?: string | null;
  /** By ParamName, as in ControlOptions.ParentField; undefined for an unknown name. */
  readonly valueOf: (paramName: string) => ParameterValue | undefined;
  readonly labelOf: (paramName: string) => string | undefined;
}

/** Controlled; renders its own label, hint and error. `focusFieldIn` focuses it. */
export interface ParameterFieldProps {
  readonly parameter: TemplateParameter;
  readonly value: ParameterValue;
  readonly onChange: (value: ParameterValue) => void;
  readonly error?: string;
  readonly disabled: boolean;
  /** The form listens to bubbling focus events; call these only for what does not bubble. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly context: FieldContext;
}

export type ParameterFieldComponent = ComponentType<ParameterFieldProps>;

/** Fields from other features, passed in by the page. */
export type ForeignFields = Readonly<Record<Extract<ControlKind, 'proxy' | 'cloudGroup'>, ParameterFieldComponent>>;

export function isLinesValue(value: ParameterValue | undefined): value is LinesValue {
  return typeof value === 'object' && value !== null && 'source' in value && 'lines' in value;
}

export function isProxyValue(value: ParameterValue | undefined): value is Schemas['IpProxySettings'] {
  return typeof value === 'object' && value !== null && 'ipProxyFromType' in value;
}

export function textOf(value: ParameterValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function isExampleOf(parameter: TemplateParameter, value: ParameterValue): boolean {
  const example = parameter.ControlOptions?.Placeholder ?? '';
  const kind = controlFor(parameter);
  if (example === '' || (kind !== 'text' && kind !== 'number' && kind !== 'multiLine')) return false;
  return (isLinesValue(value) ? value.lines : value) === example;
}
