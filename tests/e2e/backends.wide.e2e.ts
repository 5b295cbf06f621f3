import { withChangedApi } from './api-proxy';
import { doMainJob } from './main-job';
import { stripChosen } from './strip';
import { expect, test } from './test';

const API = 'http://127.0.0.1:4280';
const LIVE = 'http://localhost:4274/';

test('the main job works in the live build', async ({ page, contract }) => {
  test.setTimeout(150_000);
  await doMainJob(page, { name: 'Lamps live', base: LIVE });
  expect(contract.calls).toBeGreaterThan(30);
});

test.describe('a backend limited to the specification', () => {
  test.use({ strictAnswers: false });

  test('the main job works when answers omit every chosen property', async ({ page, contract }) => {
    test.setTimeout(180_000);
    const strippedCount = new Set<string>();
    await withChangedApi(
      API,
      (operation, body) => {
        const stripped = stripChosen(operation, body);
        if (JSON.stringify(stripped) !== JSON.stringify(body)) strippedCount.add(operation.id);
        return stripped;
      },
      async (base) => {
        await doMainJob(page, { name: 'Lamps stripped', account: 'enterprise@gleaner.example', base });
      },
    );
    expect([...strippedCount]).toEqual(
      expect.arrayContaining(['getAccount', 'listTemplates', 'getTemplateSetup', 'getTaskStatuses']),
    );
    expect(contract.calls).toBeGreaterThan(30);
  });
});
