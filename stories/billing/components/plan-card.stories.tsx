import { expect, fn, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { AccountLevel } from '#src/contract/enums.gen';
import { PlanCard } from '#src/features/billing/plans/plan-card';
import { Button } from '#src/ui/button';
import { exampleGoods } from '#stories/examples';

const { name, description, limits, period } = exampleGoods;

const meta = preview.meta({
  title: 'Billing/Components/PlanCard',
  component: PlanCard,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/plans/plan-card.tsx', 'PlanCard', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    plan: {
      level: AccountLevel.Standard,
      name,
      description,
      limits,
      goods: { [period]: exampleGoods },
      isContract: false,
    },
    item: exampleGoods,
    mark: 'Your plan',
    action: <Button onClick={fn()}>Choose Standard</Button>,
    headingLevel: 2,
  },
  play: async ({ args: { plan }, canvas }) => {
    const card = within(canvas.getByRole('article', { name: plan.name }));
    await expect(card.getByText('$99')).toBeVisible();
    await expect(card.getByText('Your plan')).toBeVisible();
    await expect(card.getByText('100 tasks')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Choose Standard' })).toBeVisible();
  },
});
