import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Checkbox } from '#src/ui/checkbox';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  render: controlled(Checkbox, 'checked', 'onChange'),
  parameters: componentDocs('src/ui/checkbox.tsx', 'Checkbox', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { checked: false, children: 'I have read the terms', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read the terms' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
