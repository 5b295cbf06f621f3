import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import type { DemoControl } from './control';
import styles from './handle.module.css';
import { savePlacement, readPlacement, type PanelPlacement } from './panel-placement';

const Dock = lazy(async () => ({ default: (await import('./dock')).Dock }));

export const PANEL_KEY = 'F2';

export function DemoHandle({
  control,
  openWindow,
}: {
  readonly control: DemoControl;
  /** Returns false when the browser blocks the window. */
  readonly openWindow: () => boolean;
}) {
  const { t } = useTranslation('demo');
  const [placement, setPlacement] = useState(readPlacement);
  const openedFrom = useRef<Element | null>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const changePlacement = useCallback((next: PanelPlacement) => {
    savePlacement(next);
    setPlacement((before) => {
      if (!before.open && next.open) openedFrom.current = document.activeElement;
      return next;
    });
  }, []);
  useEffect(() => {
    if (placement.open || openedFrom.current === null) return;
    const previousFocus = openedFrom.current;
    openedFrom.current = null;
    (previousFocus instanceof HTMLElement && previousFocus.isConnected && previousFocus !== document.body
      ? previousFocus
      : handle.current
    )?.focus();
  }, [placement.open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== PANEL_KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const panel = document.getElementById('demo-panel');
      if (panel && !panel.contains(document.activeElement)) panel.focus();
      else changePlacement({ ...placement, open: !placement.open });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [placement, changePlacement]);
  if (!placement.open)
    return (
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t(($) => $.open)}
        aria-keyshortcuts={PANEL_KEY}
        title={t(($) => $.open)}
        onClick={() => changePlacement({ ...placement, open: true })}
      >
        <span className={styles.grip} aria-hidden="true" />
      </button>
    );
  return (
    <Suspense fallback={null}>
      <PreferencesProvider>
        <Dock
          control={control}
          placement={placement}
          onPlacementChange={changePlacement}
          onOpenWindow={() => {
            if (openWindow()) changePlacement({ ...placement, open: false });
          }}
        />
      </PreferencesProvider>
    </Suspense>
  );
}
