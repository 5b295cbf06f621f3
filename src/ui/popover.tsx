import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names';
import { usePopup, type PopupSide } from './popup';
import styles from './popup.module.css';

export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

const ClosePopoverContext = createContext<() => void>(() => undefined);

export function useClosePopover(): () => void {
  return use(ClosePopoverContext);
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
  readonly trigger: (props: PopoverTrigger) => ReactNode;
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
  const { box, close, popupProps } = usePopup(anchor, open, leave, { side, align, onEscape });
  useEffect(() => {
    (box?.querySelector<HTMLElement>('input:enabled') ?? box)?.focus();
  }, [box]);
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
          {...popupProps}
          id={id}
          role="dialog"
          {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.headingId })}
          className={classNames(styles.popup, className)}
          onBlur={(event) => {
            if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) leave();
          }}
        >
          <ClosePopoverContext value={close}>{children}</ClosePopoverContext>
        </div>
      )}
    </>
  );
}
