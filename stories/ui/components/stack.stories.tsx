import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Stack } from '#src/ui/stack';

const meta = preview.meta({
  title: 'UI/Stack',
  component: Stack,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/stack.tsx', 'Stack'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { gap: 4, children: ['First part', 'Second part'].map((text) => <p key={text}>{text}</p>) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/part$/).map((part) => part.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
});
