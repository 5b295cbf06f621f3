import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, filledForm, leaveBy, openAgain, pricedPath, start, theDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Template obsolete', render: renderAt });

export const Shown = meta.story({
  name: 'START-06 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'templateWithdrawnMeanwhile', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    const dialog = await theDialog('This template has been withdrawn');
    await leaveBy(dialog, 'Got it');
    await expectNotStarted(form, 'The template has been withdrawn.');
    const again = await openAgain(form, 'client', 'This template has been withdrawn');
    await expect(again.getByRole('button', { name: 'Find another template' })).toBeEnabled();
  },
});
