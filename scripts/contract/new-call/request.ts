import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  listOperations,
  type ContractDocument,
  type ParameterNode,
} from '../../../src/lib/api-reference/contract-node.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const USAGE =
  'npm run contract:new -- <operationId> --noun tasks --method get --path /v1/tasks/{id}/history [--spec API-001,TASK-02]';

export type Method = (typeof METHODS)[number];

export interface PathParameter {
  readonly name: string;
  readonly example: string;
  readonly node: object;
  readonly isTask: boolean;
}

export interface NewCall {
  readonly operationId: string;
  readonly noun: string;
  readonly method: Method;
  readonly path: string;
  readonly spec: readonly string[];
  readonly parameters: readonly PathParameter[];
}

export class RefusedError extends Error {}

export function readCall(root: URL, args: readonly string[], document: ContractDocument): NewCall {
  const given = readFlags(args);
  const { operationId, noun, path } = given;
  const method = METHODS.find((name) => name === given.method.toLowerCase());
  const spec = given.spec.split(',').filter((id) => id !== '');
  const nouns = (document.tags ?? []).map(({ name }) => name);
  const operations = listOperations(document);
  const samePath = operations.filter((operation) => shapeOf(operation.path) === shapeOf(path));
  const known = [...readFileSync(new URL('docs/requirements.yaml', root), 'utf8').matchAll(/- id: (\S+)/g)];
  const refusals: string[] = [];
  const refuseIf = (isWrong: boolean, reason: string) => void (isWrong && refusals.push(reason));

  refuseIf(!/^[a-z][A-Za-z0-9]*$/.test(operationId), `'${operationId}' is no operationId: write it as listTasks`);
  const namesake = operations.find(({ operation }) => operation.operationId === operationId);
  if (namesake) refusals.push(`${operationId} exists: ${namesake.method} ${namesake.path}`);
  refuseIf(!nouns.includes(noun), `'${noun}' is no noun of the contract; there are ${nouns.join(', ')}`);
  refuseIf(method === undefined, `'${given.method}' is no method of the client; there are ${METHODS.join(', ')}`);
  const names = parameterNames(path);
  const isPath = /^\/(?:v\d+|api)(?:\/(?:[\w.:-]|\{[A-Za-z]\w*\})+)+$/.test(path);
  refuseIf(!isPath, `'${path}' is no path: it starts with /v1/ or /api/, as in /v1/tasks/{id}/history`);
  refuseIf(new Set(names).size < names.length, `${path} has two parameters of one name`);
  const taken = samePath.find((operation) => operation.method === method?.toUpperCase());
  if (taken) refusals.push(`${taken.method} ${taken.path} exists: ${taken.operation.operationId}`);
  const other = samePath.find((operation) => operation.path !== path);
  if (other && !taken) refusals.push(`the contract writes this path as ${other.path}`);
  const strangers = spec.filter((id) => !known.some(([, name]) => name === id));
  refuseIf(strangers.length > 0, `docs/requirements.yaml has no ${strangers.join(', ')}`);

  if (refusals.length > 0 || method === undefined) throw new RefusedError(refusals.join('\n'));
  const parameters = names.map((name) => parameterOf(name, path, noun, document));
  return { operationId, noun, method, path, spec, parameters };
}

function readFlags(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        noun: { type: 'string' },
        method: { type: 'string' },
        path: { type: 'string' },
        spec: { type: 'string', default: '' },
      },
    });
    const [operationId, ...rest] = positionals;
    const { noun, method, path, spec } = values;
    if (operationId !== undefined && rest.length === 0 && noun && method && path)
      return { operationId, noun, method, path, spec };
  } catch {
    // The usage below names every flag.
  }
  throw new RefusedError(`Usage: ${USAGE}`);
}

const parameterNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

function parameterOf(name: string, path: string, noun: string, document: ContractDocument): PathParameter {
  const start = (text: string) => text.slice(0, text.indexOf(`{${name}}`));
  const candidates = listOperations(document).flatMap((operation) =>
    (operation.operation.parameters ?? [])
      .filter((parameter) => parameter.name === name && isPlainText(parameter))
      .map((parameter) => ({ ...operation, parameter })),
  );
  const similar = [
    candidates.filter((candidate) => start(candidate.path) === start(path)),
    candidates.filter(({ operation }) => operation.tags[0] === noun),
    name === 'id' ? [] : candidates,
  ].find((group) => group.length > 0);
  const examples = (similar ?? []).map(({ parameter }) => String(parameter.example));
  const timesUsed = (example: string) => examples.filter((other) => other === example).length;
  const [usual] = examples.toSorted((a, b) => timesUsed(b) - timesUsed(a));
  const found = similar?.find(({ parameter }) => parameter.example === usual);
  if (found && usual !== undefined) return { name, example: usual, node: found.parameter, isTask: usual === 'task-1' };
  const example = `${name}-1`;
  const schema = { type: 'string', minLength: 1, maxLength: 100 };
  return {
    name,
    example,
    node: { name, in: 'path', description: `Value of ${name}`, required: true, schema, example },
    isTask: false,
  };
}

const isPlainText = ({ in: place, schema, example }: ParameterNode) =>
  place === 'path' &&
  schema.type === 'string' &&
  typeof example === 'string' &&
  !['enum', 'pattern', 'format'].some((keyword) => keyword in schema);
