import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSearchInput } from './use-search-input';
import { useSlashFocus } from './slash-focus';
import { TextControl, ClearButton } from './text-controls';
import styles from './search-box.module.css';

export function SearchBox({
  value,
  onSearch,
  label,
  placeholder,
  debounceMs = 300,
  focusOnSlash = false,
  autoFocus = false,
  maxLength,
}: {
  value: string;
  /** After the delay, or immediately on Enter and clear. */
  onSearch: (text: string) => void;
  label: string;
  placeholder?: string;
  debounceMs?: number;
  /** The / key focuses it. */
  focusOnSlash?: boolean;
  autoFocus?: boolean;
  /** Longer text is not searched. */
  maxLength?: number;
}) {
  const { t } = useTranslation('ui');
  const { text, type, search, flush } = useSearchInput(value, onSearch, debounceMs, maxLength);
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input, focusOnSlash);
  return (
    <search className={styles.search}>
      <TextControl
        ref={input}
        value={text}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={maxLength}
        inputMode="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        onChange={type}
        onBlur={() => {
          flush();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            search(text);
          }
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            search('');
          }
        }}
        suffix={
          text !== '' ? (
            <ClearButton
              value={text}
              label={t(($) => $.clearSearch)}
              onClear={() => {
                search('');
                input.current?.focus();
              }}
            />
          ) : focusOnSlash ? (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          ) : undefined
        }
      />
    </search>
  );
}
