import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useAnchorPosition } from './popup';
import styles from './popup.module.css';

interface Described {
  'aria-describedby'?: string;
}

/** `describes` is false when the text repeats the child's name. */
export function Tooltip({
  text,
  children,
  describes = true,
  holdsEscape = describes,
  side = 'above',
}: {
  /** A function is called when the tooltip opens. */
  text: ReactNode | (() => ReactNode);
  children: ReactElement<Described>;
  describes?: boolean;
  /** The first Esc closes only the tooltip, not the dialog. */
  holdsEscape?: boolean;
  side?: 'above' | 'below';
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);

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
      className={styles.anchor}
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
      {describedBy ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {open && (
        <Bubble
          id={id}
          anchor={anchor}
          side={side}
          holdsEscape={holdsEscape}
          onEscape={() => {
            setOpen(false);
          }}
        >
          {typeof text === 'function' ? text() : text}
        </Bubble>
      )}
    </span>
  );
}

/** Mounted only when open: a list has a thousand tooltips. */
function Bubble({
  id,
  anchor,
  side,
  holdsEscape,
  onEscape,
  children,
}: {
  id: string;
  anchor: RefObject<HTMLSpanElement | null>;
  side: 'above' | 'below';
  holdsEscape: boolean;
  onEscape: () => void;
  children: ReactNode;
}) {
  const anchored = useAnchorPosition(anchor, { side, align: 'center' });
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      escape();
      if (holdsEscape && anchor.current?.contains(document.activeElement)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
    };
  }, [anchor, holdsEscape]);
  return (
    <span {...anchored} id={id} role="tooltip" className={styles.tooltip}>
      {children}
    </span>
  );
}
