import { VisuallyHidden } from './visually-hidden';

/** Must stay mounted. */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  return (
    <VisuallyHidden>
      <span role={assertive ? 'alert' : 'status'}>{text}</span>
    </VisuallyHidden>
  );
}
