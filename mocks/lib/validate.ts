import { dereference, validate, type Schema } from '@cfworker/json-schema';
import root from '#src/contract/schemas.gen.json';
import type { Schemas } from '#src/contract/types';

export interface Deviation {
  readonly field: string;
  readonly message: string;
}

interface MediaType {
  readonly schema?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema?: Schema & { type?: string | string[]; items?: { type?: string } };
}
export interface OperationSchemas {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly bodyRequired: boolean;
  readonly body: Schema | undefined;
  readonly multipart: Schema | undefined;
  readonly responses: Readonly<Record<string, Schema | undefined>>;
}

const lookup = dereference(root);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the contract's lint vouches for what a $ref leads to
function resolve<T>(node: unknown): T {
  if (typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string') {
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown> | undefined)?.[key.replace(/~1/g, '/').replace(/~0/g, '~')],
        root,
      );
    return resolve<T>(target);
  }
  return node as T;
}

const json = (content: Record<string, MediaType> | undefined) => content?.['application/json']?.schema;

export const operationSchemas: ReadonlyMap<string, OperationSchemas> = new Map(
  Object.values(root.paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
      .map(([, operation]) => {
        const op = operation as {
          operationId: string;
          parameters?: unknown[];
          requestBody?: unknown;
          responses: Record<string, unknown>;
        };
        const shared = (item['parameters'] ?? []) as unknown[];
        const body = op.requestBody
          ? resolve<{ required?: boolean; content: Record<string, MediaType> }>(op.requestBody)
          : undefined;
        const entry: OperationSchemas = {
          operationId: op.operationId,
          parameters: [...shared, ...(op.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter)),
          bodyRequired: body?.required ?? false,
          body: json(body?.content),
          multipart: body?.content['multipart/form-data']?.schema,
          responses: Object.fromEntries(
            Object.entries(op.responses).map(([status, response]) => [
              status,
              json(resolve<{ content?: Record<string, MediaType> }>(response).content),
            ]),
          ),
        };
        return [entry.operationId, entry] as const;
      }),
  ),
);

/** Returns the original node, from which the validator resolves references. */
export function schemaNamed(name: keyof Schemas): Schema {
  return resolve<Schema>({ $ref: `#/components/schemas/${name}` });
}

/** Returns the deviations from a schema; empty when the value fits. */
export function deviations(value: unknown, schema: Schema): Deviation[] {
  const result = validate(value, schema, '2020-12', lookup, false);
  if (result.valid) return [];
  // Outer errors only repeat the innermost ones.
  const deepest = result.errors.filter(
    (error) => !['$ref', 'properties', 'items', 'allOf', 'prefixItems'].includes(error.keyword),
  );
  return (deepest.length ? deepest : result.errors).map((error) => ({
    field: fieldPath(error.instanceLocation, error.keyword === 'required' ? error.error : ''),
    message: error.error,
  }));
}

/** Checking 10,000 entries of a response would block the page for a second. */
const MAX_CHECKED_ENTRIES = 300;

/** Returns a response with its lists cut to 300 entries. */
export function truncateLists(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const long = Object.entries(body).filter(([, value]) => Array.isArray(value) && value.length > MAX_CHECKED_ENTRIES);
  if (long.length === 0) return body;
  return {
    ...body,
    ...Object.fromEntries(long.map(([key, value]) => [key, (value as unknown[]).slice(0, MAX_CHECKED_ENTRIES)])),
  };
}

function fieldPath(location: string, missing: string): string {
  const place = location.replace(/^#\/?/, '').split('/').filter(Boolean);
  const name = /"([^"]+)"/.exec(missing)?.[1];
  return [...place, ...(name === undefined ? [] : [name])].join('.');
}

/** Parses a query string to the contract's types and lists invalid values. */
export function readParameters(
  schemas: OperationSchemas,
  where: 'query' | 'path',
  raw: (name: string) => readonly string[],
): { values: Record<string, unknown>; deviations: Deviation[] } {
  const values: Record<string, unknown> = {};
  const found: Deviation[] = [];
  for (const parameter of schemas.parameters.filter((entry) => entry.in === where)) {
    const rawValues = raw(parameter.name);
    const schema = resolve<NonNullable<Parameter['schema']>>(parameter.schema ?? {});
    if (rawValues.length === 0) {
      if (parameter.required) found.push({ field: parameter.name, message: 'is required' });
      else if (schema.default !== undefined) values[parameter.name] = schema.default;
      continue;
    }
    const value = convert(rawValues, schema, parameter.explode !== false);
    const wrong = parameter.schema ? deviations(value, parameter.schema) : [];
    if (wrong.length) found.push(...wrong.map((entry) => ({ field: parameter.name, message: entry.message })));
    else values[parameter.name] = value;
  }
  return { values, deviations: found };
}

function convert(rawValues: readonly string[], schema: NonNullable<Parameter['schema']>, explode: boolean): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') {
    const items = resolve<{ type?: string }>(schema.items ?? {});
    const parts = explode ? rawValues : (rawValues[0] ?? '').split(',').filter((part) => part !== '');
    return parts.map((part) => scalar(part, items.type));
  }
  return scalar(rawValues[0] ?? '', type);
}

function scalar(text: string, type: string | undefined): unknown {
  if (type === 'integer' || type === 'number')
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Parses a multipart body to the contract's types and lists invalid values. */
export function readForm(
  form: FormData,
  multipart: Schema,
): { values: Record<string, unknown>; deviations: Deviation[] } {
  const { properties = {} } = resolve<{ properties?: Record<string, { format?: string }> }>(multipart);
  const values = Object.fromEntries(form);
  const isFile = (name: string) => properties[name]?.format === 'binary';
  const found = Object.keys(values).flatMap((name): Deviation[] => {
    if (form.getAll(name).length > 1) return [{ field: name, message: 'comes twice' }];
    return isFile(name) === values[name] instanceof File ? [] : [{ field: name, message: 'is no file' }];
  });
  const texts = Object.entries(values).map(([name, value]) => [name, value instanceof File ? '' : value]);
  return { values, deviations: found.length ? found : deviations(Object.fromEntries(texts), multipart) };
}
