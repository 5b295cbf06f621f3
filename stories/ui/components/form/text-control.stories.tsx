import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { TextControl } from '#src/ui/form/text-controls';

const meta = preview.meta({
  title: 'UI/Form/TextControl',
  component: TextControl,
  tags: ['autodocs'],
  render: controlled(TextControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/text-controls.tsx', 'TextControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Task name', value: '', placeholder: 'Shop prices', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Task name' }), 'Prices');
    await expect(canvas.getByRole('textbox')).toHaveValue('Prices');
    await expect(args.onChange).toHaveBeenLastCalledWith('Prices');
  },
});
