import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Radio } from '#src/ui/checkbox';

const meta = preview.meta({
  title: 'UI/Radio',
  component: Radio,
  tags: ['autodocs'],
  render: controlled(Radio, 'checked', 'onChange'),
  parameters: componentDocs('src/ui/checkbox.tsx', 'Radio'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { checked: false, group: 'size', children: 'Large', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(canvas.getByRole('radio')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
