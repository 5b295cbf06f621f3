import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Breadcrumb } from '#src/ui/page-header';

const meta = preview.meta({
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/page-header.tsx', 'Breadcrumb'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { crumbs: [{ label: 'Console', to: '/console' }, { label: 'Tasks' }] },
  play: async ({ canvas }) => {
    const last = canvas.getByText('Tasks');
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(getComputedStyle(last.closest('li') as Element, '::before').content).toContain('/');
  },
});
