import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import type { DemoControl } from './control';
import styles from './handle.module.css';
import { keepPlace, keptPlace, type PanelPlace } from './panel-place';

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
  const [place, setPlace] = useState(keptPlace);
  const came = useRef<Element | null>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const move = useCallback((next: PanelPlace) => {
    keepPlace(next);
    setPlace((before) => {
      if (!before.open && next.open) came.current = document.activeElement;
      return next;
    });
  }, []);
  useEffect(() => {
    if (place.open || came.current === null) return;
    const back = came.current;
    came.current = null;
    (back instanceof HTMLElement && back.isConnected && back !== document.body ? back : handle.current)?.focus();
  }, [place.open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== PANEL_KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const panel = document.getElementById('demo-panel');
      if (panel && !panel.contains(document.activeElement)) panel.focus();
      else move({ ...place, open: !place.open });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place, move]);
  if (!place.open)
    return (
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t(($) => $.open)}
        aria-keyshortcuts={PANEL_KEY}
        title={t(($) => $.open)}
        onClick={() => move({ ...place, open: true })}
      >
        <span className={styles.grip} aria-hidden="true" />
      </button>
    );
  return (
    <Suspense fallback={null}>
      <PreferencesProvider>
        <Dock
          control={control}
          place={place}
          onPlace={move}
          onOwnWindow={() => {
            if (openWindow()) move({ ...place, open: false });
          }}
        />
      </PreferencesProvider>
    </Suspense>
  );
}
