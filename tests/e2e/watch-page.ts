import { expect, type Page } from '@playwright/test';

/** What a page did that it should not have. */
export interface Misdeeds {
  readonly errors: string[];
  readonly violations: string[];
}

/** Gathers uncaught errors and refusals of the content policy from the next navigation on. */
export async function watchPage(page: Page): Promise<Misdeeds> {
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

/** Who answers the calls of the demo: 'worker', 'page', or 'waiting' (the page, as yet); null before the emulator is there. */
export const seatOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-emulator'));

/** Waits until the list shows tasks: calls were answered by somebody. */
export async function expectTasks(page: Page): Promise<void> {
  // The first row is the header.
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
}
