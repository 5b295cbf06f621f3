import { useEffect, type HTMLAttributes, type RefObject } from 'react';
import { classNames } from './class-names';
import type { Placement } from './anchor-position';
import { ClosePopupContext } from './close-popup';
import { usePopup } from './popup';
import styles from './popup.module.css';

export function PopupBox({
  anchor,
  side,
  align,
  takesFocus = false,
  onEscape,
  onClose,
  className,
  children,
  ...props
}: HTMLAttributes<HTMLDivElement> &
  Placement & {
    readonly anchor: RefObject<HTMLElement | null>;
    readonly takesFocus?: boolean;
    /** Before Esc closes it. */
    readonly onEscape?: () => void;
    readonly onClose: () => void;
  }) {
  const { box, close, popupProps } = usePopup(anchor, onClose, { side, align, onEscape });
  useEffect(() => {
    if (takesFocus) (box?.querySelector<HTMLElement>('input:enabled') ?? box)?.focus();
  }, [box, takesFocus]);
  return (
    <div {...popupProps} {...props} className={classNames(styles.popup, className)}>
      <ClosePopupContext value={close}>{children}</ClosePopupContext>
    </div>
  );
}
