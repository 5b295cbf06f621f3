import type { UseStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { browserKeyValues } from './persisted-state';

/** Logs the task in which an awaited request succeeds. */
function fakeStore() {
  const log: string[] = [];
  const transaction: { oncomplete?: () => void; commit: () => void } = {
    commit: () => {
      log.push('commit');
      setTimeout(() => transaction.oncomplete?.());
    },
  };
  const put = (_value: unknown, key: string) => {
    log.push(key);
    const request: { onsuccess?: () => void } = {};
    setTimeout(() => {
      if (request.onsuccess) log.push('next task');
      request.onsuccess?.();
    });
    return request;
  };
  const getAllKeys = () => {
    const request: { result: string[]; onsuccess?: () => void } = { result: ['aside', 'tasks/1', 'meta'] };
    setTimeout(() => {
      request.onsuccess?.();
      setTimeout(() => transaction.oncomplete?.());
    });
    return request;
  };
  const objects = {
    put,
    getAllKeys,
    delete: (key: string) => log.push(`-${key}`),
    transaction,
  } as unknown as IDBObjectStore;
  const open = (): UseStore => async (_mode, work) => work(objects);
  return { log, open };
}

test('calls are answered between the bundles of a write, which is one transaction', async () => {
  const { log, open } = fakeStore();
  const puts = ['tasks/1', 'bundle:1', 'bundle:2', 'meta'].map((key) => [key, key] as const);
  await browserKeyValues('test', open).write(puts, ['old']);
  expect(log).toEqual(['-old', 'tasks/1', 'bundle:1', 'next task', 'bundle:2', 'next task', 'meta', 'commit']);
});

test('a clear leaves one key', async () => {
  const { log, open } = fakeStore();
  await browserKeyValues('test', open).clear('aside');
  expect(log).toEqual(['-tasks/1', '-meta']);
});

test('records commit in the same task, since a page may close right after a call', () => {
  const { log, open } = fakeStore();
  const puts = Array.from({ length: 500 }, (_, index) => [`tasks/${String(index)}`, index] as const);
  void browserKeyValues('test', open).write(puts, []);
  expect(log).toEqual([...puts.map(([key]) => key), 'commit']);
});
