import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../checks/run-checks.mjs';
import { newestFileTime } from '../lib/newest-file.mjs';

export const STORYBOOK = 'storybook-static';

const SOURCES = [
  'src',
  'mocks',
  'stories',
  '.storybook',
  'locales',
  'public',
  'openapi',
  'vite.config.ts',
  'package-lock.json',
];

export async function ensureStorybook(say) {
  // Written when a build starts, so later changes count as newer.
  const index = join(STORYBOOK, 'index.json');
  const built = existsSync(index) && existsSync(join(STORYBOOK, 'iframe.html')) ? statSync(index).mtimeMs : 0;
  if (built >= newestFileTime(SOURCES)) return;
  say(built === 0 ? 'Building Storybook.' : 'Rebuilding Storybook: a source has changed.');
  const { passed, output, seconds } = await runProgram(['storybook', 'build', '--disable-telemetry', '--quiet']);
  if (!passed) throw new Error(`The Storybook build failed:\n${output.trim()}`);
  say(`Built in ${seconds.toFixed(0)} s.`);
}
