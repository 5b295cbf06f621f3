import type { ReactNode } from 'react';
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
