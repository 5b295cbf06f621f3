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

/** One line of what is offered below the field. */
export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
  readonly onChoose: () => void;
}

interface SuggestBoxProps {
  readonly value: string;
  /** Hears the words after a pause of 300 ms, at once on Enter and when cleared. */
  readonly onSearch: (words: string) => void;
  /** Hears every letter: whoever offers suggestions looks for them. */
  readonly onType: (words: string) => void;
  readonly suggestions: readonly Suggestion[];
  /** Accessible name of the field: what is searched. */
  readonly label: string;
  /** Accessible name of the list below it. */
  readonly listLabel: string;
  /** What is said when the list changes: how many there are. */
  readonly status: string;
  /** Words that are longer stay, are said to be too long and are not searched. */
  readonly maxLength?: number;
}

const WAIT = 300;

/**
 * A search field that offers matches while one types (a combobox with a list): arrows move through them, Enter opens the marked one or
 * searches, Esc closes the list and then empties the field. The key / puts the focus here.
 */
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
      // The words may have come from the address: nobody has looked for their matches yet.
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
            // Whoever leaves the field for a link must not be called back by a search that fires meanwhile.
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
