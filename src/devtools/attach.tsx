import type { ReactNode } from 'react';
import type { ScriptLink } from '#src/lib/emulator-handle';
import { loadDemoTexts } from './demo-texts';
import { DemoHandle } from './demo-handle';
import { hostApp } from './app-host';
import { createDemoControl, type DemoControlOptions } from './demo-control';
import { CHANNEL_NAME } from './channel-protocol';
import { readPlacement, savePlacement, saveTab } from './panel-placement';
import { startLinkedScript } from './script-run';

const STORYBOOK_URL =
  import.meta.env.VITE_STORYBOOK_URL ??
  document.querySelector<HTMLMetaElement>('meta[name="storybook"]')?.content ??
  '';

/** Returns the button that opens the panel. */
export async function attachPanel(parts: DemoControlOptions, link?: ScriptLink): Promise<ReactNode> {
  const control = createDemoControl(parts, STORYBOOK_URL);
  const host =
    typeof BroadcastChannel === 'undefined' ? undefined : hostApp(control, new BroadcastChannel(CHANNEL_NAME));
  if (host) {
    window.addEventListener('pagehide', host.leave);
    // Restored from the back/forward cache.
    window.addEventListener('pageshow', (event) => event.persisted && host.announce());
  }
  await loadDemoTexts();
  let panelWindow: Window | null = null;
  const openWindow = (): boolean => {
    const address = `${parts.baseUrl}/?demo-panel=${host?.name() ?? ''}`;
    if (host) panelWindow = globalThis.open(address, CHANNEL_NAME, 'popup,width=480,height=900');
    return panelWindow !== null;
  };
  if (link) {
    saveTab('script');
    savePlacement({ ...readPlacement(), open: true });
    void startLinkedScript(control, link);
  }
  const isWindowOpen = () => panelWindow?.closed === false;
  return <DemoHandle control={control} openWindow={openWindow} isWindowOpen={isWindowOpen} />;
}
