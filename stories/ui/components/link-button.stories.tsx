import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { LinkButton } from '#src/ui/link-button';

const meta = preview.meta({
  title: 'UI/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  argTypes: { to: { control: 'text' } },
  parameters: componentDocs('src/ui/link-button.tsx', 'LinkButton'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { to: '/pricing', children: 'Compare plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  },
});
