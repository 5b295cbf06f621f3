import { describe, expect, test } from 'vitest';
import {
  listOperations,
  resolveRef,
  type ContractDocument,
  type OperationNode,
  type SchemaNode,
} from './contract-node';

const document: ContractDocument = {
  info: { title: 'X', version: '1' },
  paths: {},
  components: {
    schemas: {
      Name: { type: 'string', description: 'A name.' },
      Alias: { $ref: '#/components/schemas/Name', description: 'An alias.' },
    },
    'a/b~c': { Odd: { type: 'integer' } },
    texts: { none: null, word: 'text' },
  },
};
const at = ($ref: string): SchemaNode => ({ $ref });

describe('resolveRef', () => {
  test('a node without a reference stays as it is, without a name', () => {
    const node: SchemaNode = { type: 'string' };
    expect(resolveRef(node, document)).toEqual({ node });
    expect(resolveRef(node, document).node).toBe(node);
  });

  test('a reference is replaced by its target, whose keywords its own ones replace', () => {
    expect(resolveRef(at('#/components/schemas/Name'), document)).toEqual({
      node: { type: 'string', description: 'A name.' },
      name: 'Name',
    });
    expect(resolveRef({ ...at('#/components/schemas/Name'), description: 'Mine.' }, document)).toEqual({
      node: { type: 'string', description: 'Mine.' },
      name: 'Name',
    });
  });

  test('a chain of references ends at the last target and has its name', () => {
    expect(resolveRef(at('#/components/schemas/Alias'), document)).toEqual({
      node: { type: 'string', description: 'An alias.' },
      name: 'Name',
    });
  });

  test('a slash and a tilde in a name are escaped', () => {
    expect(resolveRef(at('#/components/a~1b~0c/Odd'), document)).toEqual({ node: { type: 'integer' }, name: 'Odd' });
  });

  test.each([
    '#/components/schemas/None',
    '#/components/none/None',
    '#/components/texts/none',
    '#/components/texts/word',
  ])('%s, which does not exist, is named', ($ref) => {
    expect(() => resolveRef(at($ref), document)).toThrow(new Error(`${$ref} points to nothing`));
  });
});

test('operations are listed in order, without the other keywords of a path', () => {
  const operation = (operationId: string): OperationNode => ({ operationId, tags: [], summary: '', responses: {} });
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  const listed = listOperations({
    ...document,
    paths: {
      '/a': Object.fromEntries([...methods, 'parameters', 'options'].map((method) => [method, operation(method)])),
      '/b': { get: operation('other') },
    },
  });
  expect(listed).toEqual([
    ...methods.map((method) => ({ method: method.toUpperCase(), path: '/a', operation: operation(method) })),
    { method: 'GET', path: '/b', operation: operation('other') },
  ]);
});
