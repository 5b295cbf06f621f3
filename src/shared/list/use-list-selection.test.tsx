import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListSelection } from './use-list-selection';

interface Lamp {
  readonly id: string;
  readonly watts: number;
}
interface HookProps {
  readonly page: readonly Lamp[];
  readonly scope?: string;
}

const keyOf = (lamp: Lamp) => lamp.id;
const lamps = (watts: number, ...ids: string[]) => ids.map((id) => ({ id, watts }));

function select(page: readonly Lamp[]) {
  const initialProps: HookProps = { page };
  return renderHook(({ page: shown, scope }: HookProps) => useListSelection(shown, keyOf, scope), { initialProps });
}

test('TASK-34 the selection lasts across pages, and a selected row keeps its latest values', () => {
  const { result, rerender } = select(lamps(40, 'a', 'b'));
  act(() => result.current.onChange(new Set(['b'])));
  rerender({ page: lamps(60, 'a', 'b') });
  rerender({ page: lamps(20, 'c', 'd') });
  act(() => result.current.onChange(new Set(['b', 'c'])));
  expect(result.current.rows).toEqual([...lamps(60, 'b'), ...lamps(20, 'c')]);
  const { remove, clear } = result.current;
  act(() => remove(['b']));
  expect([...result.current.selected]).toEqual(['c']);
  expect(result.current.remove).toBe(remove);
  act(() => clear());
  expect(result.current.rows).toEqual([]);
});

test('TASK-34 a change of scope clears the selection', () => {
  const page = lamps(40, 'a', 'b');
  const { result, rerender } = select(page);
  act(() => result.current.onChange(new Set(['a'])));
  rerender({ page, scope: 'red' });
  expect(result.current.rows).toEqual([]);
  rerender({ page });
  expect(result.current.rows).toEqual([]);
});

test('a refetch that changes no selected row returns the same rows', () => {
  const page = lamps(40, 'a', 'b');
  const { result, rerender } = select(page);
  act(() => result.current.onChange(new Set(['a'])));
  const { rows } = result.current;
  rerender({ page: page.map((lamp) => (lamp.id === 'b' ? { ...lamp, watts: 60 } : lamp)) });
  expect(result.current.rows).toBe(rows);
});
