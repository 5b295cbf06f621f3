import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { VisuallyHidden } from '#src/ui/visually-hidden';

const meta = preview.meta({
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/visually-hidden.tsx', 'VisuallyHidden'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { children: 'Only screen readers read this' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only screen readers read this')).toBeInTheDocument();
  },
});
