import { operations } from '#src/contract/operations.gen';
import { nearestNames } from './nearest';
import { FAULT_STATUSES } from '#src/lib/fault-kinds';
import type { Fault, FaultKind } from './faults';
import { HttpError } from './http-error';

type Test = (value: unknown) => boolean;

const MAX_DURATION = 10 * 60_000;

const isText: Test = (value) => typeof value === 'string' && value !== '' && value.length <= 500;
const isDuration: Test = (value) => typeof value === 'number' && value >= 0 && value <= MAX_DURATION;
const isCount =
  (min: number): Test =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min;
const isDetail: Test = (value) =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value && isText(value.message);
const isOperation: Test = (value) => typeof value === 'string' && Object.hasOwn(operations, value);

/** A `!` marks a required field. */
const fieldsByKind: Readonly<Record<FaultKind, Readonly<Record<string, Test>>>> = {
  status: {
    'status!': (value) => FAULT_STATUSES.some((status) => status === value),
    code: isText,
    message: isText,
    retryAfter: isCount(0),
    details: (value) => Array.isArray(value) && value.every(isDetail),
  },
  latency: {
    milliseconds: isDuration,
    median: (value) => isDuration(value) && value !== 0,
    sigma: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  },
  drip: { 'milliseconds!': isDuration },
  pending: {},
  timeout: { milliseconds: isDuration },
  offline: {},
  reset: {},
  malformed: {},
  html: {},
  empty: {},
  sessionEnd: {},
  answer: {
    'body!': (value) => typeof value === 'object' && value !== null,
    merge: (value) => typeof value === 'boolean',
  },
};

const commonFields: Readonly<Record<string, Test>> = {
  operation: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isOperation) : isOperation(value)),
  share: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  times: isCount(1),
  after: isCount(0),
};

const isKind = (value: unknown): value is FaultKind => typeof value === 'string' && Object.hasOwn(fieldsByKind, value);

/** Validates a list of faults. Throws HttpError 422 that names every invalid field. */
export function readFaults(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) throw faultsError([{ field: 'faults', message: 'must be a list of faults' }]);
  const invalidFields = value.flatMap((entry: unknown, index) =>
    invalidFieldsOf(entry).map(({ field, message }) => ({
      field: ['faults', index, field].filter((part) => part !== '').join('.'),
      message,
    })),
  );
  if (invalidFields.length > 0) throw faultsError(invalidFields);
  return value as readonly Fault[];
}

export function invalidFieldsOf(entry: unknown): { field: string; message: string }[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return [{ field: '', message: 'must be an object' }];
  const fault: Record<string, unknown> = { ...entry };
  const { kind } = fault;
  if (!isKind(kind)) return [{ field: 'kind', message: `must be one of ${Object.keys(fieldsByKind).join(', ')}` }];
  const tests: Record<string, Test> = { ...commonFields };
  const invalid: { field: string; message: string }[] = [];
  for (const [name, test] of Object.entries(fieldsByKind[kind])) {
    tests[name.replace('!', '')] = test;
    if (name.endsWith('!') && !(name.slice(0, -1) in fault))
      invalid.push({ field: name.slice(0, -1), message: 'is required' });
  }
  for (const [name, value] of Object.entries(fault)) {
    if (name === 'kind') continue;
    const test = tests[name];
    if (!test) invalid.push({ field: name, message: `is no field of the kind ${kind}` });
    else if (!test(value))
      invalid.push({ field: name, message: name === 'operation' ? unknownFields(value) : 'does not fit' });
  }
  if (kind === 'latency' && 'milliseconds' in fault === ('median' in fault && 'sigma' in fault))
    invalid.push({ field: 'milliseconds', message: 'a latency has either milliseconds, or median and sigma' });
  return invalid;
}

function unknownFields(value: unknown): string {
  const unknown = [value].flat().find((name) => !isOperation(name));
  return `there is no operation ${String(unknown)}; nearest: ${nearestNames(String(unknown), Object.keys(operations)).join(', ')}`;
}

const faultsError = (details: readonly { field: string; message: string }[]): HttpError =>
  new HttpError(422, 'Invalid', 'The order does not fit.', details);
