export const title = 'Interactions at a quarter of the CPU';

const TASKS = 'console/task/task-list';
const ORDERS = 'console/payment-plan/orders-invoices';
/** Milliseconds. */
const MAX_INTERACTION = 48;
const MAX_NAVIGATION = 350;
const MIN_DURATION = 16;
const TIMES = 3;

/** Milliseconds from an input to the next frame. */
async function longestInteraction(page, work) {
  await page.evaluate((durationThreshold) => {
    const watch = { longest: durationThreshold };
    watch.observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) watch.longest = Math.max(watch.longest, duration);
    });
    watch.observer.observe({ type: 'event', durationThreshold });
    globalThis.gleanerInteractions = watch;
  }, MIN_DURATION);
  await work();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    globalThis.gleanerInteractions.observer.disconnect();
    return globalThis.gleanerInteractions.longest;
  });
}

/** As a person does: the pointer arrives, and the button stays down for 80 ms. */
async function press(target) {
  await target.hover();
  await target.page().waitForTimeout(200);
  await target.click({ delay: 80 });
}

const button = (page, name) => page.getByRole('button', { name }).first();
const search = (page) => page.getByRole('textbox', { name: 'Search tasks by name' });
const languages = (page) => page.locator('header').getByRole('button', { name: /^(?:Language|Sprache)/ });

const opening = (opener, role) => ({
  run: async (page) => {
    await press(opener(page));
    await page.getByRole(role).first().waitFor();
  },
  undo: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole(role).first().waitFor({ state: 'hidden' });
  },
});

const interactions = [
  {
    label: 'typing in the search of tasks',
    path: TASKS,
    run: (page) => search(page).pressSequentially('boston', { delay: 60 }),
    undo: (page) => search(page).fill(''),
  },
  {
    label: 'selecting a page of tasks',
    path: TASKS,
    run: (page) => press(page.getByRole('checkbox', { name: /^Select all/ })),
    undo: (page) => page.getByRole('checkbox', { name: /^Select all/ }).click(),
  },
  {
    label: 'sorting tasks',
    path: TASKS,
    run: (page) => press(page.locator('thead').getByRole('button', { name: 'Rows' })),
  },
  { label: 'opening a menu', path: TASKS, ...opening((page) => button(page, /^More actions for Farelark/), 'menu') },
  { label: 'opening a dialog', path: TASKS, ...opening((page) => button(page, 'New task group'), 'dialog') },
  {
    label: 'opening a select',
    path: 'console/task/export-record',
    ...opening((page) => page.getByRole('combobox', { name: 'Task' }), 'listbox'),
  },
  {
    label: 'opening a date picker',
    path: ORDERS,
    prepare: async (page) => {
      await button(page, 'Period').click();
      await page.getByRole('menuitemradio', { name: 'Custom range' }).click();
    },
    run: async (page) => {
      await press(page.getByRole('textbox', { name: 'Start date' }));
      await page.locator('table:has(td[title])').waitFor();
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    label: 'changing the language',
    path: TASKS,
    prepare: (page) => languages(page).click(),
    run: async (page) => {
      await press(page.getByRole('menuitemradio', { name: 'Deutsch' }));
      await page.getByRole('heading', { level: 1, name: 'Alle Aufgaben' }).waitFor();
    },
    undo: async (page) => {
      await languages(page).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'All tasks' }).waitFor();
      await languages(page).click();
    },
  },
];

/** Milliseconds from the click to the next page's heading. */
const timeOfNavigation = (page, link, heading) =>
  page.evaluate(
    ([name, text]) =>
      new Promise((done) => {
        const target = [...document.querySelectorAll('nav a')].find((entry) => entry.textContent.trim() === name);
        const began = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent.trim() === text)
            setTimeout(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    [link, heading],
  );

async function openThrottled(open, path) {
  const page = await open(path, { persona: 'standard' });
  await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

export async function run({ open, report }) {
  for (const { label, path, prepare, run: interact, undo } of interactions) {
    const page = await openThrottled(open, path);
    await prepare?.(page);
    let longest = 0;
    for (let time = 0; time < TIMES; time++) {
      longest = Math.max(longest, await longestInteraction(page, () => interact(page)));
      await undo?.(page);
      await page.waitForTimeout(500);
    }
    report(`${label}, longest of ${TIMES}`, longest, { unit: 'ms', atMost: MAX_INTERACTION });
    await page.context().close();
  }
  const page = await openThrottled(open, TASKS);
  for (const [link, heading] of [
    ['Templates', 'Templates'],
    ['Orders and invoices', 'Orders and invoices'],
  ]) {
    report(`going to “${heading}”`, await timeOfNavigation(page, link, heading), {
      unit: 'ms',
      atMost: MAX_NAVIGATION,
    });
    await page.waitForTimeout(3_000);
  }
}
