import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { newerVersion, openedTask } from './newer-version';
import { expectNotStarted, leaveBy, openAgain, start, theDialog, theForm } from './start-story';

const meta = preview.meta({
  title: 'Templates/Dialogs/Incorrect version',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: openedTask.path } },
  render: renderAt,
});

export const Confirm = meta.story({
  name: 'START-09 ERR-15 Confirm',
  play: async () => {
    const form = await theForm(openedTask.group);
    await start(form, 'client');
    const dialog = await theDialog(newerVersion);
    await expect(dialog.getByRole('button', { name: 'Load the current version' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Continue with the old version' })).toBeEnabled();
    await leaveBy(dialog, 'Cancel');
    await expectNotStarted(form, 'The template has a newer version that was not loaded.', openedTask.path);
    await openAgain(form, 'client', newerVersion);
  },
});
