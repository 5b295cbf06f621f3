import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useMergeRefs } from '@floating-ui/react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { LiveRegion } from '../live-region';
import { useCombobox } from './combobox';
import { comboboxField } from './combobox-field';
import type { ControlProps } from './field';
import formStyles from './form.module.css';
import styles from './search-select.module.css';

/** `aside` shows only in the list. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  readonly aside?: string;
}

export interface SearchSelectProps extends ControlProps<string> {
  readonly options: readonly SearchOption[];
  /** Best match first. */
  readonly find: (text: string) => readonly SearchOption[];
  readonly listLabel: string;
  readonly placeholder?: string;
  /** Shown when nothing matches. */
  readonly emptyText: string;
  /** Announced when the list changes. */
  readonly statusMessage: (count: number) => string;
  readonly ref?: Ref<HTMLInputElement>;
}

const ROW_HEIGHT = 36;
const PAGE_ROWS = 8;

/** Unknown text stays on blur, without a value and with an error. */
export function SearchSelect({
  value,
  onChange,
  options,
  find,
  listLabel,
  placeholder,
  emptyText,
  statusMessage,
  ref,
  ...rest
}: SearchSelectProps) {
  const { t } = useTranslation('ui');
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLElement | null>(null);
  const fieldRef = useMergeRefs([input, setField, ref]);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [highlighted, highlight] = useState<number | null>(null);
  // undefined: nothing typed since the last choice.
  const [searchText, setSearchText] = useState<string>();
  const shown = searchText === undefined ? options : find(searchText);
  const chosenAt = options.findIndex((option) => option.value === value);
  const chosen = options[chosenAt];
  const isUnmatched = !open && value === '' && searchText !== undefined && searchText.trim() !== '';
  const isInvalid = rest.invalid === true || isUnmatched;

  const show = () => {
    if (open || rest.disabled === true) return;
    setOpen(true);
    if (!isUnmatched) setSearchText(undefined);
  };
  const leave = () => {
    const exact = shown[0];
    if (searchText === undefined) close();
    else if (exact !== undefined && exact.label.toLowerCase() === searchText.trim().toLowerCase()) take(0);
    else {
      setOpen(false);
      if (value !== '') onChange('');
    }
  };
  const close = () => {
    setOpen(false);
    setSearchText(undefined);
  };
  const take = (index: number) => {
    const option = shown[index];
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const state = { listId: `${id}-list`, open, count: shown.length, highlighted };
  const combobox = useCombobox(anchor, field, {
    ...state,
    initialIndex: searchText === undefined ? Math.max(0, chosenAt) : 0,
    onHighlight: highlight,
    onOpenChange: (next) => {
      if (next) show();
      else close();
    },
    onSelect: take,
    onKeyDown: (event) => {
      const page = { PageDown: PAGE_ROWS, PageUp: -PAGE_ROWS }[event.key];
      if (page !== undefined) {
        event.preventDefault();
        if (open) highlight(Math.max(0, Math.min(shown.length - 1, (combobox.active ?? 0) + page)));
        else show();
      } else if (event.key === 'Enter' && open) {
        event.preventDefault();
        take(combobox.active ?? 0);
      } else if (event.key === 'Tab' && open) {
        if (searchText !== undefined && searchText.trim() !== '' && shown.length > 0) take(combobox.active ?? 0);
        else leave();
      }
    },
  });
  return (
    <>
      <span ref={anchor} className={classNames(formStyles.input, isInvalid && formStyles.invalid)}>
        <input
          {...combobox.fieldProps}
          {...comboboxField(state)}
          ref={fieldRef}
          id={rest.id}
          name={rest.name}
          autoCorrect="off"
          spellCheck={false}
          value={(open || isUnmatched ? searchText : undefined) ?? chosen?.label ?? value}
          placeholder={placeholder}
          disabled={rest.disabled}
          aria-label={rest.label}
          aria-labelledby={rest.labelledBy}
          aria-describedby={classNames(rest.describedBy, isUnmatched && `${id}-left`) || undefined}
          aria-required={rest.required || undefined}
          aria-invalid={isInvalid || undefined}
          onFocus={(event) => {
            event.target.select();
            rest.onFocus?.();
          }}
          onClick={show}
          onChange={(event) => {
            setOpen(true);
            setSearchText(event.target.value);
            highlight(0);
          }}
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
        {isUnmatched && !rest.invalid && t(($) => $.notChosen, { typed: searchText.trim() })}
      </div>
      {open && (
        <div {...combobox.popupProps}>
          {shown.length === 0 ? (
            <p className={styles.nothing}>{emptyText}</p>
          ) : (
            <Entries label={listLabel} options={shown} chosen={value} combobox={combobox} />
          )}
        </div>
      )}
      <LiveRegion
        text={open && searchText !== undefined ? (shown.length === 0 ? emptyText : statusMessage(shown.length)) : ''}
      />
    </>
  );
}

function Entries({
  label,
  options,
  chosen,
  combobox: { active, listProps, optionProps },
}: {
  readonly label: string;
  readonly options: readonly SearchOption[];
  readonly chosen: string;
  readonly combobox: ReturnType<typeof useCombobox>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    // Keeps the active option rendered.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active ?? 0])].sort((a, b) => a - b),
  });
  const showMarked = useEffectEvent(() => {
    virtualizer.scrollToIndex(active ?? 0);
  });
  useEffect(() => {
    showMarked();
  }, [options.length]);
  return (
    <div
      {...listProps}
      ref={box}
      aria-label={label}
      className={styles.box}
      style={{ height: Math.min(PAGE_ROWS, options.length) * ROW_HEIGHT }}
    >
      <div role="none" className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          const { className, ...props } = optionProps(index);
          return (
            <div
              key={option.value}
              {...props}
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              className={classNames(styles.option, className)}
              style={{ height: ROW_HEIGHT, transform: `translateY(${String(start)}px)` }}
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
