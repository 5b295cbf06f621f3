import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { useCombobox } from './combobox';
import formStyles from './form.module.css';
import searchStyles from './search-box.module.css';
import { useSearchInput } from './use-search-input';
import { useSlashFocus } from './slash-focus';
import { ClearButton } from './text-controls';
import { useTooLongMessage } from './use-too-long-message';
import styles from './suggest-box.module.css';

export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

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
  const [isListWanted, setListWanted] = useState(false);
  const open = isListWanted && text.trim() !== '' && suggestions.length > 0;

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
    combobox.highlight(null);
    props.onInput(nextText);
    setText(nextText);
  };
  const clear = () => {
    close();
    props.onInput('');
    search('');
  };
  const combobox = useCombobox(anchor, input, {
    open,
    count: suggestions.length,
    loop: true,
    opensOnArrow: text.trim() !== '',
    onOpenChange: (next) => {
      // Text from the URL has no suggestions yet.
      if (next) props.onInput(text);
      setListWanted(next);
    },
    onSelect: choose,
    onKeyDown: (event) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (combobox.active !== null) choose(combobox.active);
        else {
          close();
          search(text);
        }
      } else if (event.key === 'Escape' && !open && text !== '') {
        event.stopPropagation();
        clear();
      }
    },
  });
  useSlashFocus(input, true);
  return (
    <search className={styles.search}>
      <span ref={anchor} className={classNames(formStyles.input, tooLong.isTooLong && formStyles.invalid)}>
        <span className={formStyles.affix}>
          <SearchOutlined aria-hidden="true" />
        </span>
        <input
          {...combobox.fieldProps}
          inputMode="search"
          value={text}
          placeholder={t(($) => $.search)}
          aria-label={label}
          aria-invalid={tooLong.isTooLong || undefined}
          aria-describedby={tooLong.describedBy}
          onChange={(event) => {
            type(event.target.value);
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
      {open && (
        <div {...combobox.popupProps}>
          <div {...combobox.listProps} aria-label={listLabel} className={styles.list}>
            {suggestions.map((entry, index) => (
              <div key={entry.key} {...combobox.optionProps(index)} aria-selected={index === combobox.active}>
                {entry.content}
              </div>
            ))}
          </div>
        </div>
      )}
      <LiveRegion text={open ? statusMessage : ''} />
    </search>
  );
}
