import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Badge } from '#src/ui/status';

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/status.tsx', 'Badge'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { count: 120, label: '120 unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '120 unread' })).toHaveTextContent('99+');
  },
});
