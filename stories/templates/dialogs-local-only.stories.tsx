import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { filledForm, leaveBy, openAgain, pricedPath, start, theDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Local only', render: renderAt });

export const Shown = meta.story({
  name: 'START-11 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'templateLocalMeanwhile', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    const dialog = await theDialog('This template runs only on your computer');
    await leaveBy(dialog, 'Cancel');
    await expect(await form.findByText('The task is saved, but not started')).toBeVisible();
    const again = await openAgain(form, 'cloud', 'This template runs only on your computer');
    await expect(again.getByRole('button', { name: 'Start in the client' })).toBeEnabled();
  },
});
