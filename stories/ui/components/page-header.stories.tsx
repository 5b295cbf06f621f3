import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { PageHeader } from '#src/ui/page-header';

const meta = preview.meta({
  title: 'UI/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/page-header.tsx', 'PageHeader'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    title: 'Tasks',
    description: 'Everything you run',
    crumbs: [{ label: 'Console', to: '/console' }, { label: 'Tasks' }],
    actions: <Button variant="primary">Add task</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Console' })).toHaveAttribute('href', '/console');
  },
});
