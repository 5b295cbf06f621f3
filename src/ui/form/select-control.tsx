import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import Select from 'antd/es/select';
import { useId, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { CLEAR_ICON } from '../close-icon';
import { AntdScope } from '../theme/antd-scope';
import type { ControlProps } from './field';
import styles from './form.module.css';
import { AccessibleList } from './accessible-list';
import { useDeferredOpen } from './use-deferred-open';

export interface SelectOption<V extends string | number = string> {
  value: V;
  label: ReactNode;
  searchText?: string;
  disabled?: boolean;
  group?: string;
}

interface SelectBaseProps<V extends string | number> {
  options: readonly SelectOption<V>[];
  placeholder?: string;
  /** On by default above 8 options. */
  searchable?: boolean;
  /** Allows clearing to undefined. */
  clearable?: boolean;
  loading?: boolean;
  /** With it, the caller filters the options. */
  onSearch?: (text: string) => void;
}

interface Entry<V> {
  value?: V;
  label: ReactNode;
  disabled?: boolean;
  searchText?: string;
  options?: Entry<V>[];
}

/** CONST-17. Virtual rendering hides options from assistive technology, so only long lists use it. */
const listHeight = 250;
const virtualFrom = 200;

function useEntries<V extends string | number>(options: readonly SelectOption<V>[]) {
  return useMemo((): Entry<V>[] => {
    const entry = (option: SelectOption<V>): Entry<V> => ({
      value: option.value,
      label: option.label,
      disabled: option.disabled ?? false,
      searchText: (
        option.searchText ?? (typeof option.label === 'string' ? option.label : String(option.value))
      ).toLowerCase(),
    });
    const groups = [...new Set(options.map((option) => option.group))];
    if (groups.length === 1 && groups[0] === undefined) return options.map(entry);
    return groups.map((group) => ({
      label: group ?? '',
      options: options.filter((option) => option.group === group).map(entry),
    }));
  }, [options]);
}

function useSelectProps<V extends string | number>(
  base: SelectBaseProps<V>,
  isNarrowed: boolean,
  controlProps: Omit<ControlProps<unknown>, 'value' | 'onChange'>,
) {
  const { t } = useTranslation('ui');
  const searches = base.searchable ?? base.options.length > 8;
  return {
    disabled: controlProps.disabled ?? false,
    loading: base.loading ?? false,
    // antd's icons have English names.
    suffixIcon: base.loading ? <LoadingOutlined aria-hidden="true" spin /> : <DownOutlined aria-hidden="true" />,
    allowClear: base.clearable ? CLEAR_ICON : false,
    listHeight,
    popupRender: (list: ReactElement) => <AccessibleList field={controlProps}>{list}</AccessibleList>,
    virtual: base.options.length >= virtualFrom,
    className: styles.full,
    notFoundContent: t(($) => $.nothingFound),
    'aria-label': controlProps.label,
    'aria-labelledby': controlProps.labelledBy,
    'aria-describedby': controlProps.describedBy,
    'aria-required': controlProps.required || undefined,
    'aria-invalid': controlProps.invalid || undefined,
    showSearch:
      isNarrowed || searches
        ? {
            filterOption:
              !isNarrowed &&
              ((input: string, option?: { searchText?: string }) =>
                option?.searchText?.includes(input.trim().toLowerCase()) ?? false),
            ...(base.onSearch ? { onSearch: base.onSearch } : {}),
          }
        : false,
    id: controlProps.id,
    placeholder: base.placeholder,
    ...(controlProps.onFocus ? { onFocus: controlProps.onFocus } : {}),
    ...(controlProps.onBlur ? { onBlur: controlProps.onBlur } : {}),
    ...(controlProps.invalid ? { status: 'error' as const } : {}),
  };
}

function hasName<V extends string | number>({ value, label, disabled }: SelectOption<V>, text: string): boolean {
  const names = [typeof label === 'string' ? label : '', String(value), String(value).replaceAll('_', ' ')];
  return disabled !== true && names.some((name) => name.toLowerCase() === text.toLowerCase());
}

/** antd drops a search on blur. This chooses the option with that exact name, or says that nothing was chosen. */
function useUnmatchedSearch<V extends string | number>(
  { options, onSearch }: Pick<SelectBaseProps<V>, 'options' | 'onSearch'>,
  controlProps: Omit<ControlProps<unknown>, 'value' | 'onChange'>,
  choose: (value: V) => void,
) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const [unmatched, setUnmatched] = useState('');
  const { open: isOpen, onOpenChange, cancelPending } = useDeferredOpen();
  const hasUnmatched = unmatched !== '';
  const forget = () => {
    setSearchText('');
    setUnmatched('');
  };
  const leave = () => {
    const trimmedText = searchText.trim();
    if (trimmedText === '') return;
    setSearchText('');
    const named = options.find((option) => hasName(option, trimmedText));
    if (named === undefined) setUnmatched(trimmedText);
    else choose(named.value);
  };
  return {
    note: (
      <div id={id} aria-live="polite" className={styles.error}>
        {hasUnmatched && t(($) => $.notChosen, { typed: unmatched })}
      </div>
    ),
    search: (next: string) => {
      // antd also clears the search when the list closes.
      if (isOpen || next !== '') {
        setSearchText(next);
        setUnmatched('');
      }
      onSearch?.(next);
    },
    listening: {
      onSelect: forget,
      open: isOpen,
      onOpenChange,
    },
    forget,
    wiring: {
      ...controlProps,
      invalid: controlProps.invalid === true || hasUnmatched,
      describedBy: classNames(controlProps.describedBy, hasUnmatched && id) || undefined,
      onFocus: () => {
        forget();
        controlProps.onFocus?.();
      },
      onBlur: () => {
        leave();
        cancelPending();
        controlProps.onBlur?.();
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
}: ControlProps<V | undefined> & SelectBaseProps<V>) {
  const entries = useEntries(options);
  const unmatchedSearch = useUnmatchedSearch({ options, onSearch }, rest, (next) => {
    if (next !== value) onChange(next);
  });
  const shared = useSelectProps(
    { options, placeholder, searchable, clearable, loading, onSearch: unmatchedSearch.search },
    onSearch !== undefined,
    unmatchedSearch.wiring,
  );
  return (
    <>
      <AntdScope>
        <Select<V, Entry<V>>
          {...shared}
          value={value ?? null}
          options={entries}
          {...unmatchedSearch.listening}
          onChange={(next: V | undefined) => {
            onChange(next);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') unmatchedSearch.forget();
            if (clearable !== true || value === undefined || (event.key !== 'Delete' && event.key !== 'Backspace'))
              return;
            // While a search is typed, these keys edit it.
            if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
            event.preventDefault();
            onChange(undefined);
          }}
        />
      </AntdScope>
      {unmatchedSearch.note}
    </>
  );
}
