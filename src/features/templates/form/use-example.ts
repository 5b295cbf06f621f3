import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { focusProgrammatically, isProgrammaticFocus } from './focus';

export interface Example<E extends HTMLInputElement | HTMLTextAreaElement> {
  readonly ref: RefObject<E | null>;
  /** Content beside the control; pressing it does not leave the field. */
  readonly noteRef: RefObject<HTMLSpanElement | null>;
  /** The value, or the example while it is only displayed. */
  readonly text: string;
  readonly note: 'shown' | 'used' | undefined;
  /** Reserves the note's space, so that a press below it does not miss. */
  readonly reservesSpace: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onMouseUp: () => void;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  readonly accept: () => void;
  readonly remove: () => void;
}

/**
 * Focusing an empty field fills in its placeholder; Esc or leaving removes it (FORM-68). Only Enter or the note's button makes it the
 * value (FORM-67). After Esc, only Enter fills it again.
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
  const exampleText = example ?? '';
  const isShown = isFilled && value === '' && exampleText !== '';
  const note = isShown ? 'shown' : exampleText !== '' && value === exampleText ? 'used' : undefined;

  useEffect(() => {
    if (isShown && justFilled.current) ref.current?.select();
  }, [isShown]);

  const backToField = () => {
    if (ref.current !== null) focusProgrammatically(ref.current);
  };
  const accept = () => {
    setIsFilled(false);
    setHasRoom(true);
    onChange(exampleText);
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
    text: isShown ? exampleText : value,
    note,
    reservesSpace: hasRoom,
    onType: (text) => {
      setIsFilled(false);
      setHasRoom(false);
      onChange(text);
    },
    onFocus: () => {
      if (isProgrammaticFocus() || takenOut.current || exampleText === '' || value !== '' || disabled) return;
      justFilled.current = true;
      setIsFilled(true);
      setHasRoom(true);
    },
    onBlur: ({ target, relatedTarget }) => {
      // The window lost the focus, not the field.
      if (target === document.activeElement) return;
      const isStill =
        relatedTarget instanceof Node && (relatedTarget === ref.current || noteRef.current?.contains(relatedTarget));
      if (!isStill) setIsFilled(false);
    },
    onMouseUp: () => {
      // The click that filled the field would set the caret and clear the selection.
      if (isShown && justFilled.current) ref.current?.select();
      justFilled.current = false;
    },
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey } = event;
      if (key === 'Enter' && value === '' && exampleText !== '' && !event.nativeEvent.isComposing) {
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
