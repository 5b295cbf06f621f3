import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { TwoLine } from '#src/ui/two-line';

const meta = preview.meta({
  title: 'UI/TwoLine',
  component: TwoLine,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/two-line.tsx', 'TwoLine'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { title: 'Premium for a year', detail: 'No. 2026-1187' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No. 2026-1187')).toBeVisible();
  },
});
