import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Avatar } from '#src/ui/avatar';

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/avatar.tsx', 'Avatar'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { name: 'Ada Lovelace', src: null, size: 48 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'A');
  },
});
