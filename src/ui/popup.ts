import { useDismiss, useFloatingRootContext, useInteractions, useMergeRefs } from '@floating-ui/react';
import { useState, type RefObject } from 'react';
import { useAnchorPosition, type Placement } from './anchor-position';

/** `anchor` is or contains the button. */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
  { onEscape, ...place }: Placement & { readonly onEscape?: () => void } = {},
) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const anchored = useAnchorPosition(anchor, place);
  const close = () => {
    onClose();
    (anchor.current?.querySelector('button') ?? anchor.current)?.focus();
  };
  const context = useFloatingRootContext({
    open: true,
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
