import { expect, fn, screen, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { ColumnsPopover } from '#src/features/runs/columns-popover';
import { exampleRows } from '#stories/examples';

const meta = preview.meta({
  title: 'Runs/Components/ColumnsPopover',
  component: ColumnsPopover,
  tags: ['autodocs'],
  render: controlled(ColumnsPopover, 'choice', 'onChange'),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/runs/columns-popover.tsx', 'ColumnsPopover', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { fields: exampleRows.fields, choice: { order: [], hidden: ['image'] }, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns (11 of 12)' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'Image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ order: [], hidden: [] });
    await expect(await canvas.findByRole('button', { name: 'Columns (12 of 12)' })).toBeVisible();
  },
});
