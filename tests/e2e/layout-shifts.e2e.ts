import type { Page } from '@playwright/test';
import { expect, test } from './test';

const LARGEST_SHIFT = 0.01;
/** Some text wraps differently in the fallback font. */
const LARGEST_FONT_SHIFT = 0.025;
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Holds the font until the returned function has checked the page once. */
async function openWatched(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: checked, resolve: sendFont } = Promise.withResolvers<void>();
  // The service worker's requests pass only through the context.
  await page.context().route('**/*.woff2', async (route) => {
    await checked;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { layoutShifts: seen });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          seen.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  return async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectShiftBelow(page, LARGEST_SHIFT);
    sendFont();
    await page.evaluate(() => document.fonts.load('1em "Inter Variable"'));
    await expectShiftBelow(page, LARGEST_FONT_SHIFT);
  };
}

async function expectShiftBelow(page: Page, largest: number): Promise<void> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { layoutShifts: { value: number; moved: string[] }[] }).layoutShifts;
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(largest);
}

for (const viewport of sizes)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [persona, attention] of [
      ['standard', /tasks completed with errors/],
      ['free', /completed with errors|found no data|No problems|will appear here/],
    ] as const)
      test(`NAV-03 nothing on the overview of '${persona}' moves while it loads`, async ({ page }) => {
        const expectNoShift = await openWatched(page, `console/overview?persona=${persona}`);
        await expect(page.getByRole('region', { name: 'Needs attention' }).getByText(attention).first()).toBeVisible();
        await expectNoShift();
      });

    for (const path of ['/', '/template', '/blog', '/help'])
      test(`nothing on ${path} moves while it loads, and little when its font arrives`, async ({ page }) => {
        const expectNoShift = await openWatched(page, path.slice(1));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoShift();
      });

    test('ROLE-01 nothing on the sign-in page moves when the demo accounts arrive', async ({ page }) => {
      const expectNoShift = await openWatched(page, 'console/overview');
      await expect(page.getByRole('button', { name: /Mia Castellan/ })).toBeVisible();
      await expectNoShift();
    });
  });
