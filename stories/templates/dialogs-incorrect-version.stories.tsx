import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { dialogTitle, openedTask } from './newer-version';
import { expectNotStarted, closeWith, startAgain, start, findDialog, findForm } from './start-story';

const meta = preview.meta({
  title: 'Templates/Dialogs/Incorrect version',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: openedTask.path } },
  render: renderAt,
});

export const Confirm = meta.story({
  name: 'START-09 ERR-15 Confirm',
  play: async () => {
    const form = await findForm(openedTask.group);
    await start(form, 'client');
    const dialog = await findDialog(dialogTitle);
    await expect(dialog.getByRole('button', { name: 'Load current version' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Continue with old version' })).toBeEnabled();
    await closeWith(dialog, 'Cancel');
    await expectNotStarted(form, 'The template has a newer version. Load it first, then start.', openedTask.path);
    await startAgain(form, 'client', dialogTitle);
  },
});
