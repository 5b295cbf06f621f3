import type { KeyboardEvent } from 'react';

interface ComboboxState {
  readonly listId: string;
  readonly open: boolean;
  readonly count: number;
  readonly highlighted: number | null;
}

/** The option to choose on Enter, if any. */
export function activeOption({ open, count, highlighted }: Omit<ComboboxState, 'listId'>): number | null {
  return open && count > 0 && highlighted !== null ? Math.min(highlighted, count - 1) : null;
}

export function comboboxField(state: ComboboxState) {
  const isListed = state.open && state.count > 0;
  const active = activeOption(state);
  return {
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? state.listId : undefined,
    'aria-activedescendant': active === null ? undefined : `${state.listId}-${String(active)}`,
    onKeyDownCapture: (event: KeyboardEvent) => {
      // Leaves these keys to the input method (IME).
      if (event.nativeEvent.isComposing) event.stopPropagation();
    },
  } as const;
}
