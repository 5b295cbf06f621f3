import { lazy, Suspense, useEffect } from 'react';
import { PendingOverlay } from '#src/ui/pending-overlay';
import { RegionBoundary } from '#src/ui/region-boundary';
import { useShellPanel } from '#src/state/shell';
import { useShellKeys } from './use-shell-keys';

const CommandPalette = lazy(() =>
  import('../palette/command-palette').then((module) => ({ default: module.CommandPalette })),
);
const ShortcutSheet = lazy(() =>
  import('../keys/shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })),
);
const SupportChat = lazy(() => import('../chat/support-chat').then((module) => ({ default: module.SupportChat })));

export function ShellPanels({ onSignOut }: { readonly onSignOut: () => void }) {
  const [panel, setPanel] = useShellPanel();
  useShellKeys();
  useEffect(() => () => setPanel(undefined), [setPanel]);
  if (panel === undefined) return null;
  const close = () => setPanel(undefined);
  return (
    <RegionBoundary>
      <Suspense fallback={<PendingOverlay onClose={close} />}>
        {panel === 'palette' && <CommandPalette onClose={close} onSignOut={onSignOut} />}
        {panel === 'keys' && <ShortcutSheet onClose={close} />}
        {panel === 'chat' && <SupportChat onClose={close} />}
      </Suspense>
    </RegionBoundary>
  );
}
