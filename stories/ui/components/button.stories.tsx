import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/button.tsx', 'Button', { records: ['0061-antd-floating-ui-and-native-widgets'] }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { children: 'Add task', variant: 'primary', icon: <PlusOutlined />, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
