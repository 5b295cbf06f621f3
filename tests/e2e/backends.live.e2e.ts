import { serveLiveBuild, withChangedApi, type ResponseChange } from './api-proxy';
import { doMainJob, signIn } from './main-job';
import { servePrism } from './prism';
import { expect, test } from './test';

const API = 'http://127.0.0.1:4280';

test('API-085 the main job through the validating Prism proxy causes no violation', async ({ page, contract }) => {
  test.setTimeout(240_000);
  const prism = await servePrism(API);
  const host = await serveLiveBuild(prism.url, { fileOrigins: API });
  try {
    const refused = await fetch(`${prism.url}/v1/tasksearchs?page=first`, {
      headers: { Authorization: 'Bearer none' },
    });
    expect(refused.status).toBe(422);
    await expect.poll(() => prism.violations.length).toBeGreaterThan(0);
    const before = prism.violations.length;
    await doMainJob(page, { name: 'Lamps prism', account: 'enterprise-plus@gleaner.example', base: host.url });
    expect(prism.violations.slice(before)).toEqual([]);
    expect(prism.forwarded).toBeGreaterThan(30);
    expect(contract.calls).toBeGreaterThan(30);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    await host.close();
    await prism.close();
  }
});

test.describe('a backend that breaks the contract', () => {
  const deviate: ResponseChange = (operation, body) =>
    operation.id === 'getAccount' ? { ...(body as object), email: 7 } : body;

  test('fails the test that receives the deviation', async ({ page, contract }) => {
    await withChangedApi(API, deviate, async (base) => {
      await signIn(page, 'standard@gleaner.example', base);
      // The body of a call that the page has ended cannot be read, but another follows. Takes the deviations.
      await expect(() => expect(contract.verify()).rejects.toThrow('getAccount /email must be string')).toPass();
      await page.goto('about:blank');
      await contract.take();
    });
  });
});
