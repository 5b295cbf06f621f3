import type { ReactNode } from 'react';
import { loadDemoTexts } from './demo-texts';
import { DemoHandle } from './demo-handle';
import { offerStage } from './offer-stage';
import { createStage, type StageParts } from './stage';
import { CHANNEL } from './wire';

/** Lets demo panels control this page. Returns the button that opens the panel. */
export async function attachPanel(parts: StageParts): Promise<ReactNode> {
  const control = createStage(parts);
  const stage =
    typeof BroadcastChannel === 'undefined' ? undefined : offerStage(control, new BroadcastChannel(CHANNEL));
  if (stage) {
    window.addEventListener('pagehide', stage.leave);
    // Restored from the back/forward cache.
    window.addEventListener('pageshow', (event) => event.persisted && stage.introduce());
  }
  await loadDemoTexts();
  const openWindow = (): boolean => {
    const address = `${parts.home}/?demo-panel=${stage?.name() ?? ''}`;
    return stage !== undefined && globalThis.open(address, CHANNEL, 'popup,width=480,height=900') !== null;
  };
  return <DemoHandle control={control} openWindow={openWindow} />;
}
