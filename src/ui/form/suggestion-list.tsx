import { useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { useCombobox } from './combobox';
import styles from './suggestion-list.module.css';

export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

export interface SuggestionListHandle {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function SuggestionList({
  ref,
  anchor,
  field,
  label,
  suggestions,
  ...options
}: Omit<Parameters<typeof useCombobox>[2], 'count' | 'loop' | 'initialIndex'> & {
  readonly ref: Ref<SuggestionListHandle>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly field: HTMLElement | null;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}) {
  const { active, fieldProps, popupProps, listProps, optionProps } = useCombobox(anchor, field, {
    ...options,
    count: suggestions.length,
    loop: true,
  });
  useImperativeHandle(ref, () => ({ onKeyDown: fieldProps.onKeyDown as SuggestionListHandle['onKeyDown'] }));
  return (
    options.open && (
      <div {...popupProps}>
        <div {...listProps} aria-label={label} className={styles.list}>
          {suggestions.map((entry, index) => (
            <div key={entry.key} {...optionProps(index)} aria-selected={index === active}>
              {entry.content}
            </div>
          ))}
        </div>
      </div>
    )
  );
}
