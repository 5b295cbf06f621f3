import { expect, type BrowserContext, type Page } from '@playwright/test';

export interface PageProblems {
  readonly errors: string[];
  readonly violations: string[];
}

export async function watchPage(page: Page): Promise<PageProblems> {
  const errors: string[] = [];
  const violations: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.exposeFunction('gleanerReportsViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'gleanerReportsViolation');
      if (typeof report === 'function')
        Reflect.apply(report, undefined, [
          `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
        ]);
    });
  });
  return { errors, violations };
}

export async function readClipboard(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.route('https://clipboard.example/', (route) => route.fulfill({ body: '' }));
  await page.goto('https://clipboard.example/');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();
  return text;
}

export const transportModeOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-emulator'));

export async function expectTasks(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
}
