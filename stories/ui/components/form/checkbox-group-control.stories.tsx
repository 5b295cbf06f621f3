import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { CheckboxGroupControl } from '#src/ui/form/choice-controls';

const meta = preview.meta({
  title: 'UI/Form/CheckboxGroupControl',
  component: CheckboxGroupControl<string>,
  tags: ['autodocs'],
  render: controlled(CheckboxGroupControl<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/choice-controls.tsx', 'CheckboxGroupControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Sizes',
    value: ['s'],
    selectAll: true,
    choices: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await expect(args.onChange).toHaveBeenCalledWith(['s', 'm', 'l']);
  },
});
