import { dereference, validate, type Schema } from '@cfworker/json-schema';
import schemas from '#src/contract/schemas.gen.json';
import type { OperationId } from '#src/contract/operations.gen';
import { operations } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';

function toStrict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toStrict);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, toStrict(value)]),
  );
  const { properties } = copy;
  if (typeof properties === 'object' && properties !== null) copy['required'] = Object.keys(properties);
  return copy;
}

const root = toStrict(schemas);
const lookup = dereference(root as Schema);

function strictNodeOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null
    ? Object.entries(node).find(([name]) => name === key)?.[1]
    : undefined;
}

function deviationLines(value: unknown, schema: unknown): string[] {
  return validate(value, schema as Schema, '2020-12', lookup, false).errors.map(
    (error) => `${error.instanceLocation} ${error.error}`,
  );
}

/** One line each. */
export function strictDeviationsOf(schema: keyof Schemas, value: unknown): string[] {
  return deviationLines(value, ['components', 'schemas', schema].reduce<unknown>(strictNodeOf, root));
}

/** One line each. */
export function strictDeviations(operation: OperationId, body: unknown): string[] {
  const { path, method } = operations[operation];
  const schema = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'].reduce<unknown>(
    strictNodeOf,
    root,
  );
  if (schema === undefined) return [`${operation} has no body in the contract`];
  return deviationLines(body, schema);
}
