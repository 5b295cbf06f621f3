import { useEffect, useState, type FocusEventHandler, type PointerEventHandler } from 'react';

interface RowInteractionHandlers {
  readonly onPointerEnter: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

export function useRowInteraction(rows: unknown): readonly [boolean, RowInteractionHandlers] {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  useEffect(() => {
    if (!focus) return;
    // Removing a focused row fires no blur event.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) setFocus(false);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [focus, rows]);
  return [
    pointer || focus,
    {
      onPointerEnter: () => {
        setPointer(true);
      },
      onPointerLeave: () => {
        setPointer(false);
      },
      onFocus: () => {
        setFocus(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      },
    },
  ];
}
