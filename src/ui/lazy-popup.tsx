import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFocusReturn } from './focus-return';
import { usePopups } from './overlays';
import { PendingOverlay } from './pending-overlay';

type Popups = NonNullable<ReturnType<typeof usePopups>['loaded']>;

export function LazyPopup({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: (popups: Popups) => ReactNode;
}) {
  const { loaded, failed, retry } = usePopups(true);
  const restoreFocus = useFocusReturn(failed);
  const isPending = !loaded && !failed;
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isPending]);
  if (failed)
    return (
      <PendingOverlay
        failed
        onRetry={retry}
        onClose={() => {
          restoreFocus();
          onClose();
        }}
      />
    );
  return loaded ? children(loaded) : null;
}
