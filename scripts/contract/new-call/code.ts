import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listOperations, type ContractDocument } from '../../../src/lib/api-reference/contract-node.ts';
import type { CallBodies } from './documents.ts';
import { pascal, queryName, singular } from './names.ts';
import { RefusedError, type NewCall } from './request.ts';
import {
  literalsNode,
  objectsOf,
  parseSource,
  propertyEdit,
  propertyNames,
  returnedObject,
  withEdits,
  withImport,
} from './source.ts';

/** CONTRIBUTING asks to split a longer file. */
const MAX_LINES = 250;
const RESOLVER_LINES = 12;
const TAKEN = 'taken';

interface FileText {
  readonly file: string;
  readonly text: string;
}

const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text.replaceAll("'", "\\'")}'`);

const ownTaskImport = { module: './task-views', names: ['ownTask'] };

function resolverOf({ operationId, noun, parameters }: NewCall, { request, response }: CallBodies) {
  const task = parameters.find(({ isTask }) => isTask);
  const others = parameters.filter((parameter) => parameter !== task);
  const parts = [
    ...(task ? ['db', 'account'] : []),
    ...(parameters.length > 0 ? ['params'] : []),
    ...(request ? ['body'] : []),
  ];
  const isUnknown = others.map(({ name, example }) => `params.${name} !== ${literal(example)}`).join(' || ');
  const lines = [
    ...(task ? [`ownTask(db, account(), params.${task.name});`] : []),
    ...(others.length > 0 ? [`if (${isUnknown}) throw notFound('The ${singular(noun)}');`] : []),
    ...(request ? [`if (body.name === '${TAKEN}') throw new HttpError(409, 'Conflict', 'This name is taken.');`] : []),
  ];
  const answer = response ? literal(response.example) : 'undefined';
  const result = lines.length > 0 ? `{\n${lines.join('\n')}\nreturn ${answer};\n}` : `(${answer})`;
  const errors = [...(request ? ['HttpError'] : []), ...(others.length > 0 ? ['notFound'] : [])];
  return {
    code: `${operationId}: (${parts.length > 0 ? `{ ${parts.join(', ')} }` : ''}) => ${result}`,
    imports: [
      ...(errors.length > 0 ? [{ module: '#mocks/lib/http-error', names: errors }] : []),
      ...(task ? [ownTaskImport] : []),
    ],
  };
}

const sharedLength = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? left.length : index;
};

function nearestHandlers(root: URL, { noun, path }: NewCall, document: ContractDocument) {
  const calls = new Map(listOperations(document).map((call) => [call.operation.operationId, call]));
  const candidates = globSync('mocks/handlers/*.ts', { cwd: fileURLToPath(root) })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => {
      const file = name.replaceAll('\\', '/');
      const text = readFileSync(new URL(file, root), 'utf8');
      if (text.split('\n').length + RESOLVER_LINES > MAX_LINES) return [];
      const source = parseSource(text);
      return objectsOf(source).flatMap(({ type, object }) => {
        const [, picked] =
          /^Pick<\s*Resolvers,/.test(type?.getText() ?? '') && type && 'typeArguments' in type
            ? (type.typeArguments as Parameters<typeof literalsNode>[0][])
            : [];
        const union = literalsNode(picked, source);
        if (!union) return [];
        return propertyNames(object).flatMap((operationId) => {
          const call = calls.get(operationId);
          return call?.operation.tags[0] === noun
            ? [{ file, text, object, union, shared: sharedLength(call.path, path) }]
            : [];
        });
      });
    });
  return candidates.toSorted((a, b) => b.shared - a.shared)[0];
}

export function resolverFiles(root: URL, call: NewCall, bodies: CallBodies, document: ContractDocument): FileText[] {
  const { operationId } = call;
  const { code, imports } = resolverOf(call, bodies);
  const importing = (text: string) =>
    imports.reduce((result, { module, names }) => withImport(result, module, names), text);
  const nearest = nearestHandlers(root, call, document);
  if (nearest) {
    const { file, text, object, union } = nearest;
    const edits = [propertyEdit(object, code, undefined, '\n\n'), { at: union.end, text: ` | '${operationId}'` }];
    return [{ file, text: importing(withEdits(text, edits)) }];
  }
  const module = operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `mocks/handlers/${module}.ts`;
  if (existsSync(new URL(file, root))) throw new RefusedError(`${file} exists: choose another operationId`);
  const name = `${operationId}Handlers`;
  const list = 'mocks/handlers/resolvers.ts';
  const resolvers = readFileSync(new URL(list, root), 'utf8');
  const all = objectsOf(parseSource(resolvers)).find((constant) => constant.name === 'resolvers');
  if (!all) throw new RefusedError(`${list} has no constant resolvers`);
  const text = `import type { Resolvers } from '#mocks/lib/context';\n\nexport const ${name}: Pick<Resolvers, '${operationId}'> = {\n${code},\n};\n`;
  return [
    { file, text: importing(text) },
    {
      file: list,
      text: withImport(withEdits(resolvers, [propertyEdit(all.object, `...${name}`)]), `./${module}`, [name]),
    },
  ];
}

export function recipeFile(root: URL, call: NewCall, { request }: CallBodies, document: ContractDocument): FileText {
  const file = 'tests/contract/recipes.ts';
  const text = readFileSync(new URL(file, root), 'utf8');
  const object = returnedObject(text, 'recipesFor');
  if (!object) throw new RefusedError(`recipesFor of ${file} returns no object`);
  const nouns = new Map(listOperations(document).map(({ operation }) => [operation.operationId, operation.tags[0]]));
  const after = propertyNames(object).findLast((name) => nouns.get(name) === call.noun);
  const path = call.parameters.map(
    ({ name, example, isTask }) => `${name}: ${isTask ? 'taskId(1)' : literal(example)}`,
  );
  const parts = [
    ...(path.length > 0 ? [`path: { ${path.join(', ')} }`] : []),
    ...(request ? [`body: ${literal(request.example)}`] : []),
  ];
  return { file, text: withEdits(text, [propertyEdit(object, `${call.operationId}: { ${parts.join(', ')} }`, after)]) };
}

/** The generic calls cause every error but a 409. */
export function refusalFile(root: URL, { operationId }: NewCall, { request }: CallBodies): FileText {
  const file = 'tests/contract/refusals.ts';
  const text = readFileSync(new URL(file, root), 'utf8');
  if (!request) return { file, text };
  const table = objectsOf(parseSource(text)).find(({ name }) => name === 'specificRefusals');
  if (!table) throw new RefusedError(`${file} has no constant specificRefusals`);
  const code = `${operationId}: { 409: ({ recipe }) => ({ ...recipe, body: { ...recipe.body, name: '${TAKEN}' } }) }`;
  return { file, text: withEdits(text, [propertyEdit(table.object, code)]) };
}

export function dataFile(root: URL, call: NewCall, bodies: CallBodies): FileText {
  const file = `src/data/${call.noun}.ts`;
  const text = existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '';
  return { file, text: call.method === 'get' ? withQuery(text, call) : withMutation(root, text, call, bodies) };
}

function withQuery(text: string, call: NewCall): string {
  const { path, noun, parameters } = call;
  const names = parameters.map(({ name }) => name);
  const params = names.length > 0 ? `, { params: { path: { ${names.join(', ')} } } }` : '';
  const arrow = `(${names.map((name) => `${name}: string`).join(', ')}) => api.queryOptions('get', '${path}'${params})`;
  const queries = objectsOf(parseSource(text)).find(({ name }) => name.endsWith('Queries'))?.object;
  const code = `${queryName(call, queries ? propertyNames(queries) : [])}: ${arrow}`;
  const added = queries
    ? withEdits(text, [propertyEdit(queries, code)])
    : `${text}\nexport const ${singular(noun)}Queries = {\n${code},\n};\n`;
  return withImport(added, '#src/api/client', ['api']);
}

function withMutation(root: URL, text: string, call: NewCall, { request }: CallBodies): string {
  const { operationId, method, path, parameters } = call;
  const hook = `use${pascal(operationId)}`;
  const holder = globSync('src/data/*.ts', { cwd: fileURLToPath(root) }).find((name) =>
    readFileSync(new URL(name.replaceAll('\\', '/'), root), 'utf8').includes(`export function ${hook}(`),
  );
  if (holder !== undefined) throw new RefusedError(`${holder} has ${hook}: choose another operationId`);
  const variables = [
    ...parameters.map(({ name }) => ({ name, type: 'string' })),
    ...(request ? [{ name: 'body', type: `Schemas['${request.schema}']` }] : []),
  ];
  const [only] = variables;
  const names = variables.map(({ name }) => name).join(', ');
  const types = variables.map(({ name, type }) => `readonly ${name}: ${type}`).join('; ');
  const single = variables.length === 1 && only ? `${only.name}: ${only.type}` : '';
  const argument = variables.length > 1 ? `{ ${names} }: { ${types} }` : single;
  const options = [
    ...(parameters.length > 0 ? [`params: { path: { ${parameters.map(({ name }) => name).join(', ')} } }`] : []),
    ...(request ? ['body'] : []),
  ];
  const sent = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  const send = `client.${method.toUpperCase()}('${path}'${sent})`;
  const code = `export function ${hook}() {\nreturn useMutation({\nmutationFn: (${argument}) => ${send},\n});\n}\n`;
  const queryImport = withImport(`${text}\n${code}`, '@tanstack/react-query', ['useMutation']);
  const clientImport = withImport(queryImport, '#src/api/client', ['client']);
  return request ? withImport(clientImport, '#src/contract/types', ['Schemas'], true) : clientImport;
}
