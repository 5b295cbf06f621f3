import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextControl, ClearButton } from './text-controls';
import styles from './search-box.module.css';

/** Words to search by; tells them after a pause of `wait` milliseconds, at once on Enter and when cleared. `slash` lets the key / focus it. */
export function SearchBox({
  value,
  onSearch,
  label,
  placeholder,
  wait = 300,
  slash = false,
  autoFocus = false,
}: {
  value: string;
  onSearch: (words: string) => void;
  /** Its accessible name: what is searched. */
  label: string;
  placeholder?: string | undefined;
  wait?: number | undefined;
  slash?: boolean | undefined;
  autoFocus?: boolean | undefined;
}) {
  const { t } = useTranslation('ui');
  const [state, setState] = useState({ from: value, text: value });
  if (state.from !== value) setState({ from: value, text: value });
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  useEffect(() => {
    if (!slash) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      )
        return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [slash]);

  const tell = (words: string, pause: number) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setState((before) => ({ ...before, text: words }));
    if (pause === 0) search.current(words);
    else
      timer.current = window.setTimeout(() => {
        timer.current = undefined;
        search.current(words);
      }, pause);
  };
  return (
    <search className={styles['search']}>
      <TextControl
        ref={input}
        value={state.text}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        inputMode="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        onChange={(words) => {
          tell(words, wait);
        }}
        onBlur={() => {
          // Whoever leaves the box for a link must not be called back by a search that fires meanwhile.
          if (timer.current !== undefined) tell(state.text, 0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            tell(state.text, 0);
          }
          if (event.key === 'Escape' && state.text !== '') {
            event.stopPropagation();
            tell('', 0);
          }
        }}
        suffix={
          state.text !== '' ? (
            <ClearButton
              value={state.text}
              label={t(($) => $.clearSearch)}
              onClear={() => {
                tell('', 0);
                input.current?.focus();
              }}
            />
          ) : slash ? (
            <kbd className={styles['key']} aria-hidden="true">
              /
            </kbd>
          ) : undefined
        }
      />
    </search>
  );
}
