import { dereference, validate, type Schema } from '@cfworker/json-schema';
import document from '#src/contract/openapi.gen.json';
import type { OperationId } from '#src/contract/operations.gen';
import { operations } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import { withoutExamples } from './lib/validate';

/** A node of the contract in which every property that is named is required: what the emulator itself is held to. */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, strict(value)]),
  );
  const { properties } = copy;
  if (typeof properties === 'object' && properties !== null) copy['required'] = Object.keys(properties);
  return copy;
}

const root = strict(withoutExamples(document));
const lookup = dereference(root as Schema);

function at(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null
    ? Object.entries(node).find(([name]) => name === key)?.[1]
    : undefined;
}

function check(value: unknown, schema: unknown): string[] {
  return validate(value, schema as Schema, '2020-12', lookup, false).errors.map(
    (error) => `${error.instanceLocation} ${error.error}`,
  );
}

/** Where a value leaves the strict profile of a schema by its name, one line a place: for JSON texts inside an answer. */
export function strictDeviationsOf(schema: keyof Schemas, value: unknown): string[] {
  return check(value, ['components', 'schemas', schema].reduce<unknown>(at, root));
}

/** Where an answer leaves the strict profile, one line a place; empty when it fits. */
export function strictDeviations(operation: OperationId, body: unknown): string[] {
  const { path, method } = operations[operation];
  const schema = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'].reduce<unknown>(
    at,
    root,
  );
  if (schema === undefined) return [`${operation} has no body in the contract`];
  return check(body, schema);
}
