import { expect, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { MissionCard } from '#src/features/promotions/mission-card';
import { exampleMission } from '#stories/examples';

const meta = preview.meta({
  title: 'Promotions/Components/MissionCard',
  component: MissionCard,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/promotions/mission-card.tsx', 'MissionCard', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { mission: exampleMission },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Export your data' }));
    await expect(card.getByText('+$1.00')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Claim $1.00: Export your data' })).toBeVisible();
  },
});
