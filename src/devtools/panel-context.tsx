import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Notice } from '#src/ui/status';
import styles from './panel.module.css';
import type { DemoControl, DemoState } from './control';

/** Gives a sentence in the language of now: it is asked again when that changes. */
type Sentence = () => string;

/** Why an action of the panel did not work, in words for whoever gives the demo. */
export class Refusal extends Error {
  constructor(
    readonly says: () => ReactNode,
    options?: ErrorOptions,
  ) {
    super('The demo does not do what was asked.', options);
  }
}

interface Panel {
  readonly control: DemoControl;
  /** Runs an action; says `done` when it is through, and why when it is refused. Gives whether it worked. */
  readonly act: (action: () => Promise<unknown>, done?: Sentence) => Promise<boolean>;
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
  // Drawn anew when the language changes, as what it says is.
  useTranslation('demo');
  const [said, setSaid] = useState<{ kind: 'success' | 'error'; says: () => ReactNode }>();
  const act = useCallback(async (action: () => Promise<unknown>, done?: Sentence) => {
    try {
      await action();
      setSaid(done === undefined ? undefined : { kind: 'success', says: done });
      return true;
    } catch (error) {
      // What a program says to whoever writes programs is in English.
      const message = () => <span lang="en">{error instanceof Error ? error.message : String(error)}</span>;
      setSaid({ kind: 'error', says: error instanceof Refusal ? error.says : message });
      return false;
    }
  }, []);
  const panel = useMemo(() => ({ control, act }), [control, act]);
  return (
    <PanelContext value={panel}>
      {children}
      <div role="status" className={styles.said}>
        {said && <Notice variant={said.kind}>{said.says()}</Notice>}
      </div>
    </PanelContext>
  );
}
