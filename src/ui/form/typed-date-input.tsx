import { createContext, use, useState, type ComponentProps } from 'react';
import { useLanguage } from '#src/i18n/use-language';
import { readTypedDate } from '#src/lib/typed-date';
import type { ControlProps } from './field';

/** In `format`, '' for none, or the unreadable text. */
export interface DateControlProps extends ControlProps<string> {
  format?: string;
  placeholder?: string;
  clearable?: boolean;
  /** In `format`. */
  min?: string;
  max?: string;
  /** Calls onChange only on blur, with an allowed date or ''. */
  commitOnBlur?: boolean;
}

export type DateFault = 'unreadable' | 'early' | 'late';

interface TypedText {
  readonly text: string;
  /** Any other value comes from outside and replaces the text. */
  readonly values: readonly string[];
  /** Half-typed text is not invalid yet. */
  readonly isTyping: boolean;
}

interface TypedDate {
  readonly text: string;
  /** '' if unreadable. */
  readonly read: string;
  readonly isTyping: boolean;
  readonly fault: DateFault | undefined;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly reset: () => void;
}

/** Unreadable text stays the value, so that the form refuses it. */
export function useTypedDate({ value, onChange, min, max, commitOnBlur }: DateControlProps, format: string): TypedDate {
  const language = useLanguage();
  const [state, setState] = useState<TypedText>();
  const typed = state?.values.includes(value) ? state : undefined;
  const text = typed?.text ?? value;
  const read = (words: string) => (words.trim() === '' ? '' : readTypedDate(words, format, language));
  const faultOf = (day: string | undefined): DateFault | undefined => {
    if (day === undefined) return 'unreadable';
    if (day !== '' && min !== undefined && day < min) return 'early';
    return day !== '' && max !== undefined && day > max ? 'late' : undefined;
  };
  const known = read(text);
  const wrong = typed ? faultOf(known) : known === undefined ? 'unreadable' : undefined;
  return {
    text,
    read: known ?? '',
    isTyping: typed?.isTyping === true,
    fault: typed?.isTyping ? undefined : wrong,
    type: (words) => {
      const next = commitOnBlur ? value : (read(words) ?? words);
      setState({ text: words, values: [value, next], isTyping: true });
      if (next !== value) onChange(next);
    },
    commit: () => {
      if (!typed?.isTyping) return;
      const isUsable = faultOf(known) === undefined;
      if (commitOnBlur && isUsable) {
        setState(undefined);
        if (known !== value) onChange(known ?? '');
      } else setState({ ...typed, text: known ?? text, isTyping: false });
    },
    reset: () => {
      setState(undefined);
    },
  };
}

interface Wiring extends TypedDate {
  readonly close: () => void;
}

export const TypedDateContext = createContext<Wiring | undefined>(undefined);

/** antd clears text in other formats, so it does not receive the typed text. */
export function TypedDateInput({ value, onKeyDown, onBlur, ...rest }: ComponentProps<'input'>) {
  const typed = use(TypedDateContext);
  if (!typed) return null;
  return (
    <input
      {...rest}
      value={typed.isTyping || !value ? typed.text : value}
      onChange={(event) => {
        typed.type(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter') {
          onKeyDown?.(event);
          return;
        }
        typed.commit();
        // Ctrl+Enter also submits.
        if (event.ctrlKey || event.metaKey) return;
        if (typed.isTyping) typed.close();
        else onKeyDown?.(event);
        event.preventDefault();
      }}
      onBlur={(event) => {
        typed.commit();
        onBlur?.(event);
      }}
    />
  );
}
