import { Bone } from '#src/ui/skeleton';
import { VisuallyHidden } from '#src/ui/visually-hidden';

/** For screen readers while pending, and visible when loading fails. */
export function PendingName({ fallback, pending }: { readonly fallback: string; readonly pending: boolean }) {
  return pending ? (
    <>
      <VisuallyHidden>{fallback}</VisuallyHidden>
      <Bone width="220px" height={26} />
    </>
  ) : (
    fallback
  );
}
