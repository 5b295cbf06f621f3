import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Tabs } from '#src/ui/tabs';

const meta = preview.meta({
  title: 'UI/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  render: controlled(Tabs<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/tabs.tsx', 'Tabs'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Parts of a template',
    value: 'overview',
    items: [
      { key: 'overview', label: 'Overview', content: 'What it does' },
      { key: 'sample', label: 'Sample', content: 'Ten rows' },
      { key: 'help', label: 'Help', content: '', disabled: true },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sample' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Sample' })).toHaveTextContent('Ten rows');
    await expect(args.onChange).toHaveBeenCalledWith('sample');
  },
});
