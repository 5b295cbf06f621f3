import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { FullNameDialog } from '#src/features/account/full-name-dialog';

const meta = preview.meta({
  title: 'Account/Dialogs/Full name',
  component: FullNameDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), fullName: 'Mia Castellan' },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'API-005 Ready',
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: /^Full name/ });
    await expect(field).toHaveValue('Mia Castellan');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Leave it empty to show your username/);
    await inTestOnly(async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('Full name saved')).toBeVisible();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
