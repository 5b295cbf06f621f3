import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SegmentedControl } from '#src/ui/form/choice-controls';

const meta = preview.meta({
  title: 'UI/Form/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  render: controlled(SegmentedControl<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/choice-controls.tsx', 'SegmentedControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Size',
    value: 's',
    choices: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('l');
  },
});
