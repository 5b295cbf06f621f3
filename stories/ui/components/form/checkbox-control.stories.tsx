import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { CheckboxControl } from '#src/ui/form/choice-controls';

const meta = preview.meta({
  title: 'UI/Form/CheckboxControl',
  component: CheckboxControl,
  tags: ['autodocs'],
  render: controlled(CheckboxControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/choice-controls.tsx', 'CheckboxControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { value: false, children: 'I have read the terms', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read the terms' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
