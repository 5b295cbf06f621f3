import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';
import { expectNotStarted, leaveBy, start, theDialog, theForm, toasts } from './start-story';

/** A free template and a task that was made from it. */
const edited = '/console/template/ev-charging-stations?taskId=task-10002-6&parentNav=1&from=task-list';
const group = 'Archive';
const title = 'The template has a newer version';

const meta = preview.meta({
  title: 'Templates/Dialogs/Incorrect version',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: edited } },
  render: renderAt,
});

export const Confirm = meta.story({
  name: 'START-09 ERR-15 Confirm',
  play: async () => {
    const form = await theForm(group);
    await start(form, 'client');
    const dialog = await theDialog(title);
    await expect(dialog.getByRole('button', { name: 'Load the current version' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Continue with the old version' })).toBeEnabled();
    await leaveBy(dialog, 'Cancel');
    await expectNotStarted(form, 'The template has a newer version that was not loaded.', edited);
  },
});

export const Continued = meta.story({
  name: 'START-09 Continued with the old one',
  play: async () => {
    await start(await theForm(group), 'client');
    const dialog = await theDialog(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with the old version' }));
    await waitFor(() => expect(addressShown()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});

export const Loaded = meta.story({
  name: 'START-09 Loaded with what was typed',
  play: async () => {
    const before = await theForm(group);
    const radius = before.getByRole('textbox', { name: /Radius/ });
    await userEvent.clear(radius);
    await userEvent.type(radius, '2.5');
    await start(before, 'client');
    const dialog = await theDialog(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Load the current version' }));
    await expect(await toasts().findByText(/^Version \d+ of the template is loaded$/)).toBeVisible();
    const after = await theForm(group);
    await expect(after.getByRole('textbox', { name: /Radius/ })).toHaveValue('2.5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('form', { name: 'Parameters of the task' })).toHaveFocus());
    // The task has the current version now: nothing asks again.
    await start(after, 'client');
    await waitFor(() => expect(addressShown()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});
