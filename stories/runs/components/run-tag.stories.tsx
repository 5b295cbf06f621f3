import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RunTag } from '#src/features/runs/status-tags';

const meta = preview.meta({
  title: 'Runs/Components/RunTag',
  component: RunTag,
  tags: ['autodocs'],
  parameters: componentDocs('src/features/runs/status-tags.tsx', 'RunTag', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { state: 'collecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeVisible();
  },
});
