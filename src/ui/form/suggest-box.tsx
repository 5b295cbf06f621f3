import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { useCombobox } from './combobox';
import formStyles from './form.module.css';
import searchStyles from './search-box.module.css';
import { useSearchWords } from './search-words';
import { useSlashFocus } from './slash-focus';
import { ClearButton } from './text-controls';
import { useTooLong } from './use-too-long';
import styles from './suggest-box.module.css';

export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
  readonly onChoose: () => void;
}

interface SuggestBoxProps {
  readonly value: string;
  /** After 300 ms, or immediately on Enter and clear. */
  readonly onSearch: (words: string) => void;
  readonly onType: (words: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly label: string;
  readonly listLabel: string;
  /** Announced when the list changes. */
  readonly status: string;
  /** Longer text is not searched. */
  readonly maxLength?: number;
}

const WAIT = 300;

export function SuggestBox(props: SuggestBoxProps) {
  const { value, suggestions, label, listLabel, status, maxLength } = props;
  const { t } = useTranslation('ui');
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, type: setText, search, settle, drop } = useSearchWords(value, props.onSearch, WAIT, maxLength);
  const tooLong = useTooLong(text, { maxLength });
  const [wanted, setWanted] = useState(false);
  const open = wanted && text.trim() !== '' && suggestions.length > 0;

  const close = () => {
    setWanted(false);
  };
  const choose = (index: number) => {
    close();
    drop();
    suggestions[index]?.onChoose();
  };
  const type = (words: string) => {
    setWanted(true);
    combobox.highlight(null);
    props.onType(words);
    setText(words);
  };
  const clear = () => {
    close();
    props.onType('');
    search('');
  };
  const combobox = useCombobox(anchor, input, {
    open,
    count: suggestions.length,
    loop: true,
    opensByArrow: text.trim() !== '',
    onOpenChange: (next) => {
      // Text from the URL has no suggestions yet.
      if (next) props.onType(text);
      setWanted(next);
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
      <span ref={anchor} className={classNames(formStyles.input, tooLong.isTooLong && formStyles.bad)}>
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
            settle();
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
      <LiveRegion text={open ? status : ''} />
    </search>
  );
}
