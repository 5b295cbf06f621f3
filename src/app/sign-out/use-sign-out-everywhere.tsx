import { lazy, Suspense } from 'react';
import { useShowDialog } from '#src/ui/dialog-host';
import { PendingOverlay } from '#src/ui/pending-overlay';

const SignOutEverywhere = lazy(() =>
  import('./sign-out-everywhere').then((module) => ({ default: module.SignOutEverywhere })),
);

export function useSignOutEverywhere(): () => void {
  const show = useShowDialog();
  return () =>
    show((dialog) => (
      <Suspense
        fallback={
          <PendingOverlay
            onClose={() => {
              dialog.onClose();
              dialog.onClosed();
            }}
          />
        }
      >
        <SignOutEverywhere {...dialog} />
      </Suspense>
    ));
}
