import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RelativeTime } from '#src/ui/relative-time';

const meta = preview.meta({
  title: 'UI/RelativeTime',
  component: RelativeTime,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/relative-time.tsx', 'RelativeTime'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { value: '2026-11-20T09:00:00Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T09:00:00.000Z');
  },
});
