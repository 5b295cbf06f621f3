import { createContext, use, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useLanguage } from '#src/i18n/use-language';
import { parseTypedDate } from '#src/lib/typed-date';
import type { ControlProps } from './field';

/** In `format`, '' for none, or the unreadable text. */
export interface DateControlProps extends ControlProps<string> {
  /** Of Day.js. */
  format?: string;
  placeholder?: string;
  /** On by default. */
  clearable?: boolean;
  /** In `format`. */
  min?: string;
  /** In `format`. */
  max?: string;
  /** Calls onChange only on blur, with an allowed date or ''. */
  commitOnBlur?: boolean;
}

export type DateError = 'unreadable' | 'early' | 'late';

interface TypedTextState {
  readonly text: string;
  /** Any other value comes from outside and replaces the text. */
  readonly values: readonly string[];
  /** Half-typed text is not invalid yet. */
  readonly isTyping: boolean;
}

interface TypedDateState {
  readonly text: string;
  /** '' if unreadable. */
  readonly parsed: string;
  readonly isTyping: boolean;
  readonly error: DateError | undefined;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly reset: () => void;
}

/** Unreadable text stays the value, so that the form refuses it. */
export function useTypedDate(
  { value, onChange, min, max, commitOnBlur }: DateControlProps,
  format: string,
): TypedDateState {
  const language = useLanguage();
  const [state, setState] = useState<TypedTextState>();
  const typedText = state?.values.includes(value) ? state : undefined;
  const text = typedText?.text ?? value;
  const parse = (input: string) => (input.trim() === '' ? '' : parseTypedDate(input, format, language));
  const errorOf = (day: string | undefined): DateError | undefined => {
    if (day === undefined) return 'unreadable';
    if (day !== '' && min !== undefined && day < min) return 'early';
    return day !== '' && max !== undefined && day > max ? 'late' : undefined;
  };
  const parsed = parse(text);
  const error = typedText ? errorOf(parsed) : parsed === undefined ? 'unreadable' : undefined;
  return {
    text,
    parsed: parsed ?? '',
    isTyping: typedText?.isTyping === true,
    error: typedText?.isTyping ? undefined : error,
    type: (input) => {
      const next = commitOnBlur ? value : (parse(input) ?? input);
      setState({ text: input, values: [value, next], isTyping: true });
      if (next !== value) onChange(next);
    },
    commit: () => {
      if (!typedText?.isTyping) return;
      const isUsable = errorOf(parsed) === undefined;
      if (commitOnBlur && isUsable) {
        setState(undefined);
        if (parsed !== value) onChange(parsed ?? '');
      } else setState({ ...typedText, text: parsed ?? text, isTyping: false });
    },
    reset: () => {
      setState(undefined);
    },
  };
}

interface TypedDateContextValue extends TypedDateState {
  readonly close: () => void;
}

export const TypedDateContext = createContext<TypedDateContextValue | undefined>(undefined);

/** antd clears text in other formats, so it does not receive the typed text. */
export function TypedDateInput({ value, onKeyDown, onBlur, ...rest }: ComponentProps<'input'>) {
  const typedDate = use(TypedDateContext);
  // Suspense hides a page and clears its refs; antd's handler needs one.
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  if (!typedDate) return null;
  return (
    <input
      {...rest}
      value={typedDate.isTyping || !value ? typedDate.text : value}
      onChange={(event) => {
        typedDate.type(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter') {
          onKeyDown?.(event);
          return;
        }
        typedDate.commit();
        // Ctrl+Enter also submits.
        if (event.ctrlKey || event.metaKey) return;
        if (typedDate.isTyping) typedDate.close();
        else onKeyDown?.(event);
        event.preventDefault();
      }}
      onBlur={(event) => {
        typedDate.commit();
        if (isShown.current) onBlur?.(event);
      }}
    />
  );
}
