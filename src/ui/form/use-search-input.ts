import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { countExcessCharacters } from './use-too-long-message';

export interface SearchInput {
  readonly text: string;
  /** Searches after the delay. */
  readonly type: (text: string) => void;
  /** Searches immediately. */
  readonly search: (text: string) => void;
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** For a value that is stored elsewhere, as in the URL. Late echoes do not overwrite newer typing. `delay` in milliseconds. */
export function useSearchInput(
  value: string,
  onSearch: (text: string) => void,
  delay: number,
  maxLength?: number,
): SearchInput {
  const [state, setState] = useState({ from: value, text: value, told: [] as readonly string[], isTyping: false });
  if (state.from !== value) {
    const at = state.told.indexOf(value.trim());
    setState(
      at < 0 && !state.isTyping
        ? { from: value, text: value, told: [], isTyping: false }
        : { ...state, from: value, told: state.told.slice(at + 1) },
    );
  }
  const debouncedSearch = useDebouncedCallback((input: string) => {
    if (countExcessCharacters(input, maxLength) > 0) return;
    setState((before) => ({ ...before, told: [...before.told, input.trim()] }));
    onSearch(input);
  }, delay);
  return {
    text: state.text,
    cancel: () => {
      debouncedSearch.cancel();
      setState((before) => ({ ...before, isTyping: false }));
    },
    type: (input) => {
      setState((before) => ({ ...before, text: input, isTyping: true }));
      debouncedSearch(input);
    },
    search: (input) => {
      setState((before) => ({ ...before, text: input, isTyping: false }));
      debouncedSearch(input);
      debouncedSearch.flush();
    },
    flush: () => {
      setState((before) => ({ ...before, isTyping: false }));
      debouncedSearch.flush();
    },
  };
}
