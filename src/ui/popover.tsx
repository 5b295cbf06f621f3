import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from './class-names';
import { usePopup, type PopupSide } from './popup';
import styles from './popup.module.css';

/** What the button that opens a popover is given. */
export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

const Close = createContext<() => void>(() => undefined);

/** For what stands in a popover: closes it and gives the focus back to the button. */
export function useClosePopover(): () => void {
  return use(Close);
}

/**
 * A small dialog beside the button that opens it. It takes the focus (the first field where it has one); Esc closes it and gives the
 * focus back, a press elsewhere and leaving it by Tab close it.
 */
export function Popover({
  trigger,
  label,
  side = 'below',
  align = 'end',
  className,
  onEscape,
  children,
}: {
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  /** Its name, or the id of the heading in it that names it. */
  readonly label: string | { readonly headingId: string };
  readonly side?: PopupSide;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  /** Before it closes by Esc. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePopup(anchor, box, open, { side, align });
  useLeftByPress(open, anchor, box, () => {
    setOpen(false);
  });
  useEffect(() => {
    if (open) (box.current?.querySelector<HTMLElement>('input:enabled') ?? box.current)?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {trigger({
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onClick: () => {
            setOpen(!open);
          },
        })}
      </span>
      {open && (
        <div
          ref={box}
          id={id}
          role="dialog"
          popover="manual"
          tabIndex={-1}
          {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.headingId })}
          className={classNames(styles.popup, className)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onEscape?.();
            close();
          }}
          onBlur={(event) => {
            if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
              setOpen(false);
          }}
        >
          <Close value={close}>{children}</Close>
        </div>
      )}
    </>
  );
}

/** Calls back on a press outside of both elements while `open`. */
function useLeftByPress(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  leave: () => void,
): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return;
      if (!box.current?.contains(event.target) && !anchor.current?.contains(event.target)) onLeave();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [open, anchor, box]);
}
