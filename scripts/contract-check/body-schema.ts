import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Cause } from './causes.ts';
import { pointer, type SchemaNode } from './contract.ts';
import type { Finding } from './findings.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false });
(typeof addFormats === 'function' ? addFormats : (addFormats as { default: (instance: unknown) => void }).default)(ajv);
const compiled = new WeakMap<SchemaNode, ValidateFunction>();

/** Reports a deviation that repeats in a list once. */
export function schemaFindings(body: unknown, schema: SchemaNode, at: string, bodyAt = ''): Finding[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(body)) return [];
  const byPlace = new Map<string, { first: ErrorObject; count: number }>();
  for (const error of withoutRepeats(withoutBranchErrors(validate.errors ?? []))) {
    const key = `${error.schemaPath} ${JSON.stringify(error.params)} ${causeOf(error)}`;
    const known = byPlace.get(key);
    if (known) known.count += 1;
    else byPlace.set(key, { first: error, count: 1 });
  }
  return [...byPlace.values()].map(({ first, count }) => ({
    kind: 'violation' as const,
    rule: 'schema' as const,
    cause: causeOf(first),
    message: describeError(first) + (count > 1 ? ` (and ${count - 1} more like it)` : ''),
    body: bodyAt + first.instancePath || '/',
    schema: at + first.schemaPath.slice(1),
    ...propertyOf(first),
  }));
}

function propertyOf({ params }: ErrorObject): Pick<Finding, 'property'> {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, string | undefined>;
  const property = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return property === undefined ? {} : { property };
}

function causeOf(error: ErrorObject): Cause {
  switch (error.keyword) {
    case 'type':
    case 'oneOf':
    case 'anyOf':
      return typeCause(error.data, expectedTypes(error));
    case 'required':
      return 'missing-property';
    case 'enum':
    case 'const':
      return [error.schema].flat().some((value) => value !== error.data && String(value) === String(error.data))
        ? typeCause(error.data, [error.schema].flat().map(typeOf))
        : 'unlisted-value';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'forbidden-property';
    case 'format':
      return error.schema === 'date-time' ? 'time' : 'format';
    default:
      return 'limit';
  }
}

function expectedTypes({ keyword, params, schema }: ErrorObject): string[] {
  if (keyword === 'type') return [(params as { type: string | string[] }).type].flat();
  return (schema as SchemaNode[]).flatMap(({ type = [] }) => type);
}

function typeCause(value: unknown, expected: readonly string[]): Cause {
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  if (isNumeric && expected.some((type) => type === 'number' || type === 'integer')) return 'number-as-text';
  if (typeof value === 'number' && expected.includes('string')) return 'text-as-number';
  if (expected.includes('boolean') && ['true', 'false', '0', '1'].includes(String(value))) return 'boolean';
  if (value === null) return expected.includes('array') ? 'null-list' : 'null-value';
  return 'type';
}

/** Names the property whose value has more of the required properties than `body`. */
export function envelopeOf(body: unknown, schema: SchemaNode): string | undefined {
  const count = (node: unknown) =>
    typeof node === 'object' && node !== null
      ? (schema.required ?? []).filter((name) => Object.hasOwn(node, name)).length
      : 0;
  if (typeof body !== 'object' || body === null || count(body) === (schema.required ?? []).length) return undefined;
  const [best] = Object.entries(body)
    .filter(([name]) => !Object.hasOwn(schema.properties ?? {}, name))
    .toSorted((a, b) => count(b[1]) - count(a[1]));
  return best && count(best[1]) > count(body) ? best[0] : undefined;
}

function withoutRepeats(errors: readonly ErrorObject[]): ErrorObject[] {
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return errors.filter(
    ({ keyword, instancePath }) => !((keyword === 'enum' || keyword === 'const') && mistyped.has(instancePath)),
  );
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

/** Missing chosen properties, without which the UI shows less, and extra properties. */
export function propertyWarnings(body: unknown, schema: SchemaNode, at: string, bodyAt = ''): Finding[] {
  const found = new Map<string, Finding>();
  walk(body, schema, bodyAt, at, found);
  return [...found.values()];
}

function walk(value: unknown, schema: SchemaNode, bodyAt: string, at: string, found: Map<string, Finding>): void {
  if (Array.isArray(value)) {
    if (schema.items)
      for (const [index, item] of value.entries()) walk(item, schema.items, `${bodyAt}/${index}`, `${at}/items`, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  noteExtras(value, schema, bodyAt, at, found);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const place = at + pointer('properties', name);
    if (Object.hasOwn(value, name)) {
      walk((value as Record<string, unknown>)[name], property, bodyAt + pointer(name), place, found);
    } else if (property['x-source'] === 'chosen' && !schema.required?.includes(name) && !found.has(place)) {
      found.set(place, {
        kind: 'warning',
        rule: 'missing-chosen',
        cause: 'missing-chosen',
        message: `the optional property '${name}' is missing; the application works without it but shows less`,
        body: bodyAt || '/',
        schema: place,
        property: name,
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

function noteExtras(value: object, schema: SchemaNode, bodyAt: string, at: string, found: Map<string, Finding>): void {
  const { properties } = schema;
  if (!properties || ['additionalProperties', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in schema)) return;
  for (const name of Object.keys(value)) {
    const key = `${at} ${name}`;
    if (Object.hasOwn(properties, name) || found.has(key)) continue;
    found.set(key, {
      kind: 'warning',
      rule: 'extra-property',
      cause: 'extra-property',
      message: `the property '${name}' is not in the contract`,
      body: bodyAt + pointer(name),
      schema: at + pointer('properties'),
      property: name,
    });
  }
}
