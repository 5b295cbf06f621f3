import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { usePopup } from './popup';
import styles from './popup.module.css';

interface Described {
  'aria-describedby'?: string | undefined;
}

/**
 * A short text beside one focusable child, on hover and on keyboard focus; Esc puts it away, the pointer may rest on it.
 * `describes={false}` when the text repeats the child's own name.
 */
export function Tooltip({
  text,
  children,
  describes = true,
  holdsEscape = describes,
  side = 'above',
}: {
  /** A function is asked for it when it is shown. */
  text: ReactNode | (() => ReactNode);
  children: ReactElement<Described>;
  describes?: boolean | undefined;
  /** Whether the first Esc only puts the tooltip away and what is around it stays; not for a mere name. */
  holdsEscape?: boolean | undefined;
  side?: 'above' | 'below' | undefined;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);
  usePopup(anchor, bubble, open, { side, align: 'center' });

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      // The dialog around it stays: the first Esc only puts the tooltip away.
      if (holdsEscape && anchor.current?.contains(document.activeElement)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
    };
  }, [open, holdsEscape]);

  const soon = (next: boolean, wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOpen(next);
    }, wait);
  };

  const describedBy = [children.props['aria-describedby'], describes && open ? id : undefined]
    .filter(Boolean)
    .join(' ');
  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={() => {
        soon(true, 300);
      }}
      onPointerLeave={() => {
        soon(false, 120);
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) soon(true, 0);
      }}
      onBlur={() => {
        soon(false, 0);
      }}
    >
      {cloneElement(children, describedBy ? { 'aria-describedby': describedBy } : {})}
      {open && (
        <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles['tooltip']}>
          {typeof text === 'function' ? text() : text}
        </span>
      )}
    </span>
  );
}
