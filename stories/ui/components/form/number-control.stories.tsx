import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { NumberControl } from '#src/ui/form/text-controls';

const meta = preview.meta({
  title: 'UI/Form/NumberControl',
  component: NumberControl,
  tags: ['autodocs'],
  render: controlled(NumberControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/text-controls.tsx', 'NumberControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Rows', value: '10', min: 1, max: 11, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rows' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('11');
    await expect(args.onChange).toHaveBeenLastCalledWith('11');
  },
});
