import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { pointer, type SchemaNode } from './contract.ts';
import type { Finding } from './findings.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false });
(typeof addFormats === 'function' ? addFormats : (addFormats as { default: (instance: unknown) => void }).default)(ajv);
const compiled = new WeakMap<SchemaNode, ValidateFunction>();

/** Reports a deviation that repeats in a list once. */
export function schemaFindings(body: unknown, schema: SchemaNode, at: string): Finding[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(body)) return [];
  const byPlace = new Map<string, { first: ErrorObject; count: number }>();
  for (const error of withoutBranchErrors(validate.errors ?? [])) {
    const key = `${error.schemaPath} ${JSON.stringify(error.params)}`;
    const known = byPlace.get(key);
    if (known) known.count += 1;
    else byPlace.set(key, { first: error, count: 1 });
  }
  return [...byPlace.values()].map(({ first, count }) => ({
    kind: 'violation' as const,
    rule: 'schema' as const,
    message: describeError(first) + (count > 1 ? ` (and ${count - 1} more like it)` : ''),
    body: first.instancePath || '/',
    schema: at + first.schemaPath.slice(1),
  }));
}

/** Ajv reports every branch of oneOf and anyOf; keeps the closest, or the choice itself. */
function withoutBranchErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  for (const choice of choices) {
    const inside = (error: ErrorObject) =>
      error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath);
    const branchOf = (error: ErrorObject) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/', 1)[0];
    const branchErrors = kept.filter(inside);
    if (branchErrors.length === 0) continue;
    const branches = [...new Set(branchErrors.map(branchOf))].map((branch) =>
      branchErrors.filter((error) => branchOf(error) === branch),
    );
    const candidates = branches.filter(
      (branch) =>
        !branch.some(
          ({ keyword, instancePath }) =>
            instancePath === choice.instancePath && ['type', 'const', 'enum'].includes(keyword),
        ),
    );
    const [best] = candidates.toSorted((a, b) => a.length - b.length);
    kept = kept.filter((error) => (best ? error !== choice : true) && (!inside(error) || best?.includes(error)));
  }
  return kept;
}

function describeError({ keyword, params, message = 'does not fit', data, parentSchema }: ErrorObject): string {
  const details = params as Record<string, unknown>;
  const isSecret = parentSchema?.['x-secret'] === true;
  switch (keyword) {
    case 'required':
      return `the property '${String(details['missingProperty'])}' is missing`;
    case 'type':
      return `must be ${String(details['type']).replaceAll(',', ' or ')}, is ${typeOf(data)}`;
    case 'enum':
    case 'const':
      return isSecret ? message : `${formatValue(data)} is not one of the values that the contract lists`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `the property '${String(details['additionalProperty'] ?? details['unevaluatedProperty'])}' is not in the contract`;
    case 'format':
      return isSecret ? message : `${formatValue(data)} is not a valid ${String(details['format'])}`;
    case 'oneOf':
    case 'anyOf':
      return `${typeOf(data)} matches none of the shapes that the contract allows`;
    default:
      return message;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? 'nothing' : text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Optional properties that the contract chose; without them the UI shows less. */
export function missingChosenProperties(body: unknown, schema: SchemaNode, at: string): Finding[] {
  const found = new Map<string, Finding>();
  walk(body, schema, '', at, found);
  return [...found.values()];
}

function walk(value: unknown, schema: SchemaNode, bodyAt: string, at: string, found: Map<string, Finding>): void {
  if (Array.isArray(value)) {
    if (schema.items)
      for (const [index, item] of value.entries()) walk(item, schema.items, `${bodyAt}/${index}`, `${at}/items`, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const place = at + pointer('properties', name);
    if (Object.hasOwn(value, name)) {
      walk((value as Record<string, unknown>)[name], property, bodyAt + pointer(name), place, found);
    } else if (property['x-source'] === 'chosen' && !schema.required?.includes(name) && !found.has(place)) {
      found.set(place, {
        kind: 'warning',
        rule: 'missing-chosen',
        message: `the optional property '${name}' is missing; the application works without it but shows less`,
        body: bodyAt || '/',
        schema: place,
      });
    }
  }
  for (const choice of ['oneOf', 'anyOf', 'allOf'] as const) {
    const branches = schema[choice];
    if (!Array.isArray(branches)) continue;
    const fitting = (branches as SchemaNode[]).findIndex((branch) => ajv.validate(branch, value));
    const branch = (branches as SchemaNode[])[fitting];
    if (branch) walk(value, branch, bodyAt, `${at}/${choice}/${fitting}`, found);
  }
}
