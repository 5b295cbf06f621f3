import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Tag } from '#src/ui/status';

const meta = preview.meta({
  title: 'UI/Tag',
  component: Tag,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/status.tsx', 'Tag'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { variant: 'brand', isOngoing: true, children: 'Running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeVisible();
  },
});
