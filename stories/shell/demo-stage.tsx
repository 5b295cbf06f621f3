import { useState } from 'react';
import type { Emulator } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import { createEmulatorControl } from '#mocks/panel';
import { send } from '#src/api/transport';
import { withLiveNouns } from '#src/app/live-control';
import type { DemoControl } from '#src/devtools/control';
import { DemoPanel, type PanelTab } from '#src/devtools/panel';
import { createStage } from '#src/devtools/stage';

/** A stage over a story's emulator; its page goes nowhere and is at the task list. `apiBaseUrl` is that of a real API, if there is one. */
export function stageOf(emulator: Emulator, apiBaseUrl = ''): DemoControl {
  const location = { pathname: '/console/task/template-list', search: '' };
  const listeners = new Set<() => void>();
  return createStage({
    emulator: withLiveNouns(
      createEmulatorControl(emulator, emulator.traffic ?? createTrafficLog(), { startingAfresh: (change) => change() }),
      apiBaseUrl,
    ),
    router: {
      state: { location },
      navigate: (path) => {
        location.pathname = path;
        for (const listener of listeners) listener();
        return Promise.resolve();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    redraw: () => undefined,
    home: 'https://demo.example',
  });
}

/** The panel of a story, as wide as it docks. */
export function PanelOf({
  emulator,
  tab,
  apiBaseUrl,
}: {
  readonly emulator: Emulator;
  readonly tab: PanelTab;
  readonly apiBaseUrl?: string;
}) {
  const [control] = useState(() => stageOf(emulator, apiBaseUrl));
  return (
    <aside aria-label="Panel" style={{ maxWidth: 420 }}>
      <DemoPanel control={control} first={tab} />
    </aside>
  );
}

/** Calls the API as the page would, in the session of that token. */
export const callApi = (path: string, token: string): Promise<Response> =>
  send(new Request(new URL(path, globalThis.location.origin), { headers: { Authorization: `Bearer ${token}` } }));
