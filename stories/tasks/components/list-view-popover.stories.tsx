import { expect, fn, screen, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { defaultView } from '#src/features/tasks/list-view';
import { ListViewPopover } from '#src/features/tasks/list-view-popover';

const meta = preview.meta({
  title: 'Tasks/Components/ListViewPopover',
  component: ListViewPopover,
  tags: ['autodocs'],
  render: controlled(ListViewPopover, 'view', 'onChange'),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/list-view-popover.tsx', 'ListViewPopover', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { scope: 'all', view: defaultView, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Columns and density' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'Priority' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['created'] });
    await expect(popover.getByRole('checkbox', { name: 'Priority' })).toBeChecked();
  },
});
