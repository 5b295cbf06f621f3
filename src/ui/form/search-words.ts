import { useEffect, useRef, useState } from 'react';

/** The words of a search field: what stands in it, and telling it to whoever looks for them. */
export interface SearchWords {
  readonly text: string;
  /** Puts words into the field and tells them after so many milliseconds; 0 is at once. */
  readonly tell: (words: string, pause: number) => void;
  /** Tells at once what still waits to be told: for who leaves the field. */
  readonly settle: () => void;
  /** Does not tell what still waits: something else was chosen. */
  readonly drop: () => void;
}

/**
 * What is typed into a search field whose words stand elsewhere (`value`, in the address). Words that come back from there late do not
 * take away letters typed since, nor the blank before the next word; words that come from elsewhere stand in the field, unless
 * somebody is typing in it.
 */
export function useSearchWords(value: string, onSearch: (words: string) => void): SearchWords {
  const [state, setState] = useState({ from: value, text: value, told: [] as readonly string[], isTyping: false });
  if (state.from !== value) {
    const at = state.told.indexOf(value.trim());
    setState(
      at < 0 && !state.isTyping
        ? { from: value, text: value, told: [], isTyping: false }
        : { ...state, from: value, told: state.told.slice(at + 1) },
    );
  }
  const timer = useRef<{ id: number; words: string }>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const drop = () => {
    window.clearTimeout(timer.current?.id);
    timer.current = undefined;
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current?.id);
    },
    [],
  );
  const say = (words: string) => {
    drop();
    setState((before) => ({ ...before, told: [...before.told, words.trim()] }));
    search.current(words);
  };
  return {
    text: state.text,
    drop: () => {
      drop();
      setState((before) => ({ ...before, isTyping: false }));
    },
    tell: (words, pause) => {
      drop();
      setState((before) => ({ ...before, text: words, isTyping: pause > 0 }));
      if (pause === 0) say(words);
      else {
        const id = window.setTimeout(() => {
          say(words);
        }, pause);
        timer.current = { id, words };
      }
    },
    settle: () => {
      setState((before) => ({ ...before, isTyping: false }));
      if (timer.current) say(timer.current.words);
    },
  };
}
