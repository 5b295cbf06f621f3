import './lib/no-eval';
import { start, type Demo } from './app/start';
import { setDemoAccounts } from './shared/session/demo-accounts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Only this file imports the emulator, behind a build constant, so a live build contains none of it. The demo panel loads after the
// first screen.
const demo: Demo | undefined =
  import.meta.env.VITE_API_MODE === 'mock'
    ? {
        open: async (wish, base) => {
          const { openEmulator } = await import('#mocks/browser');
          const door = await openEmulator(wish, base);
          setDemoAccounts(door.accounts);
          return door;
        },
        loadTexts: () => import('./devtools/demo-texts').then(({ loadDemoTexts }) => loadDemoTexts()),
        loadPanel: () => import('./devtools/attach'),
      }
    : undefined;

const ownWindow =
  import.meta.env.VITE_API_MODE === 'mock' ? new URLSearchParams(globalThis.location.search).get('demo-panel') : null;
if (import.meta.env.VITE_API_MODE === 'mock' && ownWindow !== null)
  void import('./devtools/panel-window').then(({ startPanelWindow }) =>
    startPanelWindow(root, ownWindow === '' ? undefined : ownWindow),
  );
else void start(root, demo);
