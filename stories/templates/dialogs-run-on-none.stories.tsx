import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillForm, closeWith, startAgain, start, findDialog } from './start-story';

const path = '/console/template/press-releases';
const meta = preview.meta({ title: 'Templates/Dialogs/Run on none', render: renderAt });

export const Shown = meta.story({
  name: 'START-12 ERR-15 Shown',
  parameters: { gleaner: { persona: 'standard', path } },
  play: async () => {
    const form = await fillForm({ Keyword: 'solar panels' });
    await start(form, 'cloud');
    const dialog = await findDialog('This template can’t run right now');
    await expect(
      dialog.getByText('This template can’t run in the cloud or in the desktop app right now.'),
    ).toBeVisible();
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'This template can’t run in the cloud or in the desktop app right now.', path);
    await startAgain(form, 'cloud', 'This template can’t run right now');
  },
});
