import type { ReactNode } from 'react';
import { loadDemoTexts } from './demo-texts';
import { DemoHandle } from './demo-handle';
import { offerStage } from './offer-stage';
import { createStage, type StageParts } from './stage';
import { CHANNEL } from './wire';

/** Makes this page one that a demo panel drives, docked or in a window of its own; gives the handle that opens it. */
export async function attachPanel(parts: StageParts): Promise<ReactNode> {
  const control = createStage(parts);
  const stage =
    typeof BroadcastChannel === 'undefined' ? undefined : offerStage(control, new BroadcastChannel(CHANNEL));
  if (stage) {
    window.addEventListener('pagehide', stage.leave);
    // A page that comes back from the history is there again.
    window.addEventListener('pageshow', (event) => event.persisted && stage.introduce());
  }
  await loadDemoTexts();
  const openWindow = (): boolean => {
    const address = `${parts.home}/?demo-panel=${stage?.name() ?? ''}`;
    return stage !== undefined && globalThis.open(address, CHANNEL, 'popup,width=480,height=900') !== null;
  };
  return <DemoHandle control={control} openWindow={openWindow} />;
}
