import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from './use-error-message';

/** For dialogs whose code the page does not load. A failed load shows a toast. */
export function useLoadDialog(): <M>(load: () => Promise<M>, open: (module: M) => void) => Promise<void> {
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  return async (load, open) => {
    try {
      open(await load());
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
}
