import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { SignOutEverywhere } from '#src/app/sign-out/sign-out-everywhere';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Shared/Components/SignOutEverywhere',
  component: SignOutEverywhere,
  tags: ['autodocs'],
  render: withOpener(SignOutEverywhere),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/app/sign-out/sign-out-everywhere.tsx', 'SignOutEverywhere', {
      code: showCode('<SignOutEverywhere />'),
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Sign out everywhere?');
    await expect(await dialog.findByRole('list', { name: 'Active sessions' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  },
});
