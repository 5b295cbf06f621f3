import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { countTooMany } from './use-too-long';

/** The words of a search field: what stands in it, and telling it to whoever looks for them. */
export interface SearchWords {
  readonly text: string;
  /** Puts words into the field and tells them after the pause. */
  readonly type: (words: string) => void;
  /** Puts words into the field and tells them at once. */
  readonly search: (words: string) => void;
  /** Tells at once what still waits to be told: for who leaves the field. */
  readonly settle: () => void;
  /** Does not tell what still waits: something else was chosen. */
  readonly drop: () => void;
}

/**
 * What is typed into a search field whose words stand elsewhere (`value`, in the address). Words that come back from there late do not
 * take away letters typed since, nor the blank before the next word; words that come from elsewhere stand in the field, unless
 * somebody is typing in it. `pause` is in milliseconds. Words longer than `maxLength` are not told: cut ones would come back in their place.
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
