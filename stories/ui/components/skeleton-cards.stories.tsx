import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { SkeletonCards } from '#src/ui/skeleton';

const meta = preview.meta({
  title: 'UI/SkeletonCards',
  component: SkeletonCards,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/skeleton.tsx', 'SkeletonCards', { pattern: 'loading' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { cards: 2, cover: 96 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});
