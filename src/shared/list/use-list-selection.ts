import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '#src/ui/table/columns';

/** The selected rows of a list, those of other pages included. */
export interface ListSelection<T> extends Selection<T> {
  /** The selected rows as they were last seen. */
  readonly rows: readonly T[];
  /** Takes some keys out of the selection; the same function from one render to the next. */
  readonly remove: (keys: readonly string[]) => void;
  /** Selects nothing; the same function from one render to the next. */
  readonly clear: () => void;
}

interface State<T> {
  readonly scope: string;
  /** The rows on the page. */
  readonly page: readonly T[] | undefined;
  readonly selected: ReadonlyMap<string, T>;
}

/** The selected rows with their newest values; the same map where nothing changed, so that nothing renders again. */
function refresh<T>(selected: ReadonlyMap<string, T>, page: readonly T[] = [], rowKey: (row: T) => string) {
  const changed = page.filter((row) => selected.has(rowKey(row)) && selected.get(rowKey(row)) !== row);
  return changed.length === 0 ? selected : new Map([...selected, ...changed.map((row) => [rowKey(row), row] as const)]);
}

/**
 * Keeps what is selected from page to page (TASK-34). Every row was on the page when it was selected. In another `scope` nothing is
 * selected. `rowKey` is the same function from one render to the next.
 */
export function useListSelection<T>(
  page: readonly T[] | undefined,
  rowKey: (row: T) => string,
  scope = '',
): ListSelection<T> {
  const [state, setState] = useState<State<T>>({ scope, page, selected: new Map() });
  let current = state;
  if (state.scope !== scope || state.page !== page) {
    const selected = state.scope === scope ? refresh(state.selected, page, rowKey) : new Map<string, T>();
    current = { scope, page, selected };
    setState(current);
  }
  const onChange = useCallback(
    (keys: ReadonlySet<string>) => {
      setState((before) => {
        const known = new Map(before.selected);
        for (const row of before.page ?? []) known.set(rowKey(row), row);
        return { ...before, selected: new Map([...known].filter(([key]) => keys.has(key))) };
      });
    },
    [rowKey],
  );
  const remove = useCallback((keys: readonly string[]) => {
    setState((before) => ({
      ...before,
      selected: new Map([...before.selected].filter(([key]) => !keys.includes(key))),
    }));
  }, []);
  const clear = useCallback(() => {
    setState((before) => ({ ...before, selected: new Map() }));
  }, []);
  const { selected } = current;
  return useMemo(
    () => ({ selected: new Set(selected.keys()), rows: [...selected.values()], onChange, remove, clear }),
    [selected, onChange, remove, clear],
  );
}
