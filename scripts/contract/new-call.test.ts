import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractCopy } from '#tests/fixtures/contract-copy';
import { bundledContract } from './bundle.mjs';
import { addCall } from './new-call/plan.ts';
import { readCall } from './new-call/request.ts';

const newCopy = () =>
  contractCopy(
    'mocks/handlers',
    'src/data',
    'tests/contract/recipes.ts',
    'tests/contract/refusals.ts',
    'docs/requirements.yaml',
    '.oxfmtrc.json',
  );

const contentOf = (folder: string) =>
  globSync('**/*.*', { cwd: folder })
    .sort()
    .map((file) => [file, file.includes('.') ? readFileSync(join(folder, file), 'utf8') : '']);

const repository = new URL('../../', import.meta.url);
const contract = bundledContract(repository);
const history = ['getTaskHistory', '--noun', 'tasks', '--method', 'get', '--path', '/v1/tasks/{id}/history'];

test('a new reading call is in every place of a call, and the generator makes its types', async () => {
  const { root, read, folder } = newCopy();
  const { plan } = await addCall(root, [...history, '--spec', 'API-058']);
  expect(plan.map(({ file }) => file)).toEqual([
    'openapi/paths/tasks.yaml',
    'openapi/openapi.yaml',
    'openapi/schemas/tasks.yaml',
    'mocks/handlers/task-runs.ts',
    'tests/contract/recipes.ts',
    'tests/contract/refusals.ts',
    'src/data/tasks.ts',
  ]);
  expect(plan.filter(({ next }) => next.startsWith('nothing')).map(({ file }) => file)).toEqual([
    'openapi/openapi.yaml',
    'tests/contract/refusals.ts',
  ]);
  expect(read('src/contract/operations.gen.ts')).toContain(
    "/** Get task history (API-058) */\n  getTaskHistory: { method: 'get', path: '/v1/tasks/{id}/history', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },",
  );
  expect(read('src/contract/api.gen.ts')).toMatch(/\bTaskHistory: \{\n[\s\S]*?name\?: string;/);
  expect(read('mocks/handlers/task-runs.ts')).toMatch(/'deleteTasks' \| 'getTaskHistory'\n> = /);
  expect(read('mocks/handlers/task-runs.ts')).toContain(
    "  getTaskHistory: ({ db, account, params }) => {\n    ownTask(db, account(), params.id);\n    return { name: 'Shop prices' };\n  },",
  );
  expect(read('tests/contract/recipes.ts')).toContain('    getTaskHistory: { path: { id: taskId(1) } },\n');
  expect(read('src/data/tasks.ts')).toContain(
    "  history: (id: string) => api.queryOptions('get', '/v1/tasks/{id}/history', { params: { path: { id } } }),\n",
  );

  const before = contentOf(folder);
  await expect(addCall(root, history)).rejects.toThrow('getTaskHistory exists: GET /v1/tasks/{id}/history');
  expect(contentOf(folder)).toEqual(before);
});

test('a new writing call has a refusal and a mutation, and its own handlers where the nearest file is full', async () => {
  const { root, read } = newCopy();
  await addCall(root, ['pauseRun', '--noun', 'runs', '--method', 'put', '--path', '/v1/tasks/{id}/lot/{lot}/log']);
  expect(read('openapi/paths/runs.yaml')).toMatch(
    /\n\/v1\/tasks\/\{id\}\/lot\/\{lot\}\/log:\n {2}get:\n[\s\S]*\n {2}put:\n {4}operationId: pauseRun\n/,
  );
  expect(read('src/contract/api.gen.ts')).toContain('PauseRunRequest: {');
  expect(read('mocks/handlers/pause-run.ts')).toContain(
    "if (body.name === 'taken') throw new HttpError(409, 'Conflict', 'This name is taken.');",
  );
  expect(read('mocks/handlers/resolvers.ts')).toMatch(
    /import \{ pauseRunHandlers \}[\s\S]*\.\.\.pauseRunHandlers,\n\};/,
  );
  expect(read('tests/contract/recipes.ts')).toContain(
    "pauseRun: { path: { id: taskId(1), lot: '3' }, body: { name: 'Shop prices' } },",
  );
  expect(read('tests/contract/refusals.ts')).toContain(
    "pauseRun: { 409: ({ recipe }) => ({ ...recipe, body: { ...recipe.body, name: 'taken' } }) },",
  );
  expect(read('src/data/runs.ts')).toMatch(/export function usePauseRun\(\)[\s\S]*client\.PUT\(/);
});

test.each([
  [['listTasks', '--noun', 'tasks', '--method', 'get', '--path', '/v1/all'], 'listTasks exists: GET /v1/tasksearchs'],
  [
    ['listAll', '--noun', 'tasks', '--method', 'GET', '--path', '/v1/tasksearchs'],
    'GET /v1/tasksearchs exists: listTasks',
  ],
  [
    ['renameTask', '--noun', 'tasks', '--method', 'put', '--path', '/v1/tasks/{taskId}/summary'],
    'the contract writes this path as /v1/tasks/{id}/summary',
  ],
  [
    ['listAll', '--noun', 'robots', '--method', 'get', '--path', '/v1/all'],
    "'robots' is no noun of the contract; there are session, account, billing, members, promotions, templates, tasks, runs, proxies, exports",
  ],
  [['listAll', '--noun', 'tasks', '--method', 'fetch', '--path', '/v1/all'], "'fetch' is no method of the client"],
  [['listAll', '--noun', 'tasks', '--method', 'get', '--path', 'v1/all'], "'v1/all' is no path"],
  [['listAll', '--noun', 'tasks', '--method', 'get', '--path', '/v1/{id}/{id}'], 'has two parameters of one name'],
  [['List-all', '--noun', 'tasks', '--method', 'get', '--path', '/v1/all'], "'List-all' is no operationId"],
  [
    ['startTasks2', '--noun', 'tasks', '--method', 'get', '--path', '/v1/all', '--spec', 'API-999'],
    'docs/requirements.yaml has no API-999',
  ],
  [['listAll', 'tasks', 'get', '/v1/all'], 'Usage: npm run contract:new -- '],
])('%s is refused', async (args, message) => {
  const document = await contract;
  expect(() => readCall(repository, args, document)).toThrow(message);
});

test('nothing is written when a call is refused or the contract has a problem', async () => {
  const { root, folder } = newCopy();
  const before = contentOf(folder);
  const call = (operationId: string) =>
    addCall(root, [operationId, '--noun', 'tasks', '--method', 'post', '--path', '/v1/all']);
  await expect(call('listTasks')).rejects.toThrow('listTasks exists');
  await expect(call('saveTask')).rejects.toThrow('src/data/tasks.ts has useSaveTask');
  const links = ['links', '--noun', 'runs', '--method', 'get', '--path', '/v1/all'];
  await expect(addCall(root, links)).rejects.toThrow('mocks/handlers/links.ts exists');
  expect(contentOf(folder)).toEqual(before);

  writeFileSync(join(folder, 'openapi/paths/strays.yaml'), '/v1/strays: {}\n');
  const withStray = contentOf(folder);
  await expect(call('listAll')).rejects.toThrow('lists no path of openapi/paths/strays.yaml');
  expect(contentOf(folder)).toEqual(withStray);
});
