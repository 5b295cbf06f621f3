import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { FilterMenu } from '#src/ui/filter-menu';

const meta = preview.meta({
  title: 'UI/FilterMenu',
  component: FilterMenu<string>,
  tags: ['autodocs'],
  render: controlled(FilterMenu<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/filter-menu.tsx', 'FilterMenu', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Size',
    anyLabel: 'Any size',
    value: undefined,
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Medium' }));
    await expect(canvas.getByRole('button', { name: 'Size: Medium' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('m');
  },
});
