import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Sparkline } from '#src/ui/sparkline';

const meta = preview.meta({
  title: 'UI/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/sparkline.tsx', 'Sparkline'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { values: [1, 4, 2, 8], label: 'Rows of the last four runs: 1, 4, 2, 8', width: 192, height: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Rows of the last four runs/ })).toBeVisible();
  },
});
