import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SwitchControl } from '#src/ui/form/choice-controls';

const meta = preview.meta({
  title: 'UI/Form/SwitchControl',
  component: SwitchControl,
  tags: ['autodocs'],
  render: controlled(SwitchControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/choice-controls.tsx', 'SwitchControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Tell me when it is done', value: false, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Tell me when it is done' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
