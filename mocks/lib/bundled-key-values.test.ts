import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { memoryKeyValues } from '#tests/fixtures/memory-key-values';
import { BUNDLE_LENGTH, bundledKeyValues } from './bundled-key-values';

const many = Array.from(
  { length: 2 * BUNDLE_LENGTH + 1 },
  (_, index) => [`tasks/${String(index)}`, [index, {}]] as const,
);

test('a long write is stored in bundles, and a short one record by record', async () => {
  const { storage, map } = memoryKeyValues();
  const bundled = bundledKeyValues(storage);
  await bundled.write([...many, ['meta', 1]], []);
  expect([...map.keys()]).toEqual(['meta', 'bundle:1', 'bundle:2', 'bundle:3']);
  await bundled.write([['tasks/7', [7, { text: 'changed' }]]], []);
  expect(map.get('tasks/7')).toEqual([7, { text: 'changed' }]);
  const read = new Map(await bundledKeyValues(storage).entries());
  expect(read.size).toBe(many.length + 1);
  expect(read.get('tasks/7')).toEqual([7, { text: 'changed' }]);
});

test('a bundle whose records are all removed leaves nothing', async () => {
  const { storage, map } = memoryKeyValues();
  await bundledKeyValues(storage).write(many, []);
  const later = bundledKeyValues(storage);
  const keys = (await later.entries()).map(([key]) => key);
  await later.write([['tasks/3', [3, {}]]], ['tasks/2']);
  await later.write([], keys);
  expect([...map.keys()]).toEqual([]);
});

test('after a clear, records that were bundled can be written and read', async () => {
  const { storage, map } = memoryKeyValues();
  const bundled = bundledKeyValues(storage);
  await bundled.write([...many, ['aside', 'old']], []);
  await bundled.clear('aside');
  expect([...map.keys()]).toEqual(['aside']);
  await bundled.write([['tasks/1', [1, {}]]], ['tasks/2']);
  expect([...map.keys()]).toEqual(['aside', 'tasks/1']);
});

test('a failed write changes nothing, and a second try is complete', async () => {
  const { storage, map } = memoryKeyValues();
  let fails = false;
  const write: typeof storage.write = async (...changes) => {
    if (fails) throw new Error('busy');
    await storage.write(...changes);
  };
  const bundled = bundledKeyValues({ ...storage, write });
  await bundled.write(many, []);
  const keys = many.map(([key]) => key);
  fails = true;
  await expect(bundled.write([], keys)).rejects.toThrow('busy');
  fails = false;
  await bundled.write([], keys);
  expect([...map.keys()]).toEqual([]);
});

test('a damaged bundle is read as an entry that no reader accepts', async () => {
  const { storage, map } = memoryKeyValues();
  map.set('bundle:1', 'scribble');
  expect(await bundledKeyValues(storage).entries()).toEqual([['bundle:1', 'scribble']]);
});

test('reads equal those of a plain store after any writes, by any number of pages', async () => {
  const key = fc.integer({ min: 0, max: 1200 }).map((id) => `tasks/${String(id)}`);
  const writes = fc.array(
    fc.record({
      puts: fc.oneof(fc.array(key, { maxLength: 5 }), fc.array(key, { minLength: 900, maxLength: 1200, size: 'max' })),
      removals: fc.oneof(fc.array(key, { maxLength: 5 }), fc.constant(many.map(([name]) => name))),
      reopen: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(writes, async (steps) => {
      const { storage } = memoryKeyValues();
      const plain = new Map<string, unknown>();
      let bundled = bundledKeyValues(storage);
      for (const [step, { puts, removals, reopen }] of steps.entries()) {
        if (reopen) {
          bundled = bundledKeyValues(storage);
          await bundled.entries();
        }
        const put = new Map(puts.map((name) => [name, [step, { step }]] as const));
        const gone = removals.filter((name) => !put.has(name));
        await bundled.write([...put], gone);
        for (const name of gone) plain.delete(name);
        for (const [name, value] of put) plain.set(name, value);
        expect(new Map(await bundledKeyValues(storage).entries())).toEqual(plain);
      }
    }),
    { numRuns: 30 },
  );
});
