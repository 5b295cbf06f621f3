import { exampleOf, examplesOf, type Operation, type Parameter, type SchemaNode } from './contract.ts';
import type { Assignment, KnownIds } from './known-ids.ts';

export const UNKNOWN_ID = 'no-such-id-0000';

export interface Call {
  readonly target: string;
  readonly body?: BodyInit;
  readonly contentType?: string;
}

export function idParameters(operation: Operation, ids: KnownIds): Parameter[] {
  return (operation.parameters ?? []).filter((parameter) => isRequired(parameter) && ids.namesOf(parameter).length > 0);
}

const isRequired = (parameter: Parameter): boolean => parameter.in === 'path' || parameter.required === true;

export function optionalParameters(operation: Operation, ids: KnownIds): Parameter[] {
  return (operation.parameters ?? []).filter(
    (parameter) =>
      parameter.in === 'query' &&
      !isRequired(parameter) &&
      ids.namesOf(parameter).length === 0 &&
      !namesExampleRecord(parameter) &&
      exampleOf(parameter) !== undefined,
  );
}

const namesExampleRecord = (parameter: Parameter): boolean => {
  const example = exampleOf(parameter);
  return typeof example === 'string' && /^[a-z]{1,6}-\d+$/.test(example);
};

export function buildCall(
  operation: Operation,
  assignment: Assignment,
  extra: readonly Parameter[],
  ids: KnownIds,
): Call {
  const valueOf = (parameter: Parameter): unknown => assignment.get(parameter.name) ?? exampleOf(parameter);
  const parameters = operation.parameters ?? [];
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return encodeURIComponent(String(parameter ? valueOf(parameter) : UNKNOWN_ID));
  });
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || !(isRequired(parameter) || extra.includes(parameter))) continue;
    const value = valueOf(parameter);
    const texts = Array.isArray(value) ? value.map(String) : [String(value)];
    if (Array.isArray(value) && parameter.explode === false) query.set(parameter.name, texts.join(','));
    else for (const text of texts) query.append(parameter.name, text);
  }
  const target = query.size > 0 ? `${path}?${query.toString()}` : path;
  return { target, ...bodyOf(operation, ids) };
}

function bodyOf(operation: Operation, ids: KnownIds): Pick<Call, 'body' | 'contentType'> {
  const content = operation.requestBody?.content;
  if (!content) return {};
  if (content['application/json']) {
    const [example] = examplesOf(content);
    return example === undefined
      ? {}
      : { body: JSON.stringify(withKnownIds(example, ids)), contentType: 'application/json' };
  }
  if (content['multipart/form-data']) return { body: formOf(content['multipart/form-data'].schema?.properties ?? {}) };
  return {};
}

function withKnownIds(node: unknown, ids: KnownIds): unknown {
  if (Array.isArray(node)) return node.map((item) => withKnownIds(item, ids));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    (Object.entries(node) as [string, unknown][]).map(([name, value]) => {
      const one = name.endsWith('Ids') ? name.slice(0, -1) : name;
      const known = one.endsWith('Id') ? ids.first(one) : undefined;
      if (known !== undefined && Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return [name, [known]];
      if (known !== undefined && typeof value === 'string') return [name, known];
      return [name, withKnownIds(value, ids)];
    }),
  );
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function formOf(properties: Readonly<Record<string, SchemaNode>>): FormData {
  const form = new FormData();
  const picture = new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });
  for (const [name, schema] of Object.entries(properties)) {
    if (schema['format'] === 'binary' || 'contentMediaType' in schema || name === 'file')
      form.set(name, picture, 'pixel.png');
  }
  return form;
}
