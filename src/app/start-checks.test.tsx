import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios';
import { paths } from '#src/domain/paths';
import { openApp } from '#tests/fixtures/open-app';

const setUp = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

async function startInCloud(): Promise<void> {
  const form = await screen.findByRole('form', { name: 'Task parameters' }, { timeout: 15_000 });
  const user = setUp();
  await user.click(within(form).getByRole('button', { name: 'Save and start' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Start in the cloud/, hidden: true }));
}

test.each<readonly [string, ScenarioName, 'standard' | 'free' | 'basic', number, string, string | RegExp]>([
  ['START-07', 'startCheckMinimumLevel', 'standard', 9, 'career-page-jobs', /^You need the Professional plan/],
  ['START-08', 'startCheckCloudTrial', 'free', 5, 'map-places-by-keyword', 'You need the Standard plan for this'],
  ['START-08', 'startCheckCloudUpgrade', 'basic', 9, 'map-places-by-keyword', 'You need the Standard plan for this'],
  [
    'START-09',
    'startCheckVersion',
    'standard',
    9,
    'map-places-by-keyword',
    'A newer version of this template is available',
  ],
  ['START-12', 'startCheckRunsNowhere', 'standard', 9, 'press-releases', 'This template can’t run right now'],
  ['START-15', 'startCheckBalanceLow', 'standard', 9, 'map-places-by-keyword', 'Your balance is low'],
])('%s the refusal of %s is shown from the form of the task', async (_id, scenario, persona, place, slug, title) => {
  const taskId = `task-${personas[persona].userId}-${place}`;
  await openApp({ path: `/console/template/${slug}?taskId=${taskId}`, persona, scenario });
  await startInCloud();
  expect(await screen.findByRole('dialog', { name: title }, { timeout: 10_000 })).toBeDefined();
});

test.each<readonly [string, ScenarioName, string]>([
  ['START-06', 'templateWithdrawnMeanwhile', 'This template is no longer available'],
  ['START-10', 'templateFailsMeanwhile', 'This template isn’t working right now'],
  ['START-11', 'templateLocalMeanwhile', 'This template runs only on your computer'],
])('%s the refusal of %s is shown from a form that was open before the change', async (_id, scenario, title) => {
  const persona = 'professional';
  const taskId = `task-${personas[persona].userId}-9`;
  await openApp({ path: `/console/template/map-places-by-keyword?taskId=${taskId}`, persona, scenario });
  await startInCloud();
  expect(await screen.findByRole('dialog', { name: title }, { timeout: 10_000 })).toBeDefined();
});

test('START-13 START-14 a balance below the granularity leads from the form to the balance page', async () => {
  const taskId = `task-${personas.standard.userId}-9`;
  const { router, emulator } = await openApp({
    path: `/console/template/map-places-by-keyword?taskId=${taskId}`,
    scenario: 'startCheckBalanceShort',
  });
  await startInCloud();
  await waitFor(
    () => {
      expect(router.state.location.pathname).toBe(paths.balance);
    },
    { timeout: 10_000 },
  );
  expect(emulator.sent('startTasks')).toEqual([]);
});

test.each<readonly [string, ScenarioName, string, string]>([
  ['START-10', 'startCheckNew', 'Map places by keyword', 'This template isn’t working right now'],
  [
    'START-11',
    'startCheckLocalOnly',
    'Trouvaille: secondhand',
    'This template only runs on your computer. Start it in the desktop app.',
  ],
])('%s the refusal of %s is shown from the task list', async (_id, scenario, name, message) => {
  const taskId = `task-${personas.standard.userId}-9`;
  await openApp({ path: `${paths.templateTaskList}?keyword=${encodeURIComponent(name)}`, scenario });
  await screen.findAllByRole('link', { name: new RegExp(name) }, { timeout: 15_000 });
  const row = screen.getAllByRole('row').find((entry) => entry.querySelector(`a[href*="${taskId}"]`) !== null);
  await setUp().click(within(row!).getByRole('button', { name: /^Start / }));
  expect(await screen.findByText(message, {}, { timeout: 10_000 })).toBeDefined();
});
