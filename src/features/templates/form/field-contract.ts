import type { ComponentType } from 'react';
import type { UrlSourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { controlFor, type ControlKind } from '#src/domain/template-parameters';
import type { ImportedLines } from '#src/lib/import/imported-lines';

export type TemplateParameter = Schemas['TemplateParameter'];

/** What a multi-line field holds: its lines, where they come from and what that source was told (FORM-41, ENUM-28). */
export interface LinesValue {
  readonly source: UrlSourceType;
  /** Typed text as it stands, or lines that were read from a file or a task. */
  readonly lines: string | ImportedLines;
  /** The file (FORM-46 to FORM-49); `total` is how many lines it had before the cut to MaxLines (FORM-60). */
  readonly file?: {
    readonly name: string;
    readonly sheet?: string;
    readonly column?: string;
    readonly total?: number;
  };
  /** A file without lines yet, and the former value of the field. The field has no value until the lines are there. */
  readonly opened?: { readonly name: string; readonly before: LinesValue };
  /** The task that lines are taken from, as far as it is chosen (FORM-43 to FORM-45). */
  readonly task?: {
    readonly groupId?: string;
    readonly taskId?: string;
    readonly field?: string;
    /** How many values it has; 0 for a task without rows. */
    readonly total?: number;
    /** How many of its rows the values were read from. */
    readonly rowsRead?: number;
    readonly rowCount?: number;
  };
  /** What the server stored of the source, members unknown here included; kept and sent back (ENUM-29). */
  readonly customize?: Schemas['UrlCustomize'];
}

/**
 * What a field holds: a text ('' for none; dates and times as stored, numbers as typed, the cookie of a pre-login,
 * the id of a cloud group), ticked options, a switch (null while never set), lines, or proxy settings.
 */
export type ParameterValue = string | boolean | null | readonly string[] | LinesValue | Schemas['IpProxySettings'];

/** A field of the form: a parameter's id, or one of the two below the parameters. */
export type FieldKey = `parameter:${string}` | 'taskName' | 'taskGroup';

/** What a field may ask about the form around it. */
export interface FieldSurroundings {
  /** Id of TemplateSetup. */
  readonly templateId: string;
  /** The task that is edited; none while one is created. */
  readonly taskId?: string;
  /** The page that a cookie pre-login is for. */
  readonly preLoginUrl?: string | null;
  /** The value of another parameter by its ParamName, as ControlOptions.ParentField names it; undefined where there is none. */
  readonly valueOf: (paramName: string) => ParameterValue | undefined;
  /** The label of another parameter by its ParamName. */
  readonly labelOf: (paramName: string) => string | undefined;
}

/**
 * Properties of every field of a template's form. A field draws its own label, hint and error (src/ui/form/field) and
 * is controlled: the form keeps the value. To focus a field the form follows its label, else takes the first control
 * in its box that is not inside an element with `data-aside`.
 */
export interface ParameterFieldProps {
  readonly parameter: TemplateParameter;
  readonly value: ParameterValue;
  readonly onChange: (value: ParameterValue) => void;
  /** The message to show under the field, in words. */
  readonly error?: string;
  readonly disabled: boolean;
  /** The form hears focus that bubbles inside the field's box; call these only for what does not bubble. */
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly surroundings: FieldSurroundings;
}

export type ParameterFieldComponent = ComponentType<ParameterFieldProps>;

/** The fields of other features, which the page brings. */
export type ForeignFields = Readonly<Record<Extract<ControlKind, 'proxy' | 'cloudGroup'>, ParameterFieldComponent>>;

/** Whether a value is that of a multi-line field. */
export function isLinesValue(value: ParameterValue | undefined): value is LinesValue {
  return typeof value === 'object' && value !== null && 'source' in value && 'lines' in value;
}

/** Whether a value is that of a proxy field. */
export function isProxyValue(value: ParameterValue | undefined): value is Schemas['IpProxySettings'] {
  return typeof value === 'object' && value !== null && 'ipProxyFromType' in value;
}

/** The value as a text, '' where it is of another kind. */
export function textOf(value: ParameterValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Whether the value of a field is the example of its parameter (FORM-68). */
export function isExampleOf(parameter: TemplateParameter, value: ParameterValue): boolean {
  const example = parameter.ControlOptions?.Placeholder ?? '';
  const kind = controlFor(parameter);
  if (example === '' || (kind !== 'text' && kind !== 'number' && kind !== 'multiLine')) return false;
  return (isLinesValue(value) ? value.lines : value) === example;
}
