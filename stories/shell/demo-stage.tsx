import { useState } from 'react';
import type { Emulator } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import { createEmulatorControl } from '#mocks/panel';
import { send } from '#src/api/transport';
import { withLiveNouns } from '#src/app/live-control';
import type { DemoControl } from '#src/devtools/control';
import { DemoPanel, type PanelTab } from '#src/devtools/panel';
import { createStage } from '#src/devtools/stage';

/** A control of a story's emulator whose page always shows the task list. `apiBaseUrl` adds a real API. */
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

export const callApi = (path: string, token: string): Promise<Response> =>
  send(new Request(new URL(path, globalThis.location.origin), { headers: { Authorization: `Bearer ${token}` } }));
