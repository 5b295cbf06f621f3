import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { focusQuietly, isQuietFocus } from './focus';

/** What a text control does about its example (FORM-67, FORM-68). */
export interface Example<E extends HTMLInputElement | HTMLTextAreaElement> {
  /** The control, so that a filled example is selected and typing replaces it. */
  readonly ref: RefObject<E | null>;
  /** Content beside the control; pressing it does not count as leaving the field. */
  readonly noteRef: RefObject<HTMLSpanElement | null>;
  /** What the control shows: its value, or the example while nobody has typed or used it. */
  readonly text: string;
  /** What is to be said: the example is only shown, or it is the value. */
  readonly note: 'shown' | 'used' | undefined;
  /** The note has been there: its room stays, so that a press on what is below it does not miss. */
  readonly hasRoom: boolean;
  /** Hears what is typed. */
  readonly type: (text: string) => void;
  readonly onFocus: () => void;
  /** For an element around control and note. */
  readonly onBlur: (event: FocusEvent) => void;
  readonly onMouseUp: () => void;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  /** Takes the example as the value. */
  readonly accept: () => void;
  /** Takes the example out and keeps the focus in the field. */
  readonly remove: () => void;
}

/**
 * Fills a field's placeholder in when a person focuses the empty field, and takes it out on Esc or when the field is
 * left (FORM-68). It becomes the value by Enter or the note's button alone (FORM-67). Focus moved by the program never
 * fills, and what was taken out by Esc stays out until the person asks by Enter.
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
  const noteRef = useRef<HTMLSpanElement>(null);
  const takenOut = useRef(false);
  const justFilled = useRef(false);
  const [isFilled, setIsFilled] = useState(false);
  const [hasRoom, setHasRoom] = useState(false);
  const wanted = example ?? '';
  const isShown = isFilled && value === '' && wanted !== '';
  const note = isShown ? 'shown' : wanted !== '' && value === wanted ? 'used' : undefined;

  useEffect(() => {
    if (isShown && justFilled.current) ref.current?.select();
  }, [isShown]);

  const backToField = () => {
    if (ref.current !== null) focusQuietly(ref.current);
  };
  const accept = () => {
    setIsFilled(false);
    setHasRoom(true);
    onChange(wanted);
    backToField();
  };
  const remove = () => {
    takenOut.current = true;
    setIsFilled(false);
    if (value !== '') onChange('');
    backToField();
  };
  return {
    ref,
    noteRef,
    text: isShown ? wanted : value,
    note,
    hasRoom,
    type: (text) => {
      setIsFilled(false);
      setHasRoom(false);
      onChange(text);
    },
    onFocus: () => {
      if (isQuietFocus() || takenOut.current || wanted === '' || value !== '' || disabled) return;
      justFilled.current = true;
      setIsFilled(true);
      setHasRoom(true);
    },
    onBlur: ({ target, relatedTarget }) => {
      // The window was left, not the field.
      if (target === document.activeElement) return;
      const isStill =
        relatedTarget instanceof Node && (relatedTarget === ref.current || noteRef.current?.contains(relatedTarget));
      if (!isStill) setIsFilled(false);
    },
    onMouseUp: () => {
      // The click that filled it would set the caret and lose the selection.
      if (isShown && justFilled.current) ref.current?.select();
      justFilled.current = false;
    },
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey } = event;
      if (key === 'Enter' && value === '' && wanted !== '' && !event.nativeEvent.isComposing) {
        const sends = ctrlKey || metaKey;
        if (!sends) event.preventDefault();
        if (!sends || isShown) accept();
      } else if (key === 'Escape' && note !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        remove();
      }
    },
    accept,
    remove,
  };
}
