import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { dialogTitle, openedTask } from './newer-version';
import { start, findDialog, findForm, toasts } from './start-story';

const meta = preview.meta({
  title: 'Templates/Flows/Newer version',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: openedTask.path } },
  render: renderAt,
});

export const Continued = meta.story({
  name: 'START-09 Continued with the old one',
  play: async () => {
    await start(await findForm(openedTask.group), 'client');
    const dialog = await findDialog(dialogTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with old version' }));
    await waitFor(() => expect(currentAddress()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});

export const Loaded = meta.story({
  name: 'START-09 Loaded with what was typed',
  play: async () => {
    const before = await findForm(openedTask.group);
    const radius = before.getByRole('textbox', { name: /Radius/ });
    await userEvent.clear(radius);
    await userEvent.type(radius, '2.5');
    await start(before, 'client');
    const dialog = await findDialog(dialogTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Load current version' }));
    await expect(await toasts().findByText(/^Loaded version \d+ of the template$/)).toBeVisible();
    const after = await findForm(openedTask.group);
    await expect(after.getByRole('textbox', { name: /Radius/ })).toHaveValue('2.5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('form', { name: 'Task parameters' })).toHaveFocus());
    await start(after, 'client');
    await waitFor(() => expect(currentAddress()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});
