import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { SkeletonLines } from '#src/ui/skeleton';

const meta = preview.meta({
  title: 'UI/SkeletonLines',
  component: SkeletonLines,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/skeleton.tsx', 'SkeletonLines', { pattern: 'loading' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { lines: 3, label: 'Loading the tasks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the tasks')).toBeInTheDocument();
  },
});
