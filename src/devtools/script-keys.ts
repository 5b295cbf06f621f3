import { useEffect } from 'react';
import type { DemoControl } from './control';
import { moveScript, scriptState } from './script-run';

/** Next step; with Shift back. */
export const NEXT_KEY = 'F9';

export function useScriptKeys(control: DemoControl, onRefused?: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== NEXT_KEY || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!scriptState.read()?.position) return;
      event.preventDefault();
      if (!event.repeat)
        void moveScript(control, event.shiftKey ? -1 : 1).then((isReached) => {
          if (!isReached) onRefused?.();
        });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [control, onRefused]);
}
