import { useId, useRef, useState, type ReactNode } from 'react';
import type { PopupSide } from './anchor-position';
import { LazyPopup } from './lazy-popup';
import styles from './popup.module.css';

export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export function Popover({
  trigger,
  label,
  side = 'below',
  align = 'end',
  className,
  onEscape,
  children,
}: {
  /** Draws the button, which needs these props. */
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  /** Accessible name, or the id of the heading inside. */
  readonly label: string | { readonly headingId: string };
  readonly side?: PopupSide;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  /** Before Esc closes it. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
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
        <LazyPopup onClose={leave}>
          {({ PopupBox }) => (
            <PopupBox
              anchor={anchor}
              side={side}
              align={align}
              takesFocus
              onEscape={onEscape}
              onClose={leave}
              id={id}
              role="dialog"
              {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.headingId })}
              className={className}
              onBlur={(event) => {
                if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) leave();
              }}
            >
              {children}
            </PopupBox>
          )}
        </LazyPopup>
      )}
    </>
  );
}
