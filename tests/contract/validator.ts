import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorSchema, operationNodes, type OperationNode, type ParameterNode, type SchemaNode } from './document';

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: OperationNode;
}

/** `body` is undefined without a body and null when it cannot be read. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string | null;
}

/** Header names in lower case; `body` is undefined for an unread file. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
// oxlint-disable-next-line typescript/no-unsafe-call -- its types describe CommonJS; Vite resolves the ES module
addFormats.default(ajv);

const compiled = new WeakMap<object, ValidateFunction>();
const strictOf = new WeakMap<object, SchemaNode>();

export function violations(schema: SchemaNode, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
  );
}

/** Every named property becomes required. */
export function strictProfile(schema: SchemaNode): SchemaNode {
  let known = strictOf.get(schema);
  if (!known) {
    known = requireAll(schema) as SchemaNode;
    strictOf.set(schema, known);
  }
  return known;
}

function requireAll(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(requireAll);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, requireAll(value)]),
  );
  const { properties } = copy;
  if (typeof properties === 'object' && properties !== null) copy['required'] = Object.keys(properties);
  return copy;
}

// Static paths first, as servers match them: '{' sorts behind letters.
const table = operationNodes
  .map(({ path, method, operation }) => ({
    operation: { id: operation.operationId, method, path, node: operation } satisfies Operation,
    pattern: new RegExp(
      `^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`,
    ),
    rank: path.replace(/\{/g, '\uffff'),
  }))
  .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));

export const contractOperations: readonly Operation[] = table.map((entry) => entry.operation);

export function operationOf(
  method: string,
  pathname: string,
): { readonly operation: Operation; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const { operation, pattern } of table) {
    if (operation.method !== method.toLowerCase()) continue;
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}

export function requestDeviations(request: SentRequest): string[] | undefined {
  const url = new URL(request.url);
  const found = operationOf(request.method, url.pathname);
  if (!found) return undefined;
  const { node } = found.operation;
  const parameters = node.parameters ?? [];
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => parameterDeviations(parameter, [found.params[parameter.name] ?? []].flat()));
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const query = known.flatMap((parameter) => parameterDeviations(parameter, url.searchParams.getAll(parameter.name)));
  const unknown = [...new Set(url.searchParams.keys())]
    .filter((name) => !known.some((parameter) => parameter.name === name))
    .map((name) => `query ${name} is not in the contract`);
  return [...path, ...query, ...unknown, ...bodyDeviations(node, request.body)];
}

function bodyDeviations(node: OperationNode, body: string | null | undefined): string[] {
  const media = node.requestBody?.content;
  if (body === null || (media && !media['application/json'])) return [];
  if (body === undefined || body === '') return node.requestBody?.required ? ['the body is missing'] : [];
  if (!media) return ['a body is sent where the contract has none'];
  const value = readJson(body);
  const schema = media['application/json']?.schema ?? {};
  return value === undefined ? ['the body is not JSON'] : violations(schema, value.json).map((line) => `body ${line}`);
}

function parameterDeviations(parameter: ParameterNode, values: readonly string[]): string[] {
  const where = `${parameter.in} ${parameter.name}`;
  if (values.length === 0) return parameter.required ? [`${where} is missing`] : [];
  return violations(parameter.schema, valueOf(parameter, values)).map((line) => `${where} ${line}`);
}

function valueOf(parameter: ParameterNode, values: readonly string[]): unknown {
  const { schema } = parameter;
  if (typeOf(schema) !== 'array') return scalar(values[0] ?? '', typeOf(schema));
  const parts = parameter.explode === false ? (values[0] ?? '').split(',').filter(Boolean) : values;
  return parts.map((part) => scalar(part, typeOf(schema['items'] as SchemaNode | undefined)));
}

const typeOf = (schema: SchemaNode | undefined): unknown =>
  Array.isArray(schema?.['type']) ? (schema['type'] as unknown[])[0] : schema?.['type'];

function scalar(text: string, type: unknown): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readJson(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** `strict` also checks successes against the strict profile. */
export function responseDeviations(
  operation: Operation,
  { status, headers, body }: ReceivedResponse,
  { strict = false } = {},
): string[] {
  const answer = operation.node.responses[String(status)];
  if (!answer) return [`status ${status} is not in the contract`];
  const missing = Object.entries(answer.headers ?? {})
    .filter(([name, header]) => header.required === true && headers[name.toLowerCase()] === undefined)
    .map(([name]) => `header ${name} is missing`);
  const retry = headers['retry-after'];
  if (retry !== undefined && !/^\d+$/.test(retry)) missing.push('header Retry-After is not a number of seconds');
  if (body === undefined) return missing;
  if (status === 204 || (status < 300 && !answer.content))
    return body === '' ? missing : [...missing, 'a body where the contract has none'];
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const isError = status >= 400;
  const media = isError ? { schema: errorSchema } : answer.content?.[type];
  if (isError && type !== 'application/json') return [...missing, `an error of type ${type || 'none'}`];
  if (!media) return [...missing, `content type ${type || 'none'} is not in the contract`];
  if (type !== 'application/json' || !media.schema) return missing;
  const value = readJson(body);
  if (!value) return [...missing, 'the answer is not JSON'];
  const plain = violations(media.schema, value.json);
  const more =
    strict && !isError && plain.length === 0
      ? violations(strictProfile(media.schema), value.json).map((line) => `strict ${line}`)
      : [];
  return [...missing, ...plain, ...more];
}
