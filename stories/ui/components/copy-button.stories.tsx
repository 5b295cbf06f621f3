import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { CopyButton } from '#src/ui/copy-button';

const meta = preview.meta({
  title: 'UI/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/copy-button.tsx', 'CopyButton'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { text: 'https://example.com/t/1', label: 'Copy address', size: 'medium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeEnabled();
  },
});
