import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { operations } from '#src/contract/operations.gen';
import { operationOf } from '../contract/validator';
import { serveExamples, type Prism } from './prism';
import { serveFolder, type StaticHost } from './static-server';
import { expect, test } from './test';
import { watchPage } from './watch-page';

interface Hybrid {
  readonly tags: readonly string[];
  readonly page: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly seen: readonly string[];
  readonly emulated?: string;
}

const openCloudGroup = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More actions for Shop prices, daily' }).click();
  await page.getByRole('menuitem', { name: 'Cloud group' }).click();
};
const signInAbroad = async (page: Page): Promise<void> => {
  await page.getByLabel(/Email, username, or phone/).fill('greta@elsewhere.example');
  await page.getByLabel(/^Password/).fill('only valid elsewhere');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

export const hybrids: readonly Hybrid[] = [
  { tags: ['session'], page: 'login', act: signInAbroad, seen: ['All templates'] },
  {
    tags: ['account'],
    page: 'console/account-center/account?persona=standard',
    seen: ['mia@example.com', 'Lyon, France'],
    emulated: 'Members',
  },
  {
    tags: ['members'],
    page: 'console/account-center/member-manage?persona=enterprise',
    seen: ['Greta Halden', '22 of 40'],
    emulated: 'Claire Aubertin',
  },
  {
    tags: ['billing'],
    page: 'console/payment-plan/orders-invoices?persona=standard',
    seen: ['GL-2026-000123', '$79.00'],
  },
  {
    tags: ['promotions'],
    page: 'console/balance?persona=free',
    seen: ['Claimed on Nov 16, 2026'],
    emulated: 'Nora Lindqvist',
  },
  {
    tags: ['templates'],
    page: 'console/template?persona=standard',
    seen: ['Shop product details', 'Name, price and stock of products.'],
  },
  { tags: ['templates', 'tasks'], page: 'console/task/template-list?persona=standard', seen: ['Shop prices, daily'] },
  {
    tags: ['templates', 'tasks', 'runs'],
    page: 'console/task/task-info?taskId=task-1&persona=standard',
    seen: ['https://shop.example/p/1', 'Page 12 opened.'],
  },
  {
    tags: ['templates', 'tasks', 'proxies'],
    page: 'console/task/template-list?persona=standard',
    act: openCloudGroup,
    seen: ['Europe'],
  },
  {
    tags: ['templates', 'tasks', 'exports'],
    page: 'console/task/export-record?persona=standard',
    seen: ['shop-prices-daily.csv', 'In progress, 40%'],
  },
];

/** Prism, as the real API, answers with the contract's examples. */
export function testHybrids(rows: readonly Hybrid[]): void {
  test.use({ strictAnswers: false });
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-hybrids-'));
  let api: Prism;
  let host: StaticHost;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const contract = join(folder, 'contract.json');
    const examples = readFileSync('src/contract/openapi.gen.json', 'utf8');
    writeFileSync(contract, examples.replaceAll('Luca Ferrante', 'Greta Halden'));
    api = await serveExamples(contract);
    Object.assign(process.env, { VITE_API_BASE_URL: api.url, VITE_LIVE_TOKEN: 'from-elsewhere' });
    const outDir = join(folder, 'demo');
    await build({ mode: 'mock', logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
    host = await serveFolder({ folder: outDir });
  });
  test.afterAll(async () => {
    await host.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async (page: Page, tags: readonly string[], path: string) => {
    await page.addInitScript((text) => sessionStorage.setItem('gleaner.demo.live-nouns', text), tags.join());
    await page.goto(host.url + path);
  };

  for (const { tags, page: path, act, seen, emulated = 'Mia Castellan' } of rows)
    test(`${tags.join(', ')} live, all else emulated`, async ({ page }) => {
      const { errors, violations } = await watchPage(page);
      const before = { calls: api.calls.length, violations: api.violations.length };
      const tokens = new Set<string | undefined>();
      page.on('request', (request) => {
        if (request.url().startsWith(api.url)) tokens.add(request.headers()['authorization']);
      });
      await open(page, tags, path);
      await act?.(page);
      const shown = (text: string): Locator => page.getByText(text, { exact: true }).filter({ visible: true }).first();
      for (const text of [...seen, emulated]) await expect(shown(text)).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      const nouns = api.calls.slice(before.calls).map((call) => {
        const [method = '', address = ''] = call.split(' ');
        const found = operationOf(method, new URL(address, api.url).pathname);
        return operations[found?.operation.id as keyof typeof operations].noun;
      });
      expect(nouns).toContain(tags.at(-1));
      for (const noun of nouns) expect(tags).toContain(noun);
      expect([...tokens]).toEqual([tags.includes('session') ? undefined : 'Bearer from-elsewhere']);
      expect(api.violations.slice(before.violations)).toEqual([]);
      expect({ errors, violations }).toEqual({ errors: [], violations: [] });
    });

  test('a noun that needs another is refused with what is missing', async ({ page }) => {
    const before = api.calls.length;
    for (const [noun, owner] of [
      ['tasks', 'templates'],
      ['runs', 'tasks'],
      ['proxies', 'tasks'],
      ['exports', 'tasks'],
    ]) {
      await open(page, [noun!], 'console/task/template-list?persona=standard');
      await expect(page.getByRole('heading', { name: 'Couldn’t start Gleaner' })).toBeVisible();
      await expect(page.getByText(`'${noun}' cannot be live while '${owner}' is emulated`)).toContainText(
        `Make '${owner}' live too.`,
      );
    }
    expect(api.calls.slice(before)).toEqual([]);
  });
}
