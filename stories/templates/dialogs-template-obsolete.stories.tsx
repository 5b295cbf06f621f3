import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';
import { expectNotStarted, filledForm, leaveBy, pricedPath, start, theDialog } from './start-story';

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
    await start(form, 'client');
    const again = await theDialog('This template has been withdrawn');
    await userEvent.click(again.getByRole('button', { name: 'Find another template' }));
    await waitFor(() => expect(addressShown()).toBe('/console/template'));
  },
});
