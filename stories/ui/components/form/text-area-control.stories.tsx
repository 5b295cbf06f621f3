import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { TextAreaControl } from '#src/ui/form/text-controls';

const meta = preview.meta({
  title: 'UI/Form/TextAreaControl',
  component: TextAreaControl,
  tags: ['autodocs'],
  render: controlled(TextAreaControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/text-controls.tsx', 'TextAreaControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Addresses', value: '', monospace: true, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Addresses' }), 'example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('example.com');
  },
});
