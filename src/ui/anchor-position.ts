import { useCallback, useId, type CSSProperties, type RefObject } from 'react';
import './popup.module.css';

export type PopupSide = 'below' | 'above';
export interface Placement {
  readonly side?: PopupSide;
  readonly align?: 'start' | 'end' | 'center';
}

const GAP = 6;
const sides = { below: 'bottom', above: 'top' } as const;
const aligns = {
  start: { span: 'span-right', margin: `${GAP}px 0` },
  end: { span: 'span-left', margin: `${GAP}px 0` },
  center: { span: 'span-all', margin: GAP },
} as const;

export function useAnchorPosition(
  anchor: RefObject<HTMLElement | null>,
  { side = 'below', align = 'start' }: Placement = {},
): { ref: (element: HTMLElement | null) => void; popover: 'manual'; style: CSSProperties } {
  const name = `--${useId()}`;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      anchor.current?.style.setProperty('anchor-name', name);
      // jsdom has no top layer.
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
      // Browsers try at most five.
      positionTryFallbacks: 'flip-block, flip-inline, --across, flip-block --across, --over',
      positionVisibility: 'always',
    },
  };
}
