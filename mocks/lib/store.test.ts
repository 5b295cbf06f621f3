import { Collection } from '@msw/data';
import fc from '#tests/fixtures/fast-check';
import { expect, test, vi } from 'vitest';
import { z } from '#src/lib/zod';
import { createStore } from './store';

const schema = z.object({ id: z.string(), name: z.string(), tags: z.array(z.string()) });
type Item = z.infer<typeof schema>;

const storeOf = () =>
  createStore<Item>(
    'items',
    ({ id }) => id,
    () => undefined,
  );

const id = fc.constantFrom('a', 'b', 'c', 'd');
const operation = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), id, name: fc.string() }),
  fc.record({ kind: fc.constant('rename' as const), id, name: fc.string() }),
  fc.record({ kind: fc.constant('tag' as const), id, name: fc.string() }),
  fc.record({ kind: fc.constant('remove' as const), id, name: fc.constant('') }),
);

test('the store holds the same records in the same order as a collection of @msw/data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      const store = storeOf();
      const collection = new Collection({ schema });
      for (const { kind, id, name } of operations) {
        const known = collection.findFirst((query) => query.where({ id }));
        const edit = (draft: Item) => {
          if (kind === 'tag') draft.tags.push(name);
          else draft.name = name;
        };
        if (kind === 'insert') {
          if (known)
            await expect(store.insert({ id, name, tags: [] })).rejects.toThrow(`items has a record ${id} already`);
          else {
            await collection.create({ id, name, tags: [] });
            await store.insert({ id, name, tags: [] });
          }
        } else if (kind === 'remove') {
          if (known) collection.delete(known);
          expect(await store.remove(id)).toBe(known !== undefined);
        } else {
          if (known) await collection.update(known, { data: edit });
          await store.update(id, edit);
        }
        expect(store.all()).toEqual(collection.all());
        expect(store.get(id)).toEqual(collection.findFirst((query) => query.where({ id })));
      }
    }),
    { numRuns: 100, seed: 20261125 },
  );
});

test('an update replaces the record and leaves the previous one unchanged', async () => {
  const follow = vi.fn<(before: Item | undefined, after: Item | undefined) => void>();
  const store = createStore<Item>('items', ({ id }) => id, vi.fn<() => void>(), follow);
  const before = await store.insert({ id: 'a', name: 'one', tags: ['x'] });
  const after = await store.update('a', (draft) => void draft.tags.push('y'));
  expect(before.tags).toEqual(['x']);
  expect(after?.tags).toEqual(['x', 'y']);
  expect(follow.mock.calls).toEqual([
    [undefined, before],
    [before, after],
  ]);
});

test('two concurrent updates are both kept', async () => {
  const store = storeOf();
  await store.insert({ id: 'a', name: 'one', tags: [] });
  await Promise.all(['x', 'y'].map((tag) => store.update('a', (draft) => void draft.tags.push(tag))));
  expect(store.get('a')?.tags).toEqual(['x', 'y']);
});
