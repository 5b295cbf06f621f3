import type { ReactNode } from 'react';
import { loadDemoTexts } from './demo-texts';
import { DemoHandle } from './demo-handle';
import { hostApp } from './app-host';
import { createDemoControl, type DemoControlOptions } from './demo-control';
import { CHANNEL_NAME } from './channel-protocol';

/** Lets demo panels control this page. Returns the button that opens the panel. */
export async function attachPanel(parts: DemoControlOptions): Promise<ReactNode> {
  const control = createDemoControl(parts);
  const host =
    typeof BroadcastChannel === 'undefined' ? undefined : hostApp(control, new BroadcastChannel(CHANNEL_NAME));
  if (host) {
    window.addEventListener('pagehide', host.leave);
    // Restored from the back/forward cache.
    window.addEventListener('pageshow', (event) => event.persisted && host.announce());
  }
  await loadDemoTexts();
  const openWindow = (): boolean => {
    const address = `${parts.baseUrl}/?demo-panel=${host?.name() ?? ''}`;
    return host !== undefined && globalThis.open(address, CHANNEL_NAME, 'popup,width=480,height=900') !== null;
  };
  return <DemoHandle control={control} openWindow={openWindow} />;
}
