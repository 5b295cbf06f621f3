import { expect, test } from 'vitest';
import type { ContractDocument, OperationNode } from '#src/lib/api-reference/contract-node';
import { operationDetails } from '#src/lib/api-reference/operation-markup';
import { groupsOf, searchGroups } from './groups';

const operation = (operationId: string, tag: string, summary: string): OperationNode => ({
  operationId,
  tags: [tag],
  summary,
  'x-spec': ['API-001'],
  parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer' } }],
  responses: { '200': { description: 'Fine' } },
});
const contract: ContractDocument = {
  info: { title: 'X', version: '1' },
  tags: [{ name: 'tasks', description: 'Tasks.' }, { name: 'account' }, { name: 'empty' }],
  paths: {
    '/v1/account': { get: operation('readAccount', 'account', 'Read the account') },
    '/v1/tasks/{id}': {
      get: operation('readTask', 'tasks', 'Read a task'),
      delete: operation('deleteTask', 'tasks', 'Delete <b>a</b> task'),
    },
  },
  components: {},
};
const found = (query: string) =>
  searchGroups(groupsOf(contract), query).map(({ tag, calls }) => [
    tag,
    ...calls.map(({ call }) => call.operation.operationId),
  ]);

test('calls are grouped by noun in contract order, and nouns without calls are omitted', () => {
  expect(found('')).toEqual([
    ['tasks', 'readTask', 'deleteTask'],
    ['account', 'readAccount'],
  ]);
});

test('the search matches every word in address, method, text and parameter names', () => {
  expect(found('DELETE tasks')).toEqual([['tasks', 'deleteTask']]);
  expect(found('pagesize account')).toEqual([['account', 'readAccount']]);
  expect(found('.* (')).toEqual([]);
});

test('requirement ids are hidden from users, and markup in descriptions is escaped', () => {
  const [first] = groupsOf(contract).flatMap(({ calls }) => calls.map(({ call }) => call));
  if (!first) throw new Error('no call');
  const call = { ...first, operation: { ...first.operation, description: '<img src=x onerror=alert(1)>' } };
  expect(operationDetails(call, contract, 'users').text).not.toContain('API-001');
  expect(operationDetails(call, contract, 'builders').text).toContain('API-001');
  expect(operationDetails(call, contract, 'users').text).toContain('&lt;img src=x');
});
