import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Local only', render: renderAt });

export const Shown = meta.story({
  name: 'START-11 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'templateLocalMeanwhile', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('This template runs only on your computer');
    await closeWith(dialog, 'Cancel');
    await expect(await form.findByText('Task saved, but not started')).toBeVisible();
    const again = await startAgain(form, 'cloud', 'This template runs only on your computer');
    await expect(again.getByRole('button', { name: 'Start in the desktop app' })).toBeEnabled();
  },
});
