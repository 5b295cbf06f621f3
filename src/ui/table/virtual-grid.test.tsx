import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VirtualGrid } from './virtual-grid';

const columns = ['Name', 'Price', 'Place'].map((title) => ({
  key: title,
  title,
  cell: (row: number) => `${title} ${String(row)}`,
}));

const scrollTo = (top: number) => {
  const grid = screen.getByRole('grid');
  grid.scrollTop = top;
  fireEvent.scroll(grid);
};

const row = (number: number) =>
  within(screen.getAllByRole('row').find((entry) => entry.ariaRowIndex === String(number + 1)) ?? document.body);

test('rows show only their number during fast scrolling and all cells when it stops', async () => {
  render(
    <VirtualGrid
      label="Rows"
      columns={columns}
      rowCount={10_000}
      getRow={(index) => index}
      onRangeNeeded={() => undefined}
      height={400}
      rowNumbers={{ title: 'No.' }}
    />,
  );
  scrollTo(40_000);
  expect(row(1_001).getByRole('gridcell', { name: 'Price 1000' })).toBeTruthy();
  scrollTo(80_000);
  scrollTo(120_000);
  expect(row(3_001).getByRole('rowheader').textContent).toBe('3001');
  expect(row(3_001).getAllByRole('gridcell')).toHaveLength(1);
  expect(screen.queryByText('Price 3000')).toBeNull();
  expect(await screen.findByText('Price 3000')).toBeTruthy();
  expect(row(3_001).getAllByRole('gridcell')).toHaveLength(3);
});

test('a double click opens the row, and pinned columns stay beside the row numbers', () => {
  const onActivate = vi.fn();
  render(
    <VirtualGrid
      label="Rows"
      columns={columns}
      rowCount={20}
      getRow={(index) => index}
      onRangeNeeded={() => undefined}
      height={400}
      rowNumbers={{ title: 'No.' }}
      onActivate={onActivate}
      pinnedColumns={2}
    />,
  );
  const cell = row(3).getByRole('gridcell', { name: 'Price 2' });
  fireEvent.pointerDown(cell);
  fireEvent.doubleClick(cell);
  expect(onActivate).toHaveBeenCalledWith(2, 'Price');
  const startOf = (name: string) => row(3).getByRole('gridcell', { name }).style.insetInlineStart;
  expect(['Name 2', 'Price 2', 'Place 2'].map(startOf)).toEqual(['60px', '220px', '']);
});

test('ENUM-36 compact rows are 32 pixels high, and a change of the density keeps the first row in view', () => {
  const grid = (density: 'compact' | 'roomy') => (
    <VirtualGrid
      label="Rows"
      columns={columns}
      rowCount={10_000}
      getRow={(index) => index}
      onRangeNeeded={() => undefined}
      height={400}
      density={density}
    />
  );
  const { rerender } = render(grid('roomy'));
  const box = screen.getByRole('grid');
  const shown = () => screen.getAllByRole('gridcell', { name: /^Name/ }).length;
  expect(shown()).toBe(14);
  scrollTo(4_000);
  rerender(grid('compact'));
  expect(box.style.getPropertyValue('--gl-row')).toBe('32px');
  expect(box.scrollTop).toBe(3_200);
  expect(shown()).toBe(20);
  expect(screen.getAllByRole('gridcell', { name: /^Name/ })[4]?.textContent).toBe('Name 100');
});
