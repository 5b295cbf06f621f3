import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Contents } from '#src/ui/contents';

const meta = preview.meta({
  title: 'UI/Contents',
  component: Contents,
  tags: ['autodocs'],
  render: controlled(Contents, 'current', 'onSelect'),
  argTypes: { current: { control: 'select', options: ['start', 'fields'] } },
  parameters: componentDocs('src/ui/contents.tsx', 'Contents'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'On this page',
    current: 'start',
    chapters: [
      { id: 'start', title: 'Start', level: 2 },
      { id: 'fields', title: 'Fields', level: 3 },
    ],
    onSelect: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Fields' }));
    await expect(canvas.getByRole('link', { name: 'Fields' })).toHaveAttribute('aria-current', 'location');
    await expect(args.onSelect).toHaveBeenCalledWith('fields');
  },
});
