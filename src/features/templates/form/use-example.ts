import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isQuietFocus } from './focus';

/** What a text control does about its example (FORM-67, FORM-68). */
export interface Example<E extends HTMLInputElement | HTMLTextAreaElement> {
  /** The control, so that a filled example is selected and typing replaces it. */
  readonly ref: RefObject<E | null>;
  /** Whether the value is the untouched example. */
  readonly isExample: boolean;
  readonly onFocus: () => void;
  readonly onMouseUp: () => void;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  /** Takes the example out and keeps the focus in the field. */
  readonly remove: () => void;
}

/**
 * Fills a field's placeholder in as its value when a person focuses the empty field or presses Enter in it, and takes
 * it out on Esc (FORM-67, FORM-68). Focus moved by the program never fills, and what was taken out stays out until
 * the person asks by Enter.
 */
export function useExample<E extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  example,
  disabled,
  onChange,
}: {
  readonly value: string;
  readonly example: string | null | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}): Example<E> {
  const ref = useRef<E>(null);
  const takenOut = useRef(false);
  const justFilled = useRef(false);
  const text = example ?? '';
  const isExample = text !== '' && value === text;

  useEffect(() => {
    if (isExample && justFilled.current) ref.current?.select();
  }, [isExample]);

  const fill = () => {
    if (text === '' || value !== '' || disabled) return;
    justFilled.current = true;
    onChange(text);
  };
  const remove = () => {
    takenOut.current = true;
    justFilled.current = false;
    onChange('');
    ref.current?.focus();
  };
  return {
    ref,
    isExample,
    onFocus: () => {
      if (!isQuietFocus() && !takenOut.current) fill();
    },
    onMouseUp: () => {
      // The click that filled it would set the caret and lose the selection.
      if (isExample && justFilled.current) ref.current?.select();
      justFilled.current = false;
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && value === '' && text !== '') {
        event.preventDefault();
        fill();
      } else if (event.key === 'Escape' && isExample) {
        event.preventDefault();
        event.stopPropagation();
        remove();
      }
    },
    remove,
  };
}
