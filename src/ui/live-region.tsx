import { VisuallyHidden } from './visually-hidden';

/** Tells assistive technology what changed; keep it mounted and change `text`. */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  return (
    <VisuallyHidden>
      <span role={assertive ? 'alert' : 'status'}>{text}</span>
    </VisuallyHidden>
  );
}
