import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { usePopup } from '../popup';
import popupStyles from '../popup.module.css';
import type { ControlProps } from './field';
import formStyles from './form.module.css';
import styles from './search-select.module.css';

/** One entry: its label stands in the field once chosen, `aside` beside it in the list alone. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  readonly aside?: string;
}

export interface SearchSelectProps extends ControlProps<string> {
  readonly options: readonly SearchOption[];
  /** The entries that fit what is typed, the best first. */
  readonly find: (text: string) => readonly SearchOption[];
  /** Names the list. */
  readonly listLabel: string;
  readonly placeholder?: string;
  /** Stands in the list when nothing fits. */
  readonly nothing: string;
  /** Said when the list changes: how many there are. */
  readonly status: (count: number) => string;
  readonly ref?: Ref<HTMLInputElement>;
}

const ROW = 36;
const HEIGHT = 8 * ROW;

/**
 * One of many entries, found by typing (a combobox with a list of which only what is in view is drawn). Arrows, Page Up and Page Down
 * move, Enter and Tab take the marked entry, Esc closes and goes back to what was chosen before. What is typed and is no entry stays, with
 * nothing chosen, and the field says so.
 */
export function SearchSelect({
  value,
  onChange,
  options,
  find,
  listLabel,
  placeholder,
  nothing,
  status,
  ref,
  ...rest
}: SearchSelectProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // undefined: nothing has been typed since something was chosen, so that all entries are there.
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  const shown = typed === undefined ? options : find(typed);
  const chosen = options.find((option) => option.value === value);
  const active = Math.min(marked, shown.length - 1);
  const listed = open && shown.length > 0;
  const isLeft = !open && value === '' && typed !== undefined && typed.trim() !== '';
  const bad = rest.invalid === true || isLeft;
  useLayoutEffect(() => {
    if (open && popup.current && anchor.current) popup.current.style.width = `${anchor.current.offsetWidth}px`;
  }, [open]);
  usePopup(anchor, popup, open);

  const show = () => {
    if (open || rest.disabled === true) return;
    setOpen(true);
    if (isLeft) return;
    setTyped(undefined);
    setMarked(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const leave = () => {
    const exact = shown[0];
    if (typed === undefined) close();
    // A name typed in full counts as chosen on blur.
    else if (exact !== undefined && exact.label.toLowerCase() === typed.trim().toLowerCase()) take(0);
    else {
      setOpen(false);
      setMarked(0);
      if (value !== '') onChange('');
    }
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const take = (index: number) => {
    const option = shown[index];
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const move = (to: number) => {
    setMarked(Math.max(0, Math.min(shown.length - 1, to)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that confirm what an input method proposes are not ours.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(active + step);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && open) {
      if (typed !== undefined && typed.trim() !== '' && shown.length > 0) take(active);
      else leave();
    }
  };
  return (
    <>
      <span ref={anchor} className={classNames(formStyles.input, bad && formStyles.bad)}>
        <input
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          role="combobox"
          type="text"
          id={rest.id}
          name={rest.name}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={(open || isLeft ? typed : undefined) ?? chosen?.label ?? value}
          placeholder={placeholder}
          disabled={rest.disabled}
          aria-label={rest.label}
          aria-labelledby={rest.labelledBy}
          aria-describedby={classNames(rest.describedBy, isLeft && `${id}-left`) || undefined}
          aria-required={rest.required || undefined}
          aria-invalid={bad || undefined}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-activedescendant={listed ? `${id}-${String(active)}` : undefined}
          onFocus={(event) => {
            event.target.select();
            rest.onFocus?.();
          }}
          onClick={show}
          onChange={(event) => {
            setOpen(true);
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (open) leave();
            rest.onBlur?.();
          }}
        />
        <span
          className={styles.arrow}
          aria-hidden="true"
          onMouseDown={(event) => {
            event.preventDefault();
            if (open) leave();
            else {
              input.current?.focus();
              show();
            }
          }}
        >
          <DownOutlined />
        </span>
      </span>
      <div id={`${id}-left`} aria-live="polite" className={formStyles.error}>
        {isLeft && !rest.invalid && t(($) => $.notChosen, { typed: typed.trim() })}
      </div>
      {open && (
        <div ref={popup} popover="manual" className={classNames(popupStyles.popup, styles.popup)}>
          {shown.length === 0 ? (
            <p className={styles.nothing}>{nothing}</p>
          ) : (
            <Entries
              id={id}
              label={listLabel}
              options={shown}
              active={active}
              chosen={value}
              onMark={setMarked}
              onTake={take}
            />
          )}
        </div>
      )}
      <LiveRegion text={open && typed !== undefined ? (shown.length === 0 ? nothing : status(shown.length)) : ''} />
    </>
  );
}

function Entries({
  id,
  label,
  options,
  active,
  chosen,
  onMark,
  onTake,
}: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SearchOption[];
  readonly active: number;
  readonly chosen: string;
  readonly onMark: (index: number) => void;
  readonly onTake: (index: number) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const pointed = useRef(false);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 4,
    // What the field names as its active entry must be there.
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  useEffect(() => {
    // An entry under the pointer is in view: scrolling it would run away from the pointer.
    if (pointed.current) pointed.current = false;
    else virtualizer.scrollToIndex(active);
  }, [virtualizer, active, options]);
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.box}
      style={{ height: Math.min(HEIGHT, options.length * ROW) }}
    >
      <div role="none" className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the focus and the keys
            <div
              key={option.value}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              className={classNames(styles.option, index === active && styles.active)}
              style={{ height: ROW, transform: `translateY(${String(start)}px)` }}
              // The focus stays in the field, so that the list does not close under the pointer.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onPointerMove={() => {
                if (index === active) return;
                pointed.current = true;
                onMark(index);
              }}
              onClick={() => {
                onTake(index);
              }}
            >
              <span className={styles.label}>{option.label}</span>
              {option.aside !== undefined && (
                <span className={classNames(styles.aside, 'gl-tabular')}>{option.aside}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
