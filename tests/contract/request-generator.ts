import fc from '#tests/fixtures/fast-check';
import type { TestCall } from '#mocks/test-client';
import { arbitraryOf } from './arbitrary';
import type { ParameterNode, SchemaNode } from './document';
import { fileArbitrary, multipartBody, type FilePart } from './multipart';
import type { GeneratedRequest } from './send-request';
import { mutationsOf, applyMutation, invalidTexts } from './invalid-values';
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
  knownValues: Readonly<Record<string, string | number>>,
): fc.Arbitrary<Record<string, string>> {
  const parameters = parametersOf(operation, where);
  const values = parameters.map((parameter) => {
    const generated = arbitraryOf(parameter.schema)
      .map(textOf)
      // A URL drops an empty or dot segment, and a comma separates list items.
      .filter((text) => (where === 'path' ? !/^\.{0,2}$/.test(text) : text !== ''));
    const known = knownValues[parameter.name];
    return [
      parameter.name,
      known === undefined ? generated : fc.oneof({ weight: 3, arbitrary: fc.constant(String(known)) }, generated),
    ] as const;
  });
  const required = parameters
    .filter((parameter) => where === 'path' || parameter.required === true)
    .map((parameter) => parameter.name);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function partsArbitrary(operation: Operation, recipe: TestCall): fc.Arbitrary<RequestParts> {
  const schema = jsonSchema(operation);
  const usual = recipe.body;
  const generatedBody = schema && arbitraryOf(schema);
  const mixed =
    schema && usual && generatedBody
      ? generatedBody.chain((other) =>
          fc.subarray(Object.keys(usual)).map((keptNames) => ({
            ...(other as object),
            ...Object.fromEntries(keptNames.map((name) => [name, usual[name as keyof typeof usual]])),
          })),
        )
      : undefined;
  const body: fc.Arbitrary<unknown> =
    generatedBody && mixed
      ? fc.oneof(fc.constant(usual), generatedBody, mixed)
      : (generatedBody ?? fileArbitrary(operation) ?? fc.constant(undefined));
  return fc.record({
    path: parameterArbitrary(operation, 'path', recipe.path ?? {}),
    query: parameterArbitrary(operation, 'query', recipe.query ?? {}),
    body,
  });
}

const isFile = ({ node }: Operation, body: unknown): body is FilePart =>
  body !== undefined && node.requestBody?.content['multipart/form-data'] !== undefined;

export function buildRequest(
  operation: Operation,
  { path, query, body }: RequestParts,
  field?: string,
): GeneratedRequest {
  const search = new URLSearchParams(query).toString();
  return {
    path:
      operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')) +
      (search ? `?${search}` : ''),
    ...(body === undefined ? {} : { body: isFile(operation, body) ? multipartBody(body) : JSON.stringify(body) }),
    field,
  };
}

export function invalidRequests(
  operation: Operation,
  parts: RequestParts,
): { readonly parts: RequestParts; readonly field: string }[] {
  const inPath = parametersOf(operation, 'path').flatMap(({ name, schema }) =>
    invalidTexts(schema, 'path').map((text) => ({
      parts: { ...parts, path: { ...parts.path, [name]: text } },
      field: name,
    })),
  );
  const inQuery = parametersOf(operation, 'query').flatMap(({ name, schema, required }) => {
    const { [name]: _, ...without } = parts.query;
    const wrong = invalidTexts(schema, 'query').map((text) => ({ ...parts, query: { ...parts.query, [name]: text } }));
    return [...wrong, ...(required ? [{ ...parts, query: without }] : [])].map((one) => ({ parts: one, field: name }));
  });
  const schema = jsonSchema(operation);
  const inBody =
    schema && parts.body !== undefined
      ? mutationsOf(schema, parts.body).map((spoiling) => ({
          parts: { ...parts, body: applyMutation(parts.body, spoiling) },
          field: spoiling.path.join('.'),
        }))
      : [];
  return [...inPath, ...inQuery, ...inBody];
}
