import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { start, findDialog, findForm } from './start-story';

const meta = preview.meta({
  title: 'Templates/Dialogs/Example values',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/template/hikari-times-articles' } },
});

export const Confirm = meta.story({
  name: 'FORM-68 Confirm',
  play: async ({ userEvent }) => {
    const form = await findForm();
    const keyword = form.getByRole('textbox', { name: /^Keyword/ });
    await userEvent.click(keyword);
    await waitFor(() => expect(keyword).toHaveValue('wireless headphones'));
    await userEvent.click(form.getByRole('button', { name: 'Use example' }));
    await start(form, 'cloud');
    const dialog = await findDialog('Start with the example values?');
    await expect(dialog.getByText('This field still contains an example value: Keyword.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use examples' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Clear examples' })).toBeEnabled();
  },
});
