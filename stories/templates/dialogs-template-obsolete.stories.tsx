import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Template obsolete', render: renderAt });

export const Shown = meta.story({
  name: 'START-06 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'templateWithdrawnMeanwhile', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('This template is no longer available');
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'This template is no longer available. Choose another one.');
    const again = await startAgain(form, 'client', 'This template is no longer available');
    await expect(again.getByRole('button', { name: 'Find another template' })).toBeEnabled();
  },
});
