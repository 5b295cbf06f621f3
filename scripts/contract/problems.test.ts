import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractCopy } from '#tests/fixtures/contract-copy';
import { generateContract } from '../generate-contract.mjs';

type Copy = ReturnType<typeof contractCopy>;

const strayPath = '/v1/strays:\n  get:\n    operationId: listStrays\n';
const cases: readonly [what: string, change: (copy: Copy) => void, message: string][] = [
  [
    'a path that openapi.yaml does not list',
    ({ change }) =>
      change(
        'openapi/openapi.yaml',
        '  /v1/tasks/priority:\n    $ref: ./paths/tasks.yaml#/~1v1~1tasks~1priority\n',
        '',
      ),
    'openapi/openapi.yaml does not list /v1/tasks/priority of openapi/paths/tasks.yaml (setTaskPriority)',
  ],
  [
    'a file that openapi.yaml does not list',
    ({ folder }) => writeFileSync(join(folder, 'openapi/paths/strays.yaml'), strayPath),
    'openapi/openapi.yaml lists no path of openapi/paths/strays.yaml',
  ],
  [
    'a method that has no types',
    ({ change }) => change('openapi/paths/tasks.yaml', '/v1/tasks/priority:\n  post:', '/v1/tasks/priority:\n  pots:'),
    "openapi/paths/tasks.yaml: /v1/tasks/priority has 'pots', which is not one of get, put, post, delete, patch",
  ],
  [
    'an operation without x-spec',
    ({ change }) =>
      change('openapi/paths/tasks.yaml', '    x-spec:\n      - API-067\n      - API-088\n      - TASK-37\n', ''),
    'openapi/paths/tasks.yaml: setTaskPriority (POST /v1/tasks/priority) has no x-spec',
  ],
  [
    'an enumeration without x-spec',
    ({ change }) => change('openapi/schemas/enums.yaml', '  x-spec: [ERR-08]\n', ''),
    'openapi/schemas/enums.yaml: ErrorCode has no x-spec',
  ],
];

test.each(cases)('%s is an error with its name, and no file is generated', async (_, change, message) => {
  const copy = contractCopy();
  change(copy);
  await expect(generateContract({ root: copy.root })).rejects.toThrow(message);
  expect(readdirSync(join(copy.folder, 'src/contract'))).toEqual([]);
});
