import { expect, test } from '@playwright/test';
import { createRandom } from '#src/lib/prng';
import { hideGuide, isViolation } from '../e2e/test';
import { concurrencyFaults } from './concurrency';
import { deploymentFaults } from './deployment';
import type { Fault } from './fault';
import { networkFaults } from './network';
import { storageFaults } from './storage';
import { timeFaults } from './time';
import { workerFaults } from './workers';

const faults: readonly Fault[] = [
  ...networkFaults,
  ...deploymentFaults,
  ...workerFaults,
  ...storageFaults,
  ...concurrencyFaults,
  ...timeFaults,
];

const SAMPLE_SIZE = 10;
const DAY = 86_400_000;
const seed = Number(process.env['FAULTS_SEED'] ?? Math.floor(Date.now() / DAY));
const chosen = process.env['FAULTS'] === 'all' ? faults : createRandom(seed).shuffle(faults).slice(0, SAMPLE_SIZE);

for (const { id, area, fault, expected, errors, run } of chosen)
  test(
    `${fault}: ${expected}`,
    {
      annotation: [
        { type: 'id', description: id },
        { type: 'area', description: area },
      ],
    },
    async ({ context, page }) => {
      const uncaught: string[] = [];
      context.on('weberror', (error) => uncaught.push(error.error().message));
      context.on('console', (message) => isViolation(message) && uncaught.push(message.text()));
      await hideGuide(context);
      await run(context, page);
      for (const each of context.pages()) await expect(each.getByRole('heading').first()).toBeVisible();
      expect(uncaught.filter((message) => !errors?.test(message))).toEqual([]);
    },
  );
