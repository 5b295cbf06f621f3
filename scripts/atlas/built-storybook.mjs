// The built Storybook that is photographed: made anew when a source is younger.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../checks/run-checks.mjs';
import { youngestFile } from '../lib/youngest-file.mjs';

/** The folder of the built Storybook. */
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

/** Builds the Storybook when there is none or a source is younger than it. Throws what the build said when it fails. */
export async function ensureStorybook(say) {
  // Written at the start of a build: what is changed while it runs is younger.
  const index = join(STORYBOOK, 'index.json');
  const built = existsSync(index) && existsSync(join(STORYBOOK, 'iframe.html')) ? statSync(index).mtimeMs : 0;
  if (built >= youngestFile(SOURCES)) return;
  say(built === 0 ? 'Building the Storybook.' : 'Building the Storybook anew: a source has changed.');
  const { passed, output, seconds } = await runProgram(['storybook', 'build', '--disable-telemetry', '--quiet']);
  if (!passed) throw new Error(`The Storybook cannot be built:\n${output.trim()}`);
  say(`Built in ${seconds.toFixed(0)} s.`);
}
