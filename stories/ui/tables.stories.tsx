import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { Tag } from '#src/ui/status';
import type { Column, Sort } from '#src/ui/table/columns';
import { ResourceTable, type ResourceTableProps } from '#src/ui/table/resource-table';
import { VirtualGrid } from '#src/ui/table/virtual-grid';

interface Row {
  id: string;
  name: string;
  rows: number;
}
const make = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Shop prices ${String(index + 1)}`,
    rows: (index * 37) % 900,
  }));
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', cell: (row) => row.name, minWidth: 150, sortable: true },
  { key: 'status', title: 'Status', cell: () => <Tag variant="success">Finished</Tag>, skeleton: 'tag', width: 120 },
  { key: 'rows', title: 'Rows', cell: (row) => row.rows, align: 'end', skeleton: 'number', width: 120, sortable: true },
];
const retry = fn();
const picked = fn();

function Trial(props: Partial<ResourceTableProps<Row>> & { rows: readonly Row[] | undefined }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>();
  const [page, setPage] = useState(2);
  return (
    <ResourceTable<Row>
      label="Tasks"
      columns={columns}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      sort={sort}
      onSort={setSort}
      selection={{
        selected,
        onChange: (next) => {
          picked([...next]);
          setSelected(next);
        },
      }}
      pagination={
        props.rows?.length === 5
          ? { page, pageSize: 5, total: 60, pageSizes: [5, 20, 50], onChange: setPage }
          : undefined
      }
      {...props}
    />
  );
}

const meta = preview.meta({ title: 'UI/Parts/Tables' });

function Turning() {
  const [rows, setRows] = useState(make(4));
  return (
    <>
      <Button
        onClick={() => {
          setRows((before) => [...before.slice(-1), ...before.slice(0, -1)]);
        }}
      >
        Turn round
      </Button>
      <Trial rows={rows} rowOrder={{ listKey: 'tasks', isRemoved: () => false }} />
    </>
  );
}

export const RowsHaveMoved = meta.story({
  name: 'TASK-29 Rows have moved',
  globals: { viewport: { value: 'phone' } },
  render: () => <Turning />,
  play: async ({ canvas }) => {
    const first = () => within(canvas.getAllByRole('row')[1] as HTMLElement).getByText(/^Shop prices/).textContent;
    await userEvent.hover(canvas.getByText('Shop prices 1'));
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Turn round' }).click();
    const update = await canvas.findByRole('button', { name: 'Update order (1 row moved)' });
    const { bottom } = (canvas.getAllByRole('row').at(-1) as HTMLElement).getBoundingClientRect();
    await expect(update.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(first()).toBe('Shop prices 1');
  },
});

export const Ready = meta.story({
  name: 'Ready',
  render: () => <Trial rows={make(5)} />,
  play: async ({ canvas }) => {
    picked.mockClear();
    const name = canvas.getByRole('columnheader', { name: /Name/ });
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByText('6–10 of 60')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shop prices 2' }));
      await expect(picked).toHaveBeenLastCalledWith(['2']);
      const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await userEvent.click(within(name).getByRole('button'));
      await expect(name).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Go to page' }), '99{Enter}');
      await expect(canvas.getByText('56–60 of 60')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    });
  },
});

export const Loading = meta.story({
  name: 'Loading',
  render: () => <Trial rows={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tasks', busy: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
});

export const EmptyList = meta.story({
  name: 'Empty',
  render: () => (
    <Trial
      rows={[]}
      empty={<Empty title="You have no tasks yet" action={<Button variant="primary">Choose a template</Button>} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no tasks yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a template' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed',
  render: () => <Trial rows={undefined} error={{ detail: 'Running tasks go on.', onRetry: retry }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Running tasks go on.');
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(retry).toHaveBeenCalled();
    });
  },
});

export const EmptyOnAPhone = meta.story({
  name: 'Empty and failed on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Trial label="Empty" rows={[]} empty={<Empty title="You have no tasks yet" />} />
      <Trial label="Failed" rows={undefined} error={{ onRetry: retry }} />
    </>
  ),
  play: async ({ canvas }) => {
    const middle = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return (left + right) / 2;
    };
    for (const part of [canvas.getByText('You have no tasks yet'), canvas.getByRole('button', { name: 'Try again' })])
      await expect(Math.abs(middle(part) - middle(part.closest('table') as Element))).toBeLessThan(1);
  },
});

export const AllSelectedOnAPhone = meta.story({
  name: 'All selected on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <Trial rows={make(3)} />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().left)).size).toBe(1);
    await userEvent.click(canvas.getByText('Select all'));
    for (const box of boxes) await expect(box).toBeChecked();
    await expect(canvas.getAllByRole('row').at(-1)).toHaveStyle({ borderBottomLeftRadius: '8px' });
  },
});

export const FailedWithRows = meta.story({
  name: 'Failed, rows kept',
  render: () => <Trial rows={make(3)} stale error={{ onRetry: retry, retryIn: 30 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re seeing the last loaded version.');
    await expect(canvas.getByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled();
    await expect(canvas.getByText('Shop prices 3')).toBeVisible();
    await expect(canvas.getByText('May be out of date')).toBeVisible();
  },
});

export const TenThousand = meta.story({
  name: 'Ten thousand rows in memory',
  render: () => <Trial rows={make(10_000)} virtualHeight={400} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Tasks' });
    await expect(canvas.getByRole('table', { name: 'Tasks' })).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const name = canvas.getByText('Shop prices 1');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await inTestOnly(async () => {
      region.scrollTop = region.scrollHeight;
      await expect(await canvas.findByText('Shop prices 10000')).toBeVisible();
    });
  },
});

const needed = fn();
export const Million = meta.story({
  name: 'A million rows',
  render: () => (
    <VirtualGrid<{ text: string }>
      label="Data"
      height={420}
      rowCount={1_000_000}
      rowNumbers={{ title: 'Row' }}
      columns={[
        { key: 'a', title: 'Title', cell: (row) => row.text, width: 400 },
        { key: 'b', title: 'Price', cell: () => '12.90', align: 'end' },
      ]}
      getRow={(index) => (index === 3 ? undefined : { text: `Item ${String(index + 1)}` })}
      onRangeNeeded={needed}
    />
  ),
  play: async () => {
    const grid = screen.getByRole('grid', { name: 'Data' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1000001');
    await inTestOnly(async () => {
      grid.focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      const last = await within(grid).findByText('Item 1000000');
      await expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '1000001');
      const box = grid.getBoundingClientRect();
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom));
      await waitFor(() => expect(needed).toHaveBeenLastCalledWith(expect.any(Number), 1_000_000));
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(await within(grid).findByText('Item 1')).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      const active = grid.getAttribute('aria-activedescendant') ?? '';
      await expect(document.getElementById(active)?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
    });
  },
});
