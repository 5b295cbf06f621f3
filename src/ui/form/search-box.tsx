import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSearchWords } from './search-words';
import { useSlashFocus } from './slash-focus';
import { TextControl, ClearButton } from './text-controls';
import styles from './search-box.module.css';

/** `slash`: the / key focuses it. */
export function SearchBox({
  value,
  onSearch,
  label,
  placeholder,
  debounceMs = 300,
  slash = false,
  autoFocus = false,
  maxLength,
}: {
  value: string;
  onSearch: (words: string) => void;
  label: string;
  placeholder?: string;
  debounceMs?: number;
  slash?: boolean;
  autoFocus?: boolean;
  /** Longer text is not searched. */
  maxLength?: number;
}) {
  const { t } = useTranslation('ui');
  const { text, type, search, settle } = useSearchWords(value, onSearch, debounceMs, maxLength);
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input, slash);
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
          settle();
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
          ) : slash ? (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          ) : undefined
        }
      />
    </search>
  );
}
