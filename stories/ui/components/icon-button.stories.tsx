import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { IconButton } from '#src/ui/button';

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/button.tsx', 'IconButton'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Delete', icon: <DeleteOutlined />, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
