import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { BalanceDrawer } from '#src/features/members/balance-drawer';
import { exampleMember } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Members/Components/BalanceDrawer',
  component: BalanceDrawer,
  tags: ['autodocs'],
  render: withOpener(BalanceDrawer),
  parameters: {
    gleaner: { persona: 'enterprise' },
    ...componentDocs('src/features/members/balance-drawer.tsx', 'BalanceDrawer', {
      code: showCode('<BalanceDrawer member={member} />'),
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, member: exampleMember, onClose: fn(), onClosed: fn() },
  play: async () => {
    const drawer = await openExample('Balance details for Amélie Roussel');
    await expect(await drawer.findByRole('list', { name: 'Spending by item' })).toBeVisible();
  },
});
