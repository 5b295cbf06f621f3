import { useDismiss, useFloatingRootContext, useInteractions, useMergeRefs } from '@floating-ui/react';
import { useCallback, useId, useState, type CSSProperties, type RefObject } from 'react';
import './popup.module.css';

export type PopupSide = 'below' | 'above';
interface Place {
  readonly side?: PopupSide;
  readonly align?: 'start' | 'end' | 'center';
}

/** Pixels to the anchor, and to the edges of the window where that keeps both aligned. */
const GAP = 6;
const sides = { below: 'bottom', above: 'top' } as const;
const aligns = {
  start: { span: 'span-right', margin: `${GAP}px 0` },
  end: { span: 'span-left', margin: `${GAP}px 0` },
  center: { span: 'span-all', margin: GAP },
} as const;

/**
 * Props of an element that is shown in the browser's top layer, above dialogs too, next to its anchor. It flips to the other side where it
 * doesn't fit, and stays within the window.
 */
export function useAnchorPosition(
  anchor: RefObject<HTMLElement | null>,
  { side = 'below', align = 'start' }: Place = {},
): { ref: (element: HTMLElement | null) => void; popover: 'manual'; style: CSSProperties } {
  const name = `--${useId()}`;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      anchor.current?.style.setProperty('anchor-name', name);
      // Not every environment has the top layer (jsdom has not); the element is then shown where it stands.
      if (element && 'showPopover' in element) element.showPopover();
    },
    [anchor, name],
  );
  return {
    ref,
    popover: 'manual',
    style: {
      position: 'fixed',
      inset: 'auto',
      margin: aligns[align].margin,
      positionAnchor: name,
      positionArea: `${sides[side]} ${aligns[align].span}`,
      // Browsers try five at most.
      positionTryFallbacks: 'flip-block, flip-inline, --across, flip-block --across, --over',
      positionVisibility: 'always',
    },
  };
}

/**
 * A popup that a button opens. A press elsewhere closes it, and so does Esc, which returns the focus to the button. `anchor` is the button
 * or contains it.
 */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  { onEscape, ...place }: Place & { readonly onEscape?: () => void } = {},
) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const anchored = useAnchorPosition(anchor, place);
  const close = () => {
    onClose();
    (anchor.current?.querySelector('button') ?? anchor.current)?.focus();
  };
  const context = useFloatingRootContext({
    open,
    elements: { reference: null, floating: box },
    onOpenChange: (_open, _event, reason) => {
      if (reason !== 'escape-key') onClose();
      else {
        onEscape?.();
        close();
      }
    },
  });
  const dismissal = useDismiss(context, {
    outsidePress: ({ target }) => !(target instanceof Node && anchor.current?.contains(target)),
  });
  const { getFloatingProps } = useInteractions([dismissal]);
  const ref = useMergeRefs([anchored.ref, setBox]);
  return { box, close, context, dismissal, popupProps: { ...getFloatingProps(), ...anchored, ref } };
}
