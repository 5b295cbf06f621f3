import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { countTooMany } from './use-too-long';

export interface SearchWords {
  readonly text: string;
  /** Searches after the delay. */
  readonly type: (words: string) => void;
  /** Searches immediately. */
  readonly search: (words: string) => void;
  /** Flushes a pending search. */
  readonly settle: () => void;
  /** Cancels a pending search. */
  readonly drop: () => void;
}

/**
 * For a value that is stored elsewhere, as in the URL. Late echoes do not overwrite newer typing. `pause` in milliseconds. Text above
 * `maxLength` is not searched.
 */
export function useSearchWords(
  value: string,
  onSearch: (words: string) => void,
  pause: number,
  maxLength?: number,
): SearchWords {
  const [state, setState] = useState({ from: value, text: value, told: [] as readonly string[], isTyping: false });
  if (state.from !== value) {
    const at = state.told.indexOf(value.trim());
    setState(
      at < 0 && !state.isTyping
        ? { from: value, text: value, told: [], isTyping: false }
        : { ...state, from: value, told: state.told.slice(at + 1) },
    );
  }
  const say = useDebouncedCallback((words: string) => {
    if (countTooMany(words, maxLength) > 0) return;
    setState((before) => ({ ...before, told: [...before.told, words.trim()] }));
    onSearch(words);
  }, pause);
  return {
    text: state.text,
    drop: () => {
      say.cancel();
      setState((before) => ({ ...before, isTyping: false }));
    },
    type: (words) => {
      setState((before) => ({ ...before, text: words, isTyping: true }));
      say(words);
    },
    search: (words) => {
      setState((before) => ({ ...before, text: words, isTyping: false }));
      say(words);
      say.flush();
    },
    settle: () => {
      setState((before) => ({ ...before, isTyping: false }));
      say.flush();
    },
  };
}
