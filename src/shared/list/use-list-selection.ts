import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '#src/ui/table/columns';

export interface ListSelection<T> extends Selection<T> {
  /** As last loaded. */
  readonly rows: readonly T[];
  /** Stable. */
  readonly remove: (keys: readonly string[]) => void;
  /** Stable. */
  readonly clear: () => void;
}

interface State<T> {
  readonly scope: string;
  readonly page: readonly T[] | undefined;
  readonly selected: ReadonlyMap<string, T>;
}

function refresh<T>(selected: ReadonlyMap<string, T>, page: readonly T[] = [], rowKey: (row: T) => string) {
  const changed = page.filter((row) => selected.has(rowKey(row)) && selected.get(rowKey(row)) !== row);
  return changed.length === 0 ? selected : new Map([...selected, ...changed.map((row) => [rowKey(row), row] as const)]);
}

/** Keeps the selection across pages (TASK-34). `rowKey` must be stable. */
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
