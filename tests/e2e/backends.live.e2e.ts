import { serveLiveBuild, serveProxy, type ResponseChange } from './api-proxy';
import { doMainJob, signIn } from './main-job';
import { servePrism } from './prism';
import { stripChosen } from './strip';
import { expect, test } from './test';

const API = 'http://127.0.0.1:4280';

async function withChangedApi(change: ResponseChange, run: (url: string) => Promise<void>): Promise<void> {
  const api = await serveProxy(API, change);
  const host = await serveLiveBuild(api.url);
  try {
    await run(host.url);
  } finally {
    await host.close();
    await api.close();
  }
}

test.describe('a backend limited to the specification', () => {
  test.use({ strictAnswers: false });

  test('the main job works when answers omit every chosen property', async ({ page, contract }) => {
    test.setTimeout(180_000);
    const strippedCount = new Set<string>();
    await withChangedApi(
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
  } finally {
    await host.close();
    await prism.close();
  }
});

test.describe('a backend that breaks the contract', () => {
  const deviate: ResponseChange = (operation, body) =>
    operation.id === 'getAccount' ? { ...(body as object), email: 7 } : body;

  test('fails the test that receives the deviation', async ({ page, contract }) => {
    await withChangedApi(deviate, async (base) => {
      await signIn(page, 'standard@gleaner.example', base);
      // The body of a call that the page has ended cannot be read, but another follows. Takes the deviations.
      await expect(() => expect(contract.verify()).rejects.toThrow('getAccount /email must be string')).toPass();
      await page.goto('about:blank');
      await contract.take();
    });
  });
});
