import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';

const meta = preview.meta({
  title: 'UI/Empty',
  component: Empty,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/empty.tsx', 'Empty', { pattern: 'empty' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    drawing: 'list',
    title: 'No tasks yet',
    children: 'Start with a template.',
    action: <Button variant="primary">Choose a template</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tasks yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a template' })).toBeEnabled();
  },
});
