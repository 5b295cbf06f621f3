import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Highlight } from '#src/ui/highlight';

const meta = preview.meta({
  title: 'UI/Highlight',
  component: Highlight,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/highlight.tsx', 'Highlight'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { text: 'Prices of all shops', keyword: 'shop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('shop').tagName).toBe('MARK');
  },
});
