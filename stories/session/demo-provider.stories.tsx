import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { LoginType } from '#src/contract/enums.gen';
import { DemoProvider } from '#src/shared/session/demo-provider';

const meta = preview.meta({
  title: 'Session/Dialogs/Demo provider',
  component: DemoProvider,
  args: { open: true, provider: LoginType.Google, onClose: fn(), onClosed: fn(), onAnswer: fn() },
  parameters: { gleaner: { persona: 'visitor' } },
});

export const Accounts = meta.story({
  name: 'ENUM-54 Accounts',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Google (demo)' }));
    const account = 'mia.castellan@mail.example';
    const choice = await dialog.findByRole('button', { name: `Mia Castellan · ${account}` });
    await inTestOnly(async () => {
      await userEvent.click(choice);
      await expect(args.onAnswer).toHaveBeenLastCalledWith({ account, code: `provider:${account}` });
      await userEvent.type(dialog.getByRole('textbox', { name: /^Another email address/ }), 'somebody{Enter}');
      await expect(args.onAnswer).toHaveBeenCalledOnce();
    });
  },
});
