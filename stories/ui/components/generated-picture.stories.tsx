import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { GeneratedPicture } from '#src/ui/cover';

const meta = preview.meta({
  title: 'UI/GeneratedPicture',
  component: GeneratedPicture,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/cover.tsx', 'GeneratedPicture'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { seed: 'gleaner-picture:home-00ff11', alt: 'House', size: 96 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'House' })).toBeVisible();
  },
});
