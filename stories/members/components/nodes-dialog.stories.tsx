import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { NodesDialog } from '#src/features/members/nodes-dialog';
import { exampleMember } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Members/Components/NodesDialog',
  component: NodesDialog,
  tags: ['autodocs'],
  render: withOpener(NodesDialog),
  parameters: {
    gleaner: { persona: 'enterprise' },
    ...componentDocs('src/features/members/nodes-dialog.tsx', 'NodesDialog', {
      code: showCode('<NodesDialog member={member} query={query} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, member: exampleMember, query: { page: 1, pageSize: 20 }, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Cloud nodes for Amélie Roussel');
    await expect(await dialog.findByText('You’ll have 23 left to assign.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Cloud nodes/ })).toHaveValue('6');
  },
});
