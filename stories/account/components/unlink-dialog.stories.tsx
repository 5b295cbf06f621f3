import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { LoginProvider } from '#src/contract/enums.gen';
import { UnlinkDialog } from '#src/features/account/links/unlink-dialog';
import { openExample } from '#stories/open-example';

const linked = {
  provider: LoginProvider.Google,
  name: 'mia.castellan@mail.example',
  linkedAt: '2026-08-18T10:00:00.000Z',
};

const meta = preview.meta({
  title: 'Account/Components/UnlinkDialog',
  component: UnlinkDialog,
  tags: ['autodocs'],
  render: withOpener(UnlinkDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/links/unlink-dialog.tsx', 'UnlinkDialog', {
      code: showCode('<UnlinkDialog linked={linked} isLastWayIn={isLastWayIn} onSetPassword={onSetPassword} />'),
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, linked, isLastWayIn: false, onSetPassword: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Unlink your Google account?');
    await expect(dialog.getByText(args.linked.name, { exact: false })).toBeVisible();
  },
});
