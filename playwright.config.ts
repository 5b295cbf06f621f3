import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/lib/browser.ts';

const DEMO = 4273;
const LIVE = 4274;
const API = 4280;
const api = `http://127.0.0.1:${API}`;
const at = (port: number) => `http://localhost:${port}`;
const demo = {
  command: `vite preview --mode mock --port ${DEMO} --strictPort`,
  url: at(DEMO),
  reuseExistingServer: false,
  env: { VITE_STORYBOOK_URL: '' },
};
/** CRAWL=wide runs `*.wide.e2e.ts` alone, FAULTS=all every fault, CHAOS=only the chaos. */
const only =
  process.env['CRAWL'] === 'wide'
    ? 'wide'
    : process.env['FAULTS'] === 'all'
      ? 'faults'
      : process.env['CHAOS'] === 'only'
        ? 'chaos'
        : undefined;
const reports = { wide: 'matrix/crawl', faults: 'playwright-faults', chaos: 'playwright-chaos' };
/** Without compiled code, the heap shows what leaks, not which pages were visited. */
function chaosLaunch() {
  const launch = browserLaunch();
  return { ...launch, args: [...launch.args, '--js-flags=--flush-bytecode --stress-flush-code'] };
}
/** Not for the faults, one of which changes the device's zone. */
const timezoneId = 'Europe/Berlin';
const projects = [
  // First, since it waits most of its minute while other tests run.
  { name: 'chaos', testDir: 'tests/chaos', use: { trace: 'off' as const, launchOptions: chaosLaunch() } },
  {
    name: 'demo',
    testIgnore: ['**/*.live.e2e.ts', '**/*.wide.e2e.ts'],
    use: { baseURL: at(DEMO), timezoneId },
  },
  {
    name: 'live',
    testMatch: '**/*.live.e2e.ts',
    use: { baseURL: at(LIVE), timezoneId },
  },
  { name: 'wide', testMatch: '**/*.wide.e2e.ts', use: { baseURL: at(DEMO), timezoneId } },
  { name: 'faults', testDir: 'tests/faults', use: { baseURL: at(DEMO) } },
];

/** `demo` drives the demo build, `live` the live build against the emulator over HTTP. `wide` is part of `npm run test:matrix`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Tests mostly wait, so one worker more than cores keeps the cores busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `reports/${only === undefined ? 'playwright' : reports[only]}.json` }]],
  use: {
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Playwright misses an element that still moves; no test checks animations.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: projects.filter(({ name }) => (only === undefined ? name !== 'wide' : name === only)),
  webServer:
    only === 'chaos'
      ? []
      : [
          demo,
          {
            command: `node scripts/mock-serve.mjs --port ${API}`,
            url: `${api}/health`,
            reuseExistingServer: false,
            timeout: 90_000,
          },
          {
            command: `node scripts/checks/e2e-live.mjs --port ${LIVE} --api ${api}`,
            url: at(LIVE),
            reuseExistingServer: false,
          },
        ],
});
