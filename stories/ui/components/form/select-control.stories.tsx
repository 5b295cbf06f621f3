import { expect, fn, screen, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SelectControl } from '#src/ui/form/select-control';

const meta = preview.meta({
  title: 'UI/Form/SelectControl',
  component: SelectControl<string>,
  tags: ['autodocs'],
  render: controlled(SelectControl<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/select-control.tsx', 'SelectControl', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Size',
    value: undefined,
    placeholder: 'Choose a size',
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Size' }));
    await userEvent.click(await screen.findByTitle('Medium'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('m'));
    await expect(canvas.getAllByTitle('Medium')[0]).toBeVisible();
  },
});
