import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { MultiFilterMenu } from '#src/ui/filter-menu';

const meta = preview.meta({
  title: 'UI/MultiFilterMenu',
  component: MultiFilterMenu<string>,
  tags: ['autodocs'],
  render: controlled(MultiFilterMenu<string>, 'values', 'onChange'),
  parameters: componentDocs('src/ui/filter-menu.tsx', 'MultiFilterMenu', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Color',
    values: ['red'],
    options: ['red', 'green', 'blue'].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color: red' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'blue' }));
    await expect(canvas.getByRole('button', { name: 'Color: red +1' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(['red', 'blue']);
  },
});
