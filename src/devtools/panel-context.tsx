import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Notice } from '#src/ui/status';
import styles from './panel.module.css';
import type { DemoControl, DemoState } from './control';

type Sentence = () => string;

/** Why an action failed, as a message for the presenter. */
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
  /** Runs an action and shows its success or refusal; resolves to whether it succeeded. */
  readonly act: (action: () => Promise<unknown>, done?: Sentence) => Promise<boolean>;
}

const PanelContext = createContext<Panel | undefined>(undefined);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel needs PanelProvider above it');
  return panel;
}

export function useDemoState(): DemoState {
  const { control } = usePanel();
  return useSyncExternalStore(control.onChange, control.state);
}

export function PanelProvider({ control, children }: { readonly control: DemoControl; readonly children: ReactNode }) {
  useTranslation('demo');
  const [said, setSaid] = useState<{ kind: 'success' | 'error'; says: () => ReactNode }>();
  const act = useCallback(async (action: () => Promise<unknown>, done?: Sentence) => {
    try {
      await action();
      setSaid(done === undefined ? undefined : { kind: 'success', says: done });
      return true;
    } catch (error) {
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
