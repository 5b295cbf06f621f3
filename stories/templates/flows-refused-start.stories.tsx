import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { runningTask } from './running-task';
import { expectNotStarted, fillPricedForm, pricedPath as path, start, findDialog, findForm } from './start-story';

const meta = preview.meta({ title: 'Templates/Flows/Refused start', render: renderAt });

async function press(dialog: string, name: string): Promise<void> {
  await userEvent.click((await findDialog(dialog)).getByRole('button', { name }));
}

const expectAddress = (address: string | RegExp) =>
  waitFor(() => expect(currentAddress()).toMatch(address), { timeout: 10_000 });

export const ToThePlans = meta.story({
  name: 'START-08 ROLE-07 ROLE-06 To the plans',
  parameters: { gleaner: { persona: 'basic', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await press('You need the Standard plan for this', 'See plans');
    await expectAddress(/^\/pricing$/);
  },
});

export const ToTheTrial = meta.story({
  name: 'START-08 ROLE-07 To the trial',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await press('You need the Standard plan for this', 'Start free trial');
    await expectAddress(/^\/console\/trial$/);
  },
});

export const ByKeyboard = meta.story({
  name: 'START-08 By keyboard alone: asked, left with Esc, focus back',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    const form = await fillPricedForm();
    form.getByRole('button', { name: 'Save and start' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^Start in the cloud/ });
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('You need the Standard plan for this');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Start free trial' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectNotStarted(form, 'Cloud runs require the Standard plan or higher.');
  },
});

export const TrialWithoutRoom = meta.story({
  name: 'ERR-07 ROLE-08 To the trial, unsaved, from a plan that holds no more tasks',
  parameters: { gleaner: { scenario: 'taskLimitReached', persona: 'free', path } },
  play: async () => {
    const form = await fillPricedForm();
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await press('You’ve reached your plan’s task limit', 'Start free trial');
    await expectAddress(/^\/console\/trial$/);
  },
});

export const ToTheTaskList = meta.story({
  name: 'ERR-07 ROLE-08 To the task list, where room can be made',
  parameters: { gleaner: { scenario: 'taskLimitReached', persona: 'enterprisePlus', path } },
  play: async () => {
    const form = await fillPricedForm();
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await press('You’ve reached your plan’s task limit', 'View task list');
    await expectAddress(/^\/console\/task\/template-list$/);
  },
});

export const ToAnotherTemplate = meta.story({
  name: 'START-06 To another template',
  parameters: { gleaner: { scenario: 'templateWithdrawnMeanwhile', persona: 'professional', path } },
  play: async () => {
    await start(await fillPricedForm(), 'client');
    await press('This template is no longer available', 'Find another template');
    await expectAddress(/^\/console\/template$/);
  },
});

export const ToTheClient = meta.story({
  name: 'START-11 To the client in place of the cloud',
  parameters: { gleaner: { scenario: 'templateLocalMeanwhile', persona: 'professional', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await press('This template runs only on your computer', 'Start in the desktop app');
    await expectAddress(/^\/client-run-download/);
  },
});

export const ToTheRun = meta.story({
  name: 'START-04 To the run under way',
  parameters: { gleaner: { persona: 'standard', path: runningTask.path } },
  play: async () => {
    await start(await findForm(runningTask.group), 'cloud');
    await press('This task is already running', 'View run');
    await expectAddress(/^\/console\/task\/task-info\?taskId=task-10002-3&/);
  },
});

export const StartedAnyway = meta.story({
  name: 'START-15 Started anyway',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await press('Your balance is low', 'Start anyway');
    await expectAddress(/^\/console\/task\/task-info\?taskId=task-/);
  },
});

export const ToTheBalance = meta.story({
  name: 'START-16 To the balance, to top it up',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await press('Your balance is low', 'Top up balance');
    await expectAddress(/^\/console\/balance$/);
  },
});

export const BackFromTheBalance = meta.story({
  name: 'START-14 Back to the task from the balance page',
  parameters: { gleaner: { scenario: 'balanceBelowGranularity', persona: 'standard', path } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to task' }, { timeout: 10_000 }));
    const form = await findForm();
    await expect(form.getByRole('button', { name: 'Save task' })).toBeEnabled();
    await expectAddress(/\?taskId=task-/);
  },
});
