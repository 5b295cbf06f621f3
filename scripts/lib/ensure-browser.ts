import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';

const say = (text: string): void => console.log(`[gleaner] ${text}`);

function run(program: string, args: string[], minutes: number): void {
  spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const ways: { what: string; possible: boolean; install: () => void }[] = [
  {
    what: "Playwright's Chromium",
    possible: !process.env['GLEANER_BROWSER'],
    install: () => run('npx', ['playwright', 'install', 'chromium'], 10),
  },
  {
    what: "Debian's Chromium",
    possible: !process.env['GLEANER_BROWSER'] && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    install: () => {
      run('apt-get', ['update'], 5);
      const install = ['install', '-y', '--no-install-recommends'];
      run('apt-get', [...install, 'chromium-headless-shell'], 10);
      if (!findBrowser()) run('apt-get', [...install, 'chromium'], 10);
    },
  },
];

const tried: string[] = [];
for (const way of ways) {
  if (findBrowser()) break;
  if (!way.possible) continue;
  say(`No browser found: installing ${way.what}.`);
  way.install();
  tried.push(way.what);
}

if (!findBrowser()) {
  console.error('\n[gleaner] Could not find or install a browser for the tests.');
  if (process.env['GLEANER_BROWSER'])
    console.error(`          GLEANER_BROWSER=${process.env['GLEANER_BROWSER']} does not start.`);
  if (tried.length) console.error(`          Tried: ${tried.join(', ')}.`);
  console.error('          Install Chromium or Chrome, or name one: GLEANER_BROWSER=<path to the program> npm test');
  process.exitCode = 1;
}
