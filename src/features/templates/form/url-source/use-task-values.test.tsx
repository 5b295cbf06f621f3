import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setTransport } from '#src/api/transport';
import { useTaskValues, type RowsRead } from './use-task-values';

const TOTAL = 2_561;
const pages: number[] = [];

/** A task whose rows each have a name of their own, and one of twenty cities. */
function answerRows(): void {
  pages.length = 0;
  setTransport((request) => {
    const { searchParams } = new URL(request.url);
    const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    pages.push(page);
    const count = Math.max(0, Math.min(pageSize, TOTAL - page * pageSize));
    const rows = Array.from({ length: count }, (_, index) => ({
      name: `shop ${page * pageSize + index}`,
      city: `city ${index % 20}`,
    }));
    return Promise.resolve(Response.json({ total: TOTAL, page, pageSize, fields: [], rows }));
  });
}

afterEach(cleanup);

test.each([
  { field: 'name', maxLines: null, found: TOTAL, read: TOTAL, asked: [0, 1, 2] },
  { field: 'city', maxLines: 100, found: 20, read: TOTAL, asked: [0, 1, 2] },
  { field: 'name', maxLines: 1_500, found: 2_000, read: 2_000, asked: [0, 1] },
])(
  'FORM-45 FORM-60 the values of $field come from every row, or from as many as fill a field of $maxLines lines',
  async ({ field, maxLines, found, read, asked }) => {
    answerRows();
    const onValues = vi.fn<(field: string, values: readonly string[], rows: RowsRead) => void>();
    const { result } = renderHook(() => useTaskValues({ taskId: 't-1', maxLines, onValues }));
    act(() => {
      result.current.read(field);
    });
    expect(result.current.reading?.field).toBe(field);
    await waitFor(() => {
      expect(onValues).toHaveBeenCalledTimes(1);
    });
    const [name, values, rows] = onValues.mock.calls[0] ?? [];
    expect([name, values?.length, rows, pages]).toEqual([field, found, { read, of: TOTAL }, asked]);
    expect(result.current.reading).toBeUndefined();
  },
);

test('FORM-45 reading that is canceled gives nothing', async () => {
  answerRows();
  const onValues = vi.fn<(field: string, values: readonly string[], rows: RowsRead) => void>();
  const { result } = renderHook(() => useTaskValues({ taskId: 't-1', maxLines: null, onValues }));
  act(() => {
    result.current.read('name');
    result.current.cancel();
  });
  await act(() => new Promise(setImmediate));
  expect([result.current.reading, onValues.mock.calls]).toEqual([undefined, []]);
});
