import { doMainJob } from './main-job';
import { expect, test } from './test';

test('FORM-01 ROLE-01 TASK-33 the main job: find a template, fill it from files, run it, export the rows', async ({
  page,
  contract,
}) => {
  test.setTimeout(150_000);
  await doMainJob(page, { name: 'Lamps' });
  expect(contract.calls).toBeGreaterThan(30);
});
