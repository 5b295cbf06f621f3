import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Notice } from '#src/ui/status';
import styles from './panel.module.css';
import type { DemoControl, DemoState } from './control';

type Message = () => string;

/** Why an action failed, as a message for the presenter. */
export class Refusal extends Error {
  constructor(
    readonly renderMessage: () => ReactNode,
    options?: ErrorOptions,
  ) {
    super('The demo does not do what was asked.', options);
  }
}

interface Panel {
  readonly control: DemoControl;
  /** Shows success or refusal; resolves to whether the action succeeded. */
  readonly runAction: (action: () => Promise<unknown>, successMessage?: Message) => Promise<boolean>;
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
  const [status, setStatus] = useState<{ kind: 'success' | 'error'; renderMessage: () => ReactNode }>();
  const runAction = useCallback(async (action: () => Promise<unknown>, successMessage?: Message) => {
    try {
      await action();
      setStatus(successMessage === undefined ? undefined : { kind: 'success', renderMessage: successMessage });
      return true;
    } catch (error) {
      const message = () => <span lang="en">{error instanceof Error ? error.message : String(error)}</span>;
      setStatus({ kind: 'error', renderMessage: error instanceof Refusal ? error.renderMessage : message });
      return false;
    }
  }, []);
  const panel = useMemo(() => ({ control, runAction }), [control, runAction]);
  return (
    <PanelContext value={panel}>
      {children}
      <div role="status" className={styles.status}>
        {status && <Notice variant={status.kind}>{status.renderMessage()}</Notice>}
      </div>
    </PanelContext>
  );
}
