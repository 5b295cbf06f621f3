import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { usePopups } from '../overlays';
import { activeOption, comboboxField } from './combobox-field';
import formStyles from './form.module.css';
import searchStyles from './search-box.module.css';
import { useSearchInput } from './use-search-input';
import { useSlashFocus } from './slash-focus';
import type { Suggestion, SuggestionListHandle } from './suggestion-list';
import { ClearButton } from './text-controls';
import { useTooLongMessage } from './use-too-long-message';
import styles from './suggest-box.module.css';

interface SuggestBoxProps {
  readonly value: string;
  /** After 300 ms, or immediately on Enter and clear. */
  readonly onSearch: (text: string) => void;
  readonly onInput: (text: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly label: string;
  readonly listLabel: string;
  /** Announced when the list changes. */
  readonly statusMessage: string;
  /** Longer text is not searched. */
  readonly maxLength?: number;
}

const DEBOUNCE_MS = 300;

export function SuggestBox(props: SuggestBoxProps) {
  const { value, suggestions, label, listLabel, statusMessage, maxLength } = props;
  const { t } = useTranslation('ui');
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, type: setText, search, flush, cancel } = useSearchInput(value, props.onSearch, DEBOUNCE_MS, maxLength);
  const tooLong = useTooLongMessage(text, { maxLength });
  const listId = useId();
  const [field, setField] = useState<HTMLElement | null>(null);
  const list = useRef<SuggestionListHandle>(null);
  const [isListWanted, setListWanted] = useState(false);
  const [highlighted, highlight] = useState<number | null>(null);
  const { loaded: popups } = usePopups(isListWanted);
  const open = popups !== undefined && isListWanted && text.trim() !== '' && suggestions.length > 0;
  const state = { listId, open, count: suggestions.length, highlighted };

  const close = () => {
    setListWanted(false);
  };
  const choose = (index: number) => {
    close();
    cancel();
    suggestions[index]?.onSelect();
  };
  const type = (nextText: string) => {
    setListWanted(true);
    highlight(null);
    props.onInput(nextText);
    setText(nextText);
  };
  const clear = () => {
    close();
    props.onInput('');
    search('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const active = activeOption(state);
      if (active !== null) choose(active);
      else {
        close();
        search(text);
      }
    } else if (event.key === 'Escape' && !open && text !== '') {
      event.stopPropagation();
      clear();
    }
  };
  useSlashFocus(input, true);
  return (
    <search className={styles.search}>
      <span ref={anchor} className={classNames(formStyles.input, tooLong.isTooLong && formStyles.invalid)}>
        <span className={formStyles.affix}>
          <SearchOutlined aria-hidden="true" />
        </span>
        <input
          {...comboboxField(state)}
          ref={input}
          inputMode="search"
          value={text}
          placeholder={t(($) => $.search)}
          aria-label={label}
          aria-invalid={tooLong.isTooLong || undefined}
          aria-describedby={tooLong.describedBy}
          onChange={(event) => {
            type(event.target.value);
          }}
          onFocus={(event) => {
            setField(event.currentTarget);
          }}
          onKeyDown={(event) => {
            (list.current?.onKeyDown ?? onKeyDown)(event);
          }}
          onBlur={() => {
            close();
            flush();
          }}
        />
        <span className={formStyles.suffix}>
          {text === '' ? (
            <kbd className={searchStyles.key} aria-hidden="true">
              /
            </kbd>
          ) : (
            <ClearButton
              value={text}
              label={t(($) => $.clearSearch)}
              onClear={() => {
                clear();
                input.current?.focus();
              }}
            />
          )}
        </span>
      </span>
      {tooLong.words}
      {popups && (
        <popups.SuggestionList
          ref={list}
          {...state}
          anchor={anchor}
          field={field}
          label={listLabel}
          suggestions={suggestions}
          opensOnArrow={text.trim() !== ''}
          onHighlight={highlight}
          onOpenChange={(next) => {
            // Text from the URL has no suggestions yet.
            if (next) props.onInput(text);
            setListWanted(next);
          }}
          onKeyDown={onKeyDown}
          onSelect={choose}
        />
      )}
      <LiveRegion text={open ? statusMessage : ''} />
    </search>
  );
}
