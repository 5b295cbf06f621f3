import { createContext, use, useState, type ComponentProps } from 'react';
import { useLanguage } from '#src/i18n/use-language';
import { readTypedDate } from '#src/lib/typed-date';
import type { ControlProps } from './field';

/** Value in and out as a text in `format`; '' is nothing chosen, and what was typed and cannot be read is the value as it is. */
export interface DateControlProps extends ControlProps<string> {
  format?: string;
  placeholder?: string;
  clearable?: boolean;
  /** Earliest and latest, in the same format. */
  min?: string;
  max?: string;
  /** Calls onChange only on blur, with a date within the bounds or an empty text: for filters that fetch with each change. */
  commitOnBlur?: boolean;
}

/** What is wrong with the text of a date or time field. */
export type DateFault = 'unreadable' | 'early' | 'late';

/** The text of the field while it differs from the formatted value. */
interface TypedText {
  readonly text: string;
  /** The value before and the one that was handed on: any other came from elsewhere and takes the place of the text. */
  readonly values: readonly string[];
  /** Whether the field is still being typed in: what is half written is not wrong yet. */
  readonly isTyping: boolean;
}

interface TypedDate {
  /** The text of the field unless a date is being chosen in the open panel. */
  readonly text: string;
  /** What the text says, in the field's format; '' where it says nothing that can be read. */
  readonly read: string;
  readonly isTyping: boolean;
  readonly fault: DateFault | undefined;
  readonly type: (text: string) => void;
  /** The field is left or Enter is pressed. */
  readonly commit: () => void;
  /** Something is chosen in the panel, in place of what was typed. */
  readonly reset: () => void;
}

/**
 * What is typed into a date or time field: read in the ways that `readTypedDate` knows, and kept as it is where it cannot be read, so
 * that a form refuses it. `commitOnBlur` fields hand on nothing else than what can be used.
 */
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
  // A value from outside is only checked for whether it can be read.
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
  /** Closes the panel. */
  readonly close: () => void;
}

export const TypedDateContext = createContext<Wiring | undefined>(undefined);

/**
 * The input of antd's pickers. antd takes nothing but its own format, and empties the field of anything else without a word: so it never
 * hears what is typed, only the value that was read from it.
 */
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
        // Ctrl+Enter submits the form with the committed text.
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
