import { expect, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Tooltip } from '#src/ui/tooltip';

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: componentDocs('src/ui/tooltip.tsx', 'Tooltip', { records: ['0061-antd-floating-ui-and-native-widgets'] }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { text: 'Rows of all runs of the task', children: <Button>Rows</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rows' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rows of all runs of the task');
  },
});
