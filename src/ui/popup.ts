import { useLayoutEffect, type RefObject } from 'react';

export type PopupSide = 'below' | 'above';

function place(anchor: HTMLElement, popup: HTMLElement, side: PopupSide, align: 'start' | 'end' | 'center') {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const gap = 6;
  const edge = 8;
  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const fitsBelow = below + height <= window.innerHeight - edge;
  const fitsAbove = above >= edge;
  const top = side === 'below' ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove || !fitsBelow ? above : below;
  // Where it fits on neither side it stays on the screen, over what it belongs to.
  const seen = fitsBelow || fitsAbove ? top : Math.max(edge, Math.min(top, window.innerHeight - height - edge));
  const wanted =
    align === 'start' ? from.left : align === 'end' ? from.right - width : from.left + from.width / 2 - width / 2;
  popup.style.top = `${Math.round(seen)}px`;
  popup.style.left = `${Math.round(Math.max(edge, Math.min(wanted, window.innerWidth - width - edge)))}px`;
}

/** Shows an element in the browser's top layer beside its anchor while `open`, and keeps it there while things scroll and change their size. */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
  { side = 'below', align = 'start' }: { side?: PopupSide; align?: 'start' | 'end' | 'center' } = {},
): void {
  useLayoutEffect(() => {
    const box = popup.current;
    const at = anchor.current;
    if (!open || !box || !at) return;
    // Not every environment has the top layer (jsdom has not); the element is then shown where it stands.
    if ('showPopover' in box && box.popover !== null) box.showPopover();
    const put = () => {
      place(at, box, side, align);
    };
    put();
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    // What stands in it may grow and shrink while it is open, and a page that still comes moves its anchor.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(put);
    for (const element of [box, at, document.body]) sizes?.observe(element);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
      if ('hidePopover' in box && box.isConnected && box.popover !== null) box.hidePopover();
    };
  }, [anchor, popup, open, side, align]);
}
