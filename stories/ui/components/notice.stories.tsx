import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Notice } from '#src/ui/status';

const meta = preview.meta({
  title: 'UI/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/status.tsx', 'Notice'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { variant: 'info', title: 'A new version is out', children: 'It brings more fields.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new version is out')).toBeVisible();
  },
});
