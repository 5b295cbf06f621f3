import { readProxySettings } from '#src/domain/proxy-rules';
import { isEmpty } from '#src/domain/parameter-validation';
import {
  isLinesValue,
  isProxyValue,
  type FieldKey,
  type LinesValue,
  type ParameterValue,
  type TemplateParameter,
} from './field-contract';
import { hasNoLine } from './url-source/count-lines';

export interface FormSnapshot {
  readonly taskName: string;
  readonly taskGroupId: string;
  readonly values: readonly ParameterValue[];
}

export function changedFields(
  parameters: readonly TemplateParameter[],
  before: FormSnapshot,
  after: FormSnapshot,
): FieldKey[] {
  const changed = parameters.flatMap((parameter, index): FieldKey[] => {
    const [was, is] = [before.values[index] ?? null, after.values[index] ?? null];
    return isSameValue(was, is) ? [] : [`parameter:${parameter.Id}`];
  });
  if (before.taskName !== after.taskName) changed.push('taskName');
  if (before.taskGroupId !== after.taskGroupId) changed.push('taskGroup');
  return changed;
}

/** Whether two values would be saved alike. Imported lines are compared by identity. */
export function isSameValue(one: ParameterValue, other: ParameterValue): boolean {
  if (one === other || (isBlank(one) && isBlank(other))) return true;
  if (isLinesValue(one) && isLinesValue(other)) {
    return one.source === other.source && one.lines === other.lines && isSameSource(one, other);
  }
  if (Array.isArray(one) && Array.isArray(other)) return one.toSorted().join('\n') === other.toSorted().join('\n');
  if (isProxyValue(one) && isProxyValue(other)) {
    return JSON.stringify(readProxySettings(one)) === JSON.stringify(readProxySettings(other));
  }
  return false;
}

const isSameSource = (one: LinesValue, other: LinesValue): boolean =>
  JSON.stringify([one.file, one.task]) === JSON.stringify([other.file, other.task]);

function isBlank(value: ParameterValue): boolean {
  if (value === false) return true;
  if (isLinesValue(value)) return hasNoLine(value.lines) && value.task?.groupId === undefined;
  return isEmpty(value);
}
