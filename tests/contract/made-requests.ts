import fc from '#tests/fixtures/fast-check';
import type { TestCall } from '#mocks/test-client';
import { arbitraryOf } from './arbitrary';
import type { ParameterNode, SchemaNode } from './document';
import { fileArbitrary, multipartBody, type FilePart } from './multipart';
import type { Made } from './send-request';
import { spoilings, spoilt, textsAgainst } from './spoil';
import type { Operation } from './validator';

const jsonSchema = ({ node }: Operation): SchemaNode | undefined =>
  node.requestBody?.content['application/json']?.schema;

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function parametersOf({ node }: Operation, where: 'path' | 'query'): readonly ParameterNode[] {
  return (node.parameters ?? []).filter((parameter) => parameter.in === where);
}

function parameterArbitrary(
  operation: Operation,
  where: 'path' | 'query',
  given: Readonly<Record<string, string | number>>,
): fc.Arbitrary<Record<string, string>> {
  const parameters = parametersOf(operation, where);
  const values = parameters.map((parameter) => {
    const made = arbitraryOf(parameter.schema)
      .map(textOf)
      // A URL drops an empty or dot segment, and a comma separates list items.
      .filter((text) => (where === 'path' ? !/^\.{0,2}$/.test(text) : text !== ''));
    const known = given[parameter.name];
    return [
      parameter.name,
      known === undefined ? made : fc.oneof({ weight: 3, arbitrary: fc.constant(String(known)) }, made),
    ] as const;
  });
  const required = parameters
    .filter((parameter) => where === 'path' || parameter.required === true)
    .map((parameter) => parameter.name);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function partsArbitrary(operation: Operation, recipe: TestCall): fc.Arbitrary<Parts> {
  const schema = jsonSchema(operation);
  const usual = recipe.body;
  const made = schema && arbitraryOf(schema);
  const mixed =
    schema && usual && made
      ? made.chain((other) =>
          fc.subarray(Object.keys(usual)).map((kept) => ({
            ...(other as object),
            ...Object.fromEntries(kept.map((name) => [name, usual[name as keyof typeof usual]])),
          })),
        )
      : undefined;
  const body: fc.Arbitrary<unknown> =
    made && mixed
      ? fc.oneof(fc.constant(usual), made, mixed)
      : (made ?? fileArbitrary(operation) ?? fc.constant(undefined));
  return fc.record({
    path: parameterArbitrary(operation, 'path', recipe.path ?? {}),
    query: parameterArbitrary(operation, 'query', recipe.query ?? {}),
    body,
  });
}

const isFile = ({ node }: Operation, body: unknown): body is FilePart =>
  body !== undefined && node.requestBody?.content['multipart/form-data'] !== undefined;

export function madeOf(operation: Operation, { path, query, body }: Parts, field?: string): Made {
  const search = new URLSearchParams(query).toString();
  return {
    path:
      operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')) +
      (search ? `?${search}` : ''),
    ...(body === undefined ? {} : { body: isFile(operation, body) ? multipartBody(body) : JSON.stringify(body) }),
    field,
  };
}

export function spoiltRequests(
  operation: Operation,
  parts: Parts,
): { readonly parts: Parts; readonly field: string }[] {
  const inPath = parametersOf(operation, 'path').flatMap(({ name, schema }) =>
    textsAgainst(schema, 'path').map((text) => ({
      parts: { ...parts, path: { ...parts.path, [name]: text } },
      field: name,
    })),
  );
  const inQuery = parametersOf(operation, 'query').flatMap(({ name, schema, required }) => {
    const { [name]: _, ...without } = parts.query;
    const wrong = textsAgainst(schema, 'query').map((text) => ({ ...parts, query: { ...parts.query, [name]: text } }));
    return [...wrong, ...(required ? [{ ...parts, query: without }] : [])].map((one) => ({ parts: one, field: name }));
  });
  const schema = jsonSchema(operation);
  const inBody =
    schema && parts.body !== undefined
      ? spoilings(schema, parts.body).map((spoiling) => ({
          parts: { ...parts, body: spoilt(parts.body, spoiling) },
          field: spoiling.place.join('.'),
        }))
      : [];
  return [...inPath, ...inQuery, ...inBody];
}
