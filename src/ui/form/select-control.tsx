import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Select from 'antd/es/select';
import { useId, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { CLEAR_ICON } from '../close-icon';
import { AntdScope } from '../theme/antd-scope';
import type { ControlProps } from './field';
import styles from './form.module.css';
import { ListReach } from './list-reach';

/** `search` replaces a label that is not a string. */
export interface Option<V extends string | number = string> {
  value: V;
  label: ReactNode;
  search?: string;
  disabled?: boolean;
  group?: string;
}

interface SelectLook<V extends string | number> {
  options: readonly Option<V>[];
  placeholder?: string;
  /** On by default above 8 options. */
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** The caller filters the options. */
  onSearch?: (words: string) => void;
}

interface Entry<V> {
  value?: V;
  label: ReactNode;
  disabled?: boolean;
  words?: string;
  options?: Entry<V>[];
}

/** CONST-17. Virtual rendering hides options from assistive technology, so only long lists use it. */
const listHeight = 250;
const virtualFrom = 200;

function useEntries<V extends string | number>(options: readonly Option<V>[]) {
  return useMemo((): Entry<V>[] => {
    const entry = (option: Option<V>): Entry<V> => ({
      value: option.value,
      label: option.label,
      disabled: option.disabled ?? false,
      words: (option.search ?? (typeof option.label === 'string' ? option.label : String(option.value))).toLowerCase(),
    });
    const groups = [...new Set(options.map((option) => option.group))];
    if (groups.length === 1 && groups[0] === undefined) return options.map(entry);
    return groups.map((group) => ({
      label: group ?? '',
      options: options.filter((option) => option.group === group).map(entry),
    }));
  }, [options]);
}

function useShared<V extends string | number>(
  look: SelectLook<V>,
  isNarrowed: boolean,
  rest: Omit<ControlProps<unknown>, 'value' | 'onChange'>,
) {
  const { t } = useTranslation('ui');
  const searches = look.searchable ?? look.options.length > 8;
  return {
    disabled: rest.disabled ?? false,
    loading: look.loading ?? false,
    // antd's arrow has the English name 'down'.
    ...(look.loading ? {} : { suffixIcon: <DownOutlined aria-hidden="true" /> }),
    allowClear: look.clearable ? CLEAR_ICON : false,
    listHeight,
    popupRender: (list: ReactElement) => <ListReach field={rest}>{list}</ListReach>,
    virtual: look.options.length >= virtualFrom,
    className: styles.full,
    notFoundContent: t(($) => $.nothingFound),
    'aria-label': rest.label,
    'aria-labelledby': rest.labelledBy,
    'aria-describedby': rest.describedBy,
    'aria-required': rest.required || undefined,
    'aria-invalid': rest.invalid || undefined,
    showSearch:
      isNarrowed || searches
        ? {
            filterOption:
              !isNarrowed &&
              ((input: string, option?: { words?: string }) =>
                option?.words?.includes(input.trim().toLowerCase()) ?? false),
            ...(look.onSearch ? { onSearch: look.onSearch } : {}),
          }
        : false,
    id: rest.id,
    placeholder: look.placeholder,
    ...(rest.onFocus ? { onFocus: rest.onFocus } : {}),
    ...(rest.onBlur ? { onBlur: rest.onBlur } : {}),
    ...(rest.invalid ? { status: 'error' as const } : {}),
  };
}

function isNamed<V extends string | number>({ value, label, disabled }: Option<V>, words: string): boolean {
  const names = [typeof label === 'string' ? label : '', String(value), String(value).replaceAll('_', ' ')];
  return disabled !== true && names.some((name) => name.toLowerCase() === words.toLowerCase());
}

/** antd drops a search on blur. This chooses the option with that exact name, or says that nothing was chosen. */
function useLeftWords<V extends string | number>(
  { options, onSearch }: Pick<SelectLook<V>, 'options' | 'onSearch'>,
  rest: Omit<ControlProps<unknown>, 'value' | 'onChange'>,
  choose: (value: V) => void,
) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [words, setWords] = useState('');
  const [left, setLeft] = useState('');
  const isOpen = useRef(false);
  const hasLeft = left !== '';
  const forget = () => {
    setWords('');
    setLeft('');
  };
  const leave = () => {
    const typed = words.trim();
    if (typed === '') return;
    setWords('');
    const named = options.find((option) => isNamed(option, typed));
    if (named === undefined) setLeft(typed);
    else choose(named.value);
  };
  return {
    note: (
      <div id={id} aria-live="polite" className={styles.error}>
        {hasLeft && t(($) => $.notChosen, { typed: left })}
      </div>
    ),
    search: (next: string) => {
      // antd also clears the search when the list closes.
      if (isOpen.current || next !== '') {
        setWords(next);
        setLeft('');
      }
      onSearch?.(next);
    },
    listening: {
      onSelect: forget,
      onOpenChange: (open: boolean) => {
        isOpen.current = open;
      },
    },
    forget,
    wiring: {
      ...rest,
      invalid: rest.invalid === true || hasLeft,
      describedBy: classNames(rest.describedBy, hasLeft && id) || undefined,
      onFocus: () => {
        forget();
        rest.onFocus?.();
      },
      onBlur: () => {
        leave();
        rest.onBlur?.();
      },
    },
  };
}

export function SelectControl<V extends string | number>({
  value,
  onChange,
  options,
  placeholder,
  searchable,
  clearable,
  loading,
  onSearch,
  ...rest
}: ControlProps<V | undefined> & SelectLook<V>) {
  const entries = useEntries(options);
  const words = useLeftWords({ options, onSearch }, rest, (next) => {
    if (next !== value) onChange(next);
  });
  const shared = useShared(
    { options, placeholder, searchable, clearable, loading, onSearch: words.search },
    onSearch !== undefined,
    words.wiring,
  );
  return (
    <>
      <AntdScope>
        <Select<V, Entry<V>>
          {...shared}
          value={value ?? null}
          options={entries}
          {...words.listening}
          onChange={(next: V | undefined) => {
            onChange(next);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') words.forget();
            if (clearable !== true || value === undefined || (event.key !== 'Delete' && event.key !== 'Backspace'))
              return;
            // While a search is typed, these keys edit it.
            if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
            event.preventDefault();
            onChange(undefined);
          }}
        />
      </AntdScope>
      {words.note}
    </>
  );
}

export function MultiSelectControl<V extends string | number>({
  value,
  onChange,
  options,
  placeholder,
  searchable,
  clearable,
  loading,
  ...rest
}: ControlProps<readonly V[]> & Omit<SelectLook<V>, 'onSearch'>) {
  const entries = useEntries(options);
  const words = useLeftWords({ options }, rest, (next) => {
    if (!value.includes(next)) onChange([...value, next]);
  });
  const shared = useShared(
    { options, placeholder, searchable: searchable ?? true, clearable, loading, onSearch: words.search },
    false,
    words.wiring,
  );
  return (
    <>
      <AntdScope>
        <Select<V[], Entry<V>>
          {...shared}
          mode="multiple"
          maxTagCount="responsive"
          value={[...value]}
          options={entries}
          {...words.listening}
          onChange={(next: V[]) => {
            onChange(next);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') words.forget();
          }}
        />
      </AntdScope>
      {words.note}
    </>
  );
}
