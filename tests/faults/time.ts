import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../e2e/test';
import type { Fault } from './fault';
import { EMULATOR, withFaultyApi } from './faulty-api';
import { fillForm, LIST, openSession } from './steps';

/** 12 minutes old; it takes 75 in all. */
const RUN = 'console/task/task-info?taskId=task-10002-1&parentNav=1';

/** Returns a function that changes the device's zone. Works once for a page. */
async function controlZone(context: BrowserContext, page: Page): Promise<(timezoneId: string) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  return async (timezoneId) => {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
  };
}

async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('gleaner.session'));
  await page.request.delete(`${EMULATOR}/v1/session`, { headers: { Authorization: `Bearer ${token}` } });
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByLabel(/^Password/).fill('gleaner');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function advanceHours(page: Page, hours: number): Promise<string> {
  const panel = page.getByRole('complementary', { name: 'Demo panel' });
  await page.getByRole('button', { name: 'Open demo panel (F2)' }).click();
  await panel.getByRole('tab', { name: 'Clock' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill(String(hours));
  await panel.getByText('Hours', { exact: true }).click();
  await panel.getByRole('button', { name: 'Advance' }).click();
  await expect(panel.getByText('Time advanced.')).toBeVisible();
  const shown = await panel.getByText(/^Current time/).innerText();
  await page.keyboard.press('F2');
  return shown;
}

export const timeFaults: readonly Fault[] = [
  {
    id: 'time-daylight-saving',
    area: 'time',
    fault: 'both daylight-saving changes during a run',
    expected: 'the duration is the elapsed time, and the clock shows the time of the zone',
    run: async (context, page) => {
      await (
        await controlZone(context, page)
      )('Europe/Berlin');
      for (const [start, end] of [
        ['2026-03-29T00:30:00Z', '4:30:00 AM GMT+2'],
        ['2026-10-25T00:30:00Z', '3:30:00 AM GMT+1'],
      ] as const) {
        await page.goto(`${RUN}&scenario=everyday&persona=standard&clock=${start}`);
        const main = page.getByRole('main');
        await expect(main.getByText('Running', { exact: true }).first()).toBeVisible();
        expect(await advanceHours(page, 2)).toContain(end);
        await expect(main.getByText('Completed', { exact: true }).first()).toBeVisible();
        await expect(main.getByText('1 hr 15 min').first()).toBeVisible();
      }
    },
  },
  {
    id: 'time-asleep',
    area: 'time',
    fault: 'a laptop asleep for nine hours',
    expected: 'the form keeps what was typed; after a sign-in in place one task is saved',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        await page.clock.install();
        const filled = await fillForm(page, api.host.url);
        await endSession(page);
        await page.clock.fastForward('09:00:00');
        await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
        await signInAgain(page);
        await filled.expectUnchanged();
        await filled.save();
        await filled.expectSaved();
        expect(api.countOf('createTemplateTask')).toBe(1);
      }),
  },
  {
    id: 'time-zone',
    area: 'time',
    fault: "the device's zone changes",
    expected: 'the list goes on, and after a reload its times are those of the new zone',
    run: async (context, page) => {
      const setZone = await controlZone(context, page);
      await setZone('Europe/Berlin');
      await page.goto(`${LIST}?persona=standard&clock=2026-11-16T10:00:00Z`);
      const lastRun = page.getByRole('main').getByRole('row').getByText('3 days ago', { exact: true }).first();
      await lastRun.focus();
      await expect(page.getByRole('tooltip')).toHaveText('Fri, Nov 13, 2026, 11:05:45 AM GMT+1');
      await setZone('Asia/Tokyo');
      await page.getByRole('button', { name: 'Refresh' }).first().click();
      await expect(lastRun).toBeVisible();
      await page.reload();
      await lastRun.focus();
      await expect(page.getByRole('tooltip')).toHaveText('Fri, Nov 13, 2026, 7:05:45 PM GMT+9');
    },
  },
  {
    id: 'time-token-batch',
    area: 'time',
    fault: 'a token ends in the middle of a batch',
    expected: 'a sign-in in place continues the batch, and every task is changed once',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page, 'standard');
        await page.goto(api.host.url + LIST);
        const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
        await expect(boxes.nth(3)).toBeVisible();
        for (const index of [0, 1, 2]) await boxes.nth(index).check();
        const statuses: number[] = [];
        api.break('setTaskPriority', async ({ execute, send }) => {
          const answer = await execute();
          statuses.push(answer.status);
          if (statuses.length === 1) await endSession(page);
          send(answer);
        });
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Set priority' }).click();
        const dialog = page.getByRole('dialog', { name: 'Set priority for 3 tasks' });
        await dialog.getByRole('textbox').fill('7');
        await dialog.getByRole('button', { name: /^(Set|Save)/ }).click();
        await signInAgain(page);
        await expect(page.getByText('Priority of 3 tasks set to 7')).toBeVisible();
        expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      }),
  },
];
