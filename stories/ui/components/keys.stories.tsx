import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Keys } from '#src/ui/keys';

const meta = preview.meta({
  title: 'UI/Keys',
  component: Keys,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/keys.tsx', 'Keys'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { keys: ['Ctrl', 'K'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
  },
});
