import { Bone } from '#src/ui/skeleton';
import { VisuallyHidden } from '#src/ui/visually-hidden';

/** A heading before the task's name is known: `words` are read out meanwhile, and stand there when the name never comes. */
export function PendingName({ words, pending }: { readonly words: string; readonly pending: boolean }) {
  return pending ? (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Bone width="220px" height={26} />
    </>
  ) : (
    words
  );
}
