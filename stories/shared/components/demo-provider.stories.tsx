import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { LoginType } from '#src/contract/enums.gen';
import { DemoProvider } from '#src/shared/session/demo-provider';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Shared/Components/DemoProvider',
  component: DemoProvider,
  tags: ['autodocs'],
  render: withOpener(DemoProvider, 'onAnswer'),
  parameters: {
    gleaner: { persona: 'visitor' },
    ...componentDocs('src/shared/session/demo-provider.tsx', 'DemoProvider', {
      code: showCode('<DemoProvider provider={provider} onAnswer={onAnswer} />'),
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, provider: LoginType.Google, onAnswer: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await openExample('Google (demo)');
    const account = 'mia.castellan@mail.example';
    await userEvent.click(await dialog.findByRole('button', { name: `Mia Castellan · ${account}` }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ account, code: `provider:${account}` });
  },
});
