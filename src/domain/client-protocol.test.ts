import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { TaskMode } from '#src/contract/enums.gen';
import { clientLink, clientTaskLink, isClientLink, readClientTask } from './client-protocol';

const query = (workFlowType: string, taskId: string) => new URLSearchParams({ workFlowType, taskId });
const linkOf = (taskId: string) => clientTaskLink({ workFlowType: TaskMode.AdvanceMode, taskId });

test('TASK-25 PUB-02 a client link carries the mode and the id of the task', () => {
  expect(clientTaskLink({ workFlowType: TaskMode.TemplateMode, taskId: 'task-10002-6' })).toBe(
    'gleaner://run?workFlowType=10&taskId=task-10002-6',
  );
  expect(isClientLink('gleaner://run?workFlowType=10&taskId=task-10002-6')).toBe(true);
  expect(readClientTask(query('2', 'x'.repeat(100)))).toBeDefined();
  expect(readClientTask(query('2', 'task-1'))).toEqual({ workFlowType: TaskMode.AdvanceMode, taskId: 'task-1' });
});

test.each([
  ['another parameter', 'a&run=calc', 'a%26run%3Dcalc'],
  ['a quote and a switch', "a\"--x='(1)'", 'a%22--x%3D%27%281%29%27'],
  ['a fragment and a path', '../..#x?y', '..%2F..%23x%3Fy'],
  ['a percent sign', '%22', '%2522'],
  ['a star', 'a*', 'a%2A'],
  ['a hundred letters', 'x'.repeat(100), 'x'.repeat(100)],
  ['another alphabet', '価格', '%E4%BE%A1%E6%A0%BC'],
  ['a shell', '$(rm)`;|<>', '%24%28rm%29%60%3B%7C%3C%3E'],
])('PUB-02 an id with %s is encoded', (_, taskId, expected) => {
  const link = linkOf(taskId);
  expect(link).toBe(`gleaner://run?workFlowType=2&taskId=${expected}`);
  expect(new URL(link).searchParams.get('taskId')).toBe(taskId);
  expect(isClientLink(link)).toBe(true);
});

test.each([
  ['no id', '2', ''],
  ['an id that is too long', '2', 'x'.repeat(101)],
  ['a line break', '2', 'a\nb'],
  ['a null character', '2', 'a\0'],
  ['a space', '2', 'a --run'],
  ['a text that turns its direction', '2', 'a\u202Eb'],
  ['half a letter', '2', 'a\uD800'],
  ['a mode that is none', '3', 'task-1'],
  ['a mode with something behind it', '2&x=1', 'task-1'],
  ['a mode in another notation', '0x2', 'task-1'],
  ['no mode', '', 'task-1'],
])('TASK-25 a query with %s is not read as a task', (_, mode, taskId) => {
  expect(readClientTask(query(mode, taskId))).toBeUndefined();
});

test('PUB-02 an invalid task yields the plain link that only opens the client', () => {
  expect([linkOf('a b'), linkOf('a\uD800')]).toEqual([clientLink, clientLink]);
  expect(clientTaskLink({ workFlowType: 99 as TaskMode, taskId: 'task-1' })).toBe(clientLink);
});

test.each([
  'https://gleaner.example/run',
  'javascript:alert(1)',
  'gleaner:run',
  'gleaner://run?workFlowType=2&taskId=a b',
  'gleaner://run?workFlowType=2&taskId=a"b',
  'gleaner://run?workFlowType=2&taskId=a&x=1',
  'gleaner://run?workFlowType=2&taskId=',
  'gleaner://run?workFlowType=2&taskId=%2',
  'gleaner://run?workFlowType=1000&taskId=a',
  'gleaner://open/../run',
  'GLEANER://open',
  ' gleaner://open',
  'gleaner://open\n',
  'file:///etc/passwd',
])('PUB-02 %j is not accepted as a client link', (address) => {
  expect(isClientLink(address)).toBe(false);
});

test('TASK-25 PUB-02 every valid id survives in a client link, and an invalid id yields the plain link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), (taskId) => {
      const task = readClientTask(query('2', taskId));
      const link = linkOf(taskId);
      expect(isClientLink(link)).toBe(true);
      const { protocol, searchParams } = new URL(link);
      expect(protocol).toBe('gleaner:');
      expect(link).toMatch(/^[\w:/?=&%.~-]+$/);
      expect(task === undefined ? link : [...searchParams.keys()]).toEqual(
        task === undefined ? clientLink : ['workFlowType', 'taskId'],
      );
      if (task !== undefined) expect(searchParams.get('taskId')).toBe(taskId);
    }),
    { numRuns: 50 },
  );
});
