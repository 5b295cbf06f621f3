import { useLoadDialog } from '#src/shared/errors/use-load-dialog';
import { useOnFirstUse } from '#src/ui/overlays';
import type * as taskDialogs from './task-dialogs';

const load = () => import('./task-dialogs');

export function useTaskDialogs(): (open: (dialogs: typeof taskDialogs) => void) => Promise<void> {
  const loadDialog = useLoadDialog();
  useOnFirstUse(() => void load().catch(() => undefined));
  return (open) => loadDialog(load, open);
}
