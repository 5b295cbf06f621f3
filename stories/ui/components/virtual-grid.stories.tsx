import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { VirtualGrid } from '#src/ui/table/virtual-grid';

const meta = preview.meta({
  title: 'UI/VirtualGrid',
  component: VirtualGrid<string>,
  tags: ['autodocs'],
  argTypes: { columns: { control: false } },
  parameters: componentDocs('src/ui/table/virtual-grid.tsx', 'VirtualGrid', {
    records: ['0032-fixed-row-heights-in-long-lists'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Rows of the run',
    columns: [
      { key: 'name', title: 'Name', cell: (row: string) => row },
      { key: 'length', title: 'Length', cell: (row: string) => row.length, align: 'end', width: 120 },
    ],
    rowCount: 100_000,
    getRow: (index) => `Row ${String(index + 1)}`,
    onRangeNeeded: fn(),
    height: 320,
    rowNumbers: { title: 'No.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Rows of the run' })).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getByRole('gridcell', { name: 'Row 1' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByRole('gridcell', { name: 'Row 100000' })).toBeVisible();
    await expect(args.onRangeNeeded).toHaveBeenCalled();
  },
});
