import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from '../ui/status';
import styles from './panel.module.css';
import type { DemoControl, DemoState } from './control';

interface Panel {
  readonly control: DemoControl;
  /** Runs an action; says `done` when it is through, and why when it is refused. Gives whether it worked. */
  readonly act: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

const PanelContext = createContext<Panel | undefined>(undefined);

/** The control and the way to act through it. Throws outside the panel. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel needs PanelProvider above it');
  return panel;
}

/** The demo as it is now. */
export function useDemoState(): DemoState {
  const { control } = usePanel();
  return useSyncExternalStore(control.onChange, control.state);
}

/** Gives the panel its control and a line at its foot that says what became of the last action. */
export function PanelProvider({ control, children }: { readonly control: DemoControl; readonly children: ReactNode }) {
  const [said, setSaid] = useState<{ kind: 'success' | 'error'; text: string }>();
  const act = useCallback(async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action();
      setSaid(done === undefined ? undefined : { kind: 'success', text: done });
      return true;
    } catch (error) {
      setSaid({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }, []);
  const panel = useMemo(() => ({ control, act }), [control, act]);
  return (
    <PanelContext value={panel}>
      {children}
      <div role="status" className={styles['said']}>
        {said && <Notice kind={said.kind}>{said.text}</Notice>}
      </div>
    </PanelContext>
  );
}
