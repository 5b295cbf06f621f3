import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { expectTasks, readClipboard, watchPage } from './watch-page';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Demo panel' });

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

test('the demo panel changes user, clock and answers, beside the page and in its own window', async ({
  page,
  context,
}) => {
  const { errors, violations } = await watchPage(page);
  await page.goto('console/task/template-list?scenario=everyday&persona=standard');
  await expectTasks(page);

  await test.step('the key opens it beside the page, which makes room', async () => {
    await expect(page.getByRole('button', { name: 'Open demo panel (F2)' })).toBeVisible();
    await page.keyboard.press('F2');
    const panel = panelOf(page);
    await expect(panel).toBeVisible();
    const main = await page.getByRole('banner').boundingBox();
    const box = await panel.boundingBox();
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + 1);
  });

  await test.step('another person', async () => {
    const panel = panelOf(page);
    await panel.getByRole('combobox', { name: 'Signed in as' }).click();
    await page.getByRole('option', { name: 'Haruto Mizuno' }).click();
    await expect(page.getByRole('banner').getByText('Haruto Mizuno')).toBeVisible();
    await expectTasks(page);
  });

  await test.step('a frozen clock is moved on until a run has ended', async () => {
    await openTab(page, 'Clock');
    const panel = panelOf(page);
    await panel.getByText('Frozen', { exact: true }).click();
    await expect(panel.getByRole('radio', { name: 'Frozen' })).toBeChecked();
    const row = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByText('Running', { exact: true }) });
    const running = await row.first().getByRole('link').first().innerText();
    await panel.getByText('Days', { exact: true }).click();
    await panel.getByRole('button', { name: 'Advance' }).click();
    await expect(panel.getByText('Time advanced.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search tasks by name' }).fill(running);
    await expect(
      page
        .getByRole('main')
        .getByRole('row')
        .filter({ hasText: running })
        .first()
        .getByText('Running', { exact: true }),
    ).toHaveCount(0);
    await panel.getByText('Real', { exact: true }).click();
  });

  await test.step('the next calls fail, and the page says so', async () => {
    await openTab(page, 'Faults');
    const panel = panelOf(page);
    await panel.getByRole('textbox', { name: /Number of calls/ }).fill('20');
    await panel.getByRole('button', { name: 'Add fault' }).click();
    await expect(panel.getByText('Error status: 500')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'All templates', exact: true })
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await openTab(page, 'Traffic');
    await panel.getByText('Failed', { exact: true }).click();
    await expect(panel.getByRole('list', { name: 'Calls, newest first' }).getByText('500').first()).toBeVisible();
  });

  await test.step('a separate window controls the page, across a reload of either', async () => {
    const [panelWindow] = await Promise.all([
      context.waitForEvent('page'),
      panelOf(page).getByRole('button', { name: 'Open in separate window' }).click(),
    ]);
    await expect(panelOf(page)).toHaveCount(0);
    await openTab(panelWindow, 'Scenario');
    await panelWindow.getByRole('button', { name: /^Everyday work/ }).click();
    await expect(panelWindow.getByText('Scenario Everyday work is open.')).toBeVisible();
    await page.reload();
    await panelWindow.reload();
    await panelWindow.getByRole('button', { name: /^tasksEmpty/ }).click();
    await expect(panelWindow.getByText('Scenario tasksEmpty is open.')).toBeVisible();
    await page.goto('console/task/template-list');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Template tasks' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('row').nth(2)).toHaveCount(0);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panelWindow.bringToFront();
    await panelWindow.getByRole('button', { name: 'Copy link' }).click();
    const link = await readClipboard(context);
    expect(link).toContain('scenario=tasksEmpty');
    await panelWindow.close();
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open demo panel/ })).toBeVisible();
    await page.keyboard.press('F2');
    await openTab(page, 'Scenario');
    await expect(panelOf(page).getByRole('button', { name: /^tasksEmpty/ })).toHaveAttribute('aria-pressed', 'true');
  });
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});

test('F2 pressed before the panel has loaded opens it then, with a link to the Storybook of the host', async ({
  page,
}) => {
  await page.route(/\/pricing$/, async (route) => {
    const response = await route.fetch();
    const meta = '<meta name="storybook" content="/storybook/" />';
    await route.fulfill({ response, body: (await response.text()).replace('<title>', `${meta}<title>`) });
  });
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/attach-/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto('pricing');
  await asked.promise;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('F2');
  released.resolve();
  await expect(panelOf(page).getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
    'href',
    '/storybook/?path=/story/billing-pages-pricing--visitor',
  );
  await page.keyboard.press('F2');
  await expect(panelOf(page)).toHaveCount(0);
});

/** Outside of scrolling parts. */
const behindPanelEdge = (page: Page) =>
  page.evaluate(() => {
    const edge = document.getElementById('demo-panel')?.getBoundingClientRect().left ?? 0;
    const isBeside = (element: Element) => element.getBoundingClientRect().right <= edge + 1;
    const isInScroller = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && isBeside(box)) return true;
      return false;
    };
    return Array.from(document.querySelectorAll('#root *, [role="dialog"], [role="dialog"] *'))
      .filter((element) => !element.closest('#demo-panel') && element.getBoundingClientRect().width > 1)
      .filter((element) => !isBeside(element) && !isInScroller(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('the panel at 1440 pixels covers no content, drawer or toast, and the menu unfolds again', async ({ page }) => {
  await page.goto('console/task/task-list?scenario=everyday&persona=professional');
  await expectTasks(page);
  const menu = page.getByRole('button', { name: /^(Expand|Collapse) menu$/ });
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Open demo panel (F2)' })).toBeVisible();
  await page.keyboard.press('F2');
  await expect(panelOf(page)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(await behindPanelEdge(page)).toEqual([]);

  await test.step('a toast', async () => {
    const rows = page.getByRole('row').filter({ hasText: /Stopped|Completed/ });
    await rows.first().getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Selected tasks' });
    expect(await behindPanelEdge(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Start selected' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(/started$/)).toBeVisible();
    expect(await behindPanelEdge(page)).toEqual([]);
    await toasts.getByRole('button').first().click({ trial: true });
  });

  await test.step('a drawer and its close button', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Chat with support' }).click();
    const drawer = page.getByRole('dialog', { name: 'Chat with support' });
    await expect(drawer).toBeVisible();
    expect(await behindPanelEdge(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  for (const path of ['console/overview', 'console/template/product-listings-by-search-url', 'template', 'pricing'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(panelOf(page)).toBeVisible();
      expect(await behindPanelEdge(page)).toEqual([]);
    });

  await page.goto('console/overview');
  await panelOf(page).getByRole('button', { name: 'Close panel' }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a built demo keeps the marks by which the panel finds the story of a dialog', async ({ page }) => {
  await page.goto('console/task/template-list?scenario=everyday&persona=standard');
  await expectTasks(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  const marks = await dialog.evaluate((element) => {
    interface Fiber {
      readonly type: { readonly story?: string } | string | null;
      readonly return: Fiber | null;
    }
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
    const found: unknown[] = [];
    for (let fiber = (element as unknown as Record<string, Fiber>)[key] ?? null; fiber; fiber = fiber.return)
      if (typeof fiber.type === 'function') found.push((fiber.type as { story?: string }).story);
    return found.filter((mark) => mark !== undefined);
  });
  expect(marks.slice(0, 2)).toEqual(['Dialog', 'app/keys/shortcut-sheet']);
});

test('a link starts a script at its step, which a reload keeps, and a key goes on', async ({ page }) => {
  const { errors, violations } = await watchPage(page);
  await page.goto('./?script=plansAndMembers&step=3');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'The task limit' })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/template\/product-listings-by-search-url$/);
  await page.keyboard.press('F9');
  await expect(panel.getByRole('heading', { name: 'Not enough balance' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Not enough balance' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Mia Castellan')).toBeVisible();
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});
