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
    const dialog = await findDialog('This template has been withdrawn');
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'The template has been withdrawn.');
    const again = await startAgain(form, 'client', 'This template has been withdrawn');
    await expect(again.getByRole('button', { name: 'Find another template' })).toBeEnabled();
  },
});
