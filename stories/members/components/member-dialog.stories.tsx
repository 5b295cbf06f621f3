import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { MemberDialog } from '#src/features/members/member-dialog';
import { exampleMember } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Members/Components/MemberDialog',
  component: MemberDialog,
  tags: ['autodocs'],
  render: withOpener(MemberDialog),
  parameters: {
    gleaner: { persona: 'enterprise' },
    ...componentDocs('src/features/members/member-dialog.tsx', 'MemberDialog', {
      code: showCode('<MemberDialog member={member} query={query} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, member: exampleMember, query: { page: 1, pageSize: 20 }, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Edit details for Amélie Roussel');
    await expect(dialog.getByRole('textbox', { name: /^Username/ })).toHaveValue(exampleMember.userName);
  },
});
