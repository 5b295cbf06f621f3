import { useState } from 'react';
import type { Emulator } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import { createEmulatorControl } from '#mocks/panel';
import { send } from '#src/api/fetch';
import { withLiveTags } from '#src/app/live-control';
import type { DemoControl } from '#src/devtools/control';
import { DemoPanel } from '#src/devtools/panel';
import type { PanelTab } from '#src/devtools/panel-placement';
import { createDemoControl } from '#src/devtools/demo-control';

/** Its page always shows the task list. `apiBaseUrl` adds a real API, `storybookUrl` links. */
export function demoControlOf(emulator: Emulator, apiBaseUrl = '', storybookUrl = ''): DemoControl {
  const location = { pathname: '/console/task/template-list', search: '' };
  const listeners = new Set<() => void>();
  return createDemoControl(
    {
      emulator: withLiveTags(
        createEmulatorControl(emulator, emulator.traffic ?? createTrafficLog(), { replaceState: (change) => change() }),
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
      replaceApp: async (change) => change(),
      baseUrl: 'https://demo.example',
    },
    storybookUrl,
  );
}

export function StoryPanel({
  emulator,
  tab,
  apiBaseUrl,
}: {
  readonly emulator: Emulator;
  readonly tab: PanelTab;
  readonly apiBaseUrl?: string;
}) {
  const [control] = useState(() => demoControlOf(emulator, apiBaseUrl));
  return (
    <aside aria-label="Panel" style={{ maxWidth: 420 }}>
      <DemoPanel control={control} initialTab={tab} />
    </aside>
  );
}

export const callApi = (path: string, token: string): Promise<Response> =>
  send(new Request(new URL(path, globalThis.location.origin), { headers: { Authorization: `Bearer ${token}` } }));
