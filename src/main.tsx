import './app/first-paint.css';
import { start, type Demo } from './app/start';
import { watchPanelKey } from './devtools/panel-key';
import { expectDemoAccounts, setDemoAccounts } from './shared/session/demo-accounts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Only this file imports the emulator, behind a build constant, so a live build contains none of it.
const demo: Demo | undefined =
  import.meta.env.VITE_API_MODE === 'mock'
    ? {
        open: async (options, basePath) => {
          const { openEmulator } = await import('#mocks/browser');
          const connection = await openEmulator(options, basePath).catch((error: unknown) => {
            setDemoAccounts([]);
            throw error;
          });
          setDemoAccounts(connection.accounts);
          return connection;
        },
        loadTexts: () => import('./devtools/demo-texts').then(({ loadDemoTexts }) => loadDemoTexts()),
        loadPanel: () => import('./devtools/attach'),
      }
    : undefined;

const panelHost =
  import.meta.env.VITE_API_MODE === 'mock' ? new URLSearchParams(globalThis.location.search).get('demo-panel') : null;
if (import.meta.env.VITE_API_MODE === 'mock' && panelHost !== null)
  void import('./devtools/panel-window').then(({ startPanelWindow }) =>
    startPanelWindow(root, panelHost === '' ? undefined : panelHost),
  );
else {
  if (import.meta.env.VITE_API_MODE === 'mock') {
    watchPanelKey();
    expectDemoAccounts();
  }
  void start(root, demo);
}
