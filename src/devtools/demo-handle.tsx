import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import type { DemoControl } from './control';
import styles from './handle.module.css';
import { hiddenHandle, savePlacement, saveTab, readPlacement, type PanelPlacement } from './panel-placement';
import { isPanelKey, PANEL_KEY, takeEarlyPress } from './panel-key';
import { useScriptKeys } from './script-keys';

const Dock = lazy(async () => ({ default: (await import('./dock')).Dock }));

/** Picks a part of the page, also in an open menu, which would close when the focus moves to the panel. */
const PICK_KEY = 'F4';

export function DemoHandle({
  control,
  openWindow,
  isWindowOpen,
}: {
  readonly control: DemoControl;
  /** Returns false when the browser blocks the window. */
  readonly openWindow: () => boolean;
  readonly isWindowOpen: () => boolean;
}) {
  const { t } = useTranslation('demo');
  const [placement, setPlacement] = useState(readPlacement);
  const isHandleHidden = useSyncExternalStore(hiddenHandle.subscribe, hiddenHandle.read) ?? false;
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
  useLayoutEffect(() => {
    if (!takeEarlyPress()) return;
    hiddenHandle.write(undefined);
    changePlacement({ ...readPlacement(), open: true });
  }, [changePlacement]);
  // Before the first paint, so that no key is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === PICK_KEY && control.actions.pickComponent) {
        event.preventDefault();
        void control.actions.pickComponent();
      }
      if (!isPanelKey(event)) return;
      event.preventDefault();
      const panel = document.getElementById('demo-panel');
      if (panel && !panel.contains(document.activeElement)) panel.focus();
      else {
        if (!placement.open) hiddenHandle.write(undefined);
        changePlacement({ ...placement, open: !placement.open });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [control, placement, changePlacement]);
  const showRefusal = useCallback(() => {
    if (isWindowOpen()) return;
    saveTab('script');
    changePlacement({ ...readPlacement(), open: true });
  }, [isWindowOpen, changePlacement]);
  useScriptKeys(control, showRefusal);
  if (!placement.open && isHandleHidden) return null;
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
