import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { usePopup } from '../popup';
import popupStyles from '../popup.module.css';
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
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { text, type: setText, search, settle, drop } = useSearchWords(value, props.onSearch, WAIT, maxLength);
  const tooLong = useTooLong(text, { maxLength });
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && text.trim() !== '' && suggestions.length > 0;
  const marked = open && active < suggestions.length ? active : -1;
  useSlashFocus(input, true);
  // As wide as the field, before it is put below it.
  useLayoutEffect(() => {
    if (open && list.current && anchor.current) list.current.style.width = `${anchor.current.offsetWidth}px`;
  }, [open]);
  usePopup(anchor, list, open);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    close();
    drop();
    suggestions[index]?.onChoose();
  };
  const type = (words: string) => {
    setWanted(true);
    setActive(-1);
    props.onType(words);
    setText(words);
  };
  const clear = () => {
    close();
    props.onType('');
    search('');
  };
  const move = (step: 1 | -1) => {
    if (!open) {
      // The words may have come from the address: nobody has looked for their matches yet.
      props.onType(text);
      setWanted(true);
      setActive(step === 1 ? 0 : suggestions.length - 1);
      return;
    }
    // One place beyond either end is the field itself.
    const places = suggestions.length + 1;
    setActive((before) => ((Math.min(before, suggestions.length - 1) + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Keys that confirm what an input method proposes are not ours.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && text.trim() !== '') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (marked >= 0) choose(marked);
      else {
        close();
        search(text);
      }
    } else if (event.key === 'Escape' && (open || text !== '')) {
      event.stopPropagation();
      if (open) close();
      else clear();
    }
  };
  return (
    <search className={styles.search}>
      <span ref={anchor} className={classNames(formStyles.input, tooLong.isTooLong && formStyles.bad)}>
        <span className={formStyles.affix}>
          <SearchOutlined aria-hidden="true" />
        </span>
        <input
          ref={input}
          role="combobox"
          type="text"
          inputMode="search"
          autoComplete="off"
          value={text}
          placeholder={t(($) => $.search)}
          aria-label={label}
          aria-invalid={tooLong.isTooLong || undefined}
          aria-describedby={tooLong.describedBy}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={marked >= 0 ? `${id}-${String(marked)}` : undefined}
          onChange={(event) => {
            type(event.target.value);
          }}
          onKeyDown={onKeyDown}
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
        <div
          ref={list}
          id={id}
          role="listbox"
          popover="manual"
          aria-label={listLabel}
          className={classNames(popupStyles.popup, styles.list)}
        >
          {suggestions.map((entry, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the focus and the keys
            <div
              key={entry.key}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === marked}
              className={classNames(styles.option, index === marked && styles.active)}
              // The focus stays in the field, so that the list does not close under the pointer.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onPointerMove={() => {
                setActive(index);
              }}
              onClick={() => {
                choose(index);
              }}
            >
              {entry.content}
            </div>
          ))}
        </div>
      )}
      <LiveRegion text={open ? status : ''} />
    </search>
  );
}
