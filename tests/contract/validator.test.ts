import { describe, expect, test } from 'vitest';
import { responseDeviations, operationOf, requestDeviations, type ReceivedResponse } from './validator';

const base = 'https://api.test';
const json = { 'content-type': 'application/json' };
const groups = operationOf('GET', '/v1/taskrules/taskgroup');
if (!groups) throw new Error('the contract has no list of groups');

const group = { taskGroupId: 'g-1', taskGroupName: 'Shops', isDefault: true, taskCount: 3 };
const answer = (body: unknown, change: Partial<ReceivedResponse> = {}, options = {}) =>
  responseDeviations(
    groups.operation,
    { status: 200, headers: json, body: typeof body === 'string' ? body : JSON.stringify(body), ...change },
    options,
  );

describe('response', () => {
  test('a matching response has no deviations', () => {
    expect(answer({ items: [group] })).toEqual([]);
    expect(answer({ items: [group] }, {}, { strict: true })).toEqual([]);
  });

  test('chosen properties may be missing, except in the strict profile', () => {
    const { taskCount: _, ...groupWithoutCount } = group;
    expect(answer({ items: [groupWithoutCount] })).toEqual([]);
    expect(answer({ items: [groupWithoutCount] }, {}, { strict: true })).toEqual([expect.stringContaining('/items/0')]);
  });

  test.each([
    ['a value of another kind', { items: [{ ...group, isDefault: 'yes' }] }, {}, '/items/0/isDefault'],
    ['a property that is missing', { items: [{ taskGroupId: 'g-1' }] }, {}, 'taskGroupName'],
    ['text that is not JSON', '{"items": [', {}, 'not JSON'],
    ['a web page', '<!doctype html>', { headers: { 'content-type': 'text/html' } }, 'text/html'],
    ['a status of its own', {}, { status: 418 }, 'status 418'],
    ['an error of another shape', { reason: 'no' }, { status: 401 }, 'error'],
    ['429 without Retry-After', { error: { code: 'Busy', message: 'Wait.' } }, { status: 429 }, 'Retry-After'],
  ])('%s is reported', (_, body, change, named) => {
    expect(answer(body, change).join('\n')).toContain(named);
  });
});

describe('request', () => {
  const of = (method: string, path: string, body?: string) => requestDeviations({ method, url: base + path, body });

  test('a matching request has no deviations, and one outside the contract is ignored', () => {
    expect(of('GET', '/v1/tasksearchs?page=2&statusList=0,1')).toEqual([]);
    expect(of('PUT', '/v1/favorites/templates/1001')).toEqual([]);
    expect(of('GET', '/images/logo.svg')).toBeUndefined();
  });

  test.each([
    ['GET', '/v1/tasksearchs?page=first', undefined, 'query page'],
    ['GET', '/v1/tasksearchs?size=3', undefined, 'query size is not in the contract'],
    ['GET', '/v1/taskrules', undefined, 'query taskId is missing'],
    ['POST', '/v1/tasks/batchstart', undefined, 'the body is missing'],
    ['POST', '/v1/tasks/batchstart', '{"taskIds":"task-1"}', 'body /taskIds'],
    ['GET', '/v1/taskrules/taskgroup', '{}', 'where the contract has none'],
  ])('%s %s is reported where it breaks the contract', (method, path, body, named) => {
    expect(of(method, path, body)?.join('\n')).toContain(named);
  });
});
