import './app/no-eval';
import { start } from './app/start';
import type { EmulatorWish } from './lib/emulator-door';
import { setDemoAccounts } from './shared/session/demo-accounts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The one place that names the emulator, behind a constant of the build: a live build contains none of it.
const openEmulator =
  import.meta.env.VITE_API_MODE === 'mock'
    ? async (wish: EmulatorWish, base: string) => {
        const emulator = await import('../mocks/browser');
        setDemoAccounts(emulator.demoAccounts);
        return emulator.openEmulator(wish, base);
      }
    : undefined;

void start(root, openEmulator);
