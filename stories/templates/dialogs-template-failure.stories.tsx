import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Template failure', render: renderAt });

export const Shown = meta.story({
  name: 'START-10 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'templateFailsMeanwhile', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'client');
    const dialog = await findDialog('This template isn’t working right now');
    await expect(dialog.getByRole('button', { name: 'Find another template' })).toBeEnabled();
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'This template isn’t working right now. Try again later.');
    await startAgain(form, 'client', 'This template isn’t working right now');
  },
});
