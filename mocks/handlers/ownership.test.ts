import { expect, test } from 'vitest';
import document from '#src/contract/openapi.gen.json';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

interface MediaType {
  readonly example?: object;
  readonly examples?: Readonly<Record<string, { readonly value?: object }>>;
}

function exampleOf(operation: OperationId): Record<string, unknown> | undefined {
  const { path, method } = operations[operation];
  const paths = document.paths as unknown as Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, MediaType> } }>
  >;
  const media = paths[path]?.[method]?.requestBody?.content?.['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return example && !Array.isArray(example) ? { ...example } : undefined;
}

const foreign = `task-${personas.professional.userId}-1`;

const writes = (Object.keys(operations) as OperationId[]).flatMap(
  (operation): { operation: OperationId; body: object }[] => {
    const body = exampleOf(operation);
    if (operations[operation].method === 'get' || !body) return [];
    if ('taskId' in body) return [{ operation, body: { ...body, taskId: foreign } }];
    return 'taskIds' in body ? [{ operation, body: { ...body, taskIds: [foreign] } }] : [];
  },
);

test('the contract has write operations on tasks', () => {
  expect(writes.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['startTasks', 'stopTasks', 'deleteTasks', 'updateTaskBasicInfo']),
  );
});

test.each(writes)(
  'ROLE-09 $operation does not change a task of another owner and reports the refusal',
  async ({ operation, body }) => {
    const client = await openClient('standard');
    const before = JSON.stringify(client.emulator.db.tasks.get(foreign));
    const group = `g-${personas.standard.userId}-1`;
    const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const path = Object.fromEntries(names.map((name) => [name, group]));
    const { status, body: answer } = await client.call(operation, { path, body });
    const bodyText = JSON.stringify(answer);
    if (status === 200)
      expect(bodyText).toMatch(/NotOwner|NotFound|"startResult":7|"stopResult":4|"failed|"code":"[A-Z]/);
    else expect([403, 404]).toContain(status);
    expect(JSON.stringify(client.emulator.db.tasks.get(foreign))).toBe(before);
  },
);
