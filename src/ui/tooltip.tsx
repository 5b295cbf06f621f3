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
import { useAnchorPosition } from './anchor-position';
import styles from './popup.module.css';

interface DescribedProps {
  'aria-describedby'?: string;
}

export function Tooltip({
  text,
  children,
  isDescription = true,
  consumesEscape = isDescription,
  side = 'above',
}: {
  /** A function is called when the tooltip opens. */
  text: ReactNode | (() => ReactNode);
  children: ReactElement<DescribedProps>;
  /** False when the text repeats the child's name. */
  isDescription?: boolean;
  /** The first Esc closes only the tooltip, not the dialog. */
  consumesEscape?: boolean;
  side?: 'above' | 'below';
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);

  const scheduleOpen = (next: boolean, wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOpen(next);
    }, wait);
  };

  const describedBy = [children.props['aria-describedby'], isDescription && open ? id : undefined]
    .filter(Boolean)
    .join(' ');
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={() => {
        scheduleOpen(true, 300);
      }}
      onPointerLeave={() => {
        scheduleOpen(false, 120);
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) scheduleOpen(true, 0);
      }}
      onBlur={() => {
        scheduleOpen(false, 0);
      }}
    >
      {describedBy ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {open && (
        <TooltipPopup
          id={id}
          anchor={anchor}
          side={side}
          consumesEscape={consumesEscape}
          onEscape={() => {
            setOpen(false);
          }}
        >
          {typeof text === 'function' ? text() : text}
        </TooltipPopup>
      )}
    </span>
  );
}

/** Mounted only when open: a list has a thousand tooltips. */
function TooltipPopup({
  id,
  anchor,
  side,
  consumesEscape,
  onEscape,
  children,
}: {
  id: string;
  anchor: RefObject<HTMLSpanElement | null>;
  side: 'above' | 'below';
  consumesEscape: boolean;
  onEscape: () => void;
  children: ReactNode;
}) {
  const anchored = useAnchorPosition(anchor, { side, align: 'center' });
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      escape();
      if (consumesEscape && anchor.current?.contains(document.activeElement)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
    };
  }, [anchor, consumesEscape]);
  return (
    <span {...anchored} id={id} role="tooltip" className={styles.tooltip}>
      {children}
    </span>
  );
}
