import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable } from '#src/ui/table/resource-table';

interface Row {
  readonly name: string;
  readonly rows: number;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortable: true },
  {
    key: 'rows',
    title: 'Rows',
    cell: ({ rows }) => rows,
    align: 'end',
    width: 120,
    skeleton: 'number',
    sortable: true,
  },
];

const meta = preview.meta({
  title: 'UI/ResourceTable',
  component: ResourceTable<Row>,
  tags: ['autodocs'],
  render: function Sorting(args, { id }) {
    const [sort, setSort] = useArg(id, 'sort', args.sort);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <ResourceTable
        {...args}
        sort={sort}
        onSort={(next) => {
          args.onSort?.(next);
          setSort(next);
        }}
        selection={{ selected, onChange: setSelected }}
      />
    );
  },
  argTypes: { columns: { control: false }, selection: { control: false } },
  parameters: componentDocs('src/ui/table/resource-table.tsx', 'ResourceTable', {
    records: ['0055-rows-stay-in-place-under-the-pointer', '0032-fixed-row-heights-in-long-lists'],
    pattern: 'list-page',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Tasks',
    columns,
    rows: Array.from({ length: 12 }, (_, index) => ({
      name: `Shop prices ${String(index + 1)}`,
      rows: (index * 37) % 900,
    })),
    rowKey: ({ name }) => name,
    rowLabel: ({ name }) => name,
    sort: { key: 'rows', order: 'descend' },
    onSort: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'name', order: 'ascend' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Shop prices 3$/ }));
    await expect(canvas.getByRole('checkbox', { name: /Shop prices 3$/ })).toBeChecked();
  },
});
