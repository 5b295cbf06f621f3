import { stringifyYaml } from '../openapi-core.mjs';
import { pascal, sentence, singular, subject } from './names.ts';
import { RefusedError, type NewCall } from './request.ts';

const EXAMPLE = { name: 'Shop prices' };

const ERRORS: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'NoSession',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
};

interface Body {
  readonly schema: string;
  readonly example: object;
}

export interface CallBodies {
  readonly schemas: Readonly<Record<string, object>>;
  readonly request?: Body;
  readonly response?: Body;
}

export function bodiesOf({ operationId, method, spec }: NewCall, taken: readonly string[]): CallBodies {
  const name = pascal(operationId);
  const free = (...names: readonly string[]): string => {
    const found = names.find((candidate) => !taken.includes(candidate));
    if (found === undefined) throw new RefusedError(`the contract has schemas called ${names.join(' and ')}`);
    return found;
  };
  const text = { type: 'string', maxLength: 100, description: 'Name' };
  const record = (schema: string) => ({
    type: 'object',
    description: `${sentence(schema)}.`,
    'x-spec': spec,
    'x-entity': true,
    properties: { name: { ...text, 'x-source': 'chosen', examples: [EXAMPLE.name] } },
  });
  if (method === 'delete') return { schemas: {} };
  if (method === 'get' && /^list[A-Z]/.test(operationId)) {
    const one = singular(subject(operationId));
    const [item, schema] = [free(one, `${one}Item`), free(`${one}List`, `${name}Response`)];
    const items = { type: 'array', items: { $ref: `#/${item}` }, description: 'The records' };
    const list = { type: 'object', description: `${sentence(schema)}.`, 'x-spec': spec, required: ['items'] };
    return {
      schemas: { [schema]: { ...list, properties: { items } }, [item]: record(item) },
      response: { schema, example: { items: [EXAMPLE] } },
    };
  }
  if (method === 'get') {
    const schema = free(pascal(subject(operationId)), `${name}Response`);
    return { schemas: { [schema]: record(schema) }, response: { schema, example: EXAMPLE } };
  }
  const [request, response] = [free(`${name}Request`), free(`${name}Response`)];
  const requestSchema = {
    type: 'object',
    description: `${sentence(request)}.`,
    'x-spec': spec,
    required: ['name'],
    properties: { name: { ...text, minLength: 1, examples: [EXAMPLE.name] } },
  };
  return {
    schemas: { [request]: requestSchema, [response]: record(response) },
    request: { schema: request, example: EXAMPLE },
    response: { schema: response, example: EXAMPLE },
  };
}

export function errorsOf({ parameters }: NewCall, { request }: CallBodies): number[] {
  const hasParameters = parameters.length > 0;
  const causes: readonly [status: number, isCaused: boolean][] = [
    [400, hasParameters || request !== undefined],
    [401, true],
    [403, parameters.some(({ isTask }) => isTask)],
    [404, hasParameters],
    [409, request !== undefined],
    [422, request !== undefined],
    [429, true],
    [500, true],
    [503, true],
  ];
  return causes.filter(([, isCaused]) => isCaused).map(([status]) => status);
}

export function operationNode(call: NewCall, bodies: CallBodies): object {
  const { operationId, noun, spec, parameters } = call;
  const { request, response } = bodies;
  const summary = sentence(operationId);
  const content = ({ schema, example }: Body) => ({
    content: {
      'application/json': {
        schema: { $ref: `../schemas/${noun}.yaml#/${schema}` },
        examples: { usual: { value: example } },
      },
    },
  });
  const success = response
    ? { 200: { description: `${sentence(response.schema)}.`, ...content(response) } }
    : { 204: { description: 'Done.' } };
  const errors = errorsOf(call, bodies).map(
    (status) => [status, { $ref: `../responses.yaml#/${ERRORS[status]}` }] as const,
  );
  return {
    operationId,
    tags: [noun],
    summary,
    description: `${summary}.`,
    'x-spec': spec,
    'x-path-source': 'chosen',
    ...(parameters.length > 0 ? { parameters: parameters.map(({ node }) => node) } : {}),
    ...(request
      ? { requestBody: { required: true, description: `${sentence(request.schema)}.`, ...content(request) } }
      : {}),
    responses: { ...success, ...Object.fromEntries(errors) },
  };
}

const yaml = (node: object) => stringifyYaml(node, { lineWidth: -1, noRefs: true });

export const withEntries = (text: string, entries: object): string => `${text.trimEnd()}\n${yaml(entries)}`.trimStart();

export function withMethod(text: string, path: string, node: object): string {
  const lines = text.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.replaceAll(/['"]/g, '') === `${path}:`);
  if (start === -1) throw new RefusedError(`no line of the file is '${path}:'`);
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  const end = length === -1 ? lines.length : start + 1 + length;
  const added = yaml(node)
    .trimEnd()
    .replaceAll(/^(?=.)/gm, '  ');
  return `${[...lines.slice(0, end), added, ...lines.slice(end)].join('\n')}\n`;
}

export function withListedPath(text: string, { noun, path }: NewCall): string {
  const lines = text.split('\n');
  const ofNoun = lines.findLastIndex((line) => line.includes(`$ref: ./paths/${noun}.yaml#`));
  const at = ofNoun === -1 ? lines.findLastIndex((line) => line.includes('$ref: ./paths/')) : ofNoun;
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return lines.toSpliced(at + 1, 0, `  ${path}:`, `    $ref: ./paths/${noun}.yaml#/${pointer}`).join('\n');
}
