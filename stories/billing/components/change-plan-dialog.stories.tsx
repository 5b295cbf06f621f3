import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { ChangePlanDialog } from '#src/features/billing/plans/change-plan-dialog';
import { plansOf } from '#src/features/billing/plans/use-plans';
import { exampleGoods, exampleSubscription, exampleUpgrade } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/ChangePlanDialog',
  component: ChangePlanDialog,
  tags: ['autodocs'],
  render: withOpener(ChangePlanDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/plans/change-plan-dialog.tsx', 'ChangePlanDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    item: exampleUpgrade,
    plans: plansOf([exampleGoods, exampleUpgrade]),
    subscription: exampleSubscription,
    onClose: fn(),
  },
  play: async () => {
    const dialog = await openExample('Upgrade to Professional');
    await expect(await dialog.findByText(/^It starts as soon as you pay/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep Standard' })).toBeEnabled();
  },
});
