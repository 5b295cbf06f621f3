import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { CostCard } from '#src/features/templates/form/cost-card';

const meta = preview.meta({
  title: 'Templates/Components/CostCard',
  component: CostCard,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/templates/form/cost-card.tsx', 'CostCard', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    setup: {
      templateRegistrationId: '1001',
      pricePerData: 2.4,
      dailyMaxCount: 20,
      dailyMaxExtractedCount: 50_000,
      todayCrawlCount: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50,000 rows')).toBeVisible();
    await expect(await canvas.findByText('20 runs')).toBeVisible();
  },
});
