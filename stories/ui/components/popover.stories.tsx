import { expect, fn, screen, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { Popover } from '#src/ui/popover';

const meta = preview.meta({
  title: 'UI/Popover',
  component: Popover,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: componentDocs('src/ui/popover.tsx', 'Popover', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    code: [
      '<Popover label="Columns" align="start" trigger={(props) => <Button {...props}>Columns</Button>}>',
      '  <Checkbox checked onChange={setShown}>Rows</Checkbox>',
      '</Popover>',
    ].join('\n'),
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Columns',
    align: 'start',
    trigger: (props) => <Button {...props}>Columns</Button>,
    children: (
      <Checkbox checked onChange={fn()}>
        Rows
      </Checkbox>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(popover.getByRole('checkbox', { name: 'Rows' })).toBeChecked();
  },
});
