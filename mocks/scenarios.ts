import { accountScenarios } from './scenarios/account';
import { exportScenarios } from './scenarios/exports';
import { proxyScenarios } from './scenarios/proxies';
import { runScenarios } from './scenarios/runs';
import { scenarios as group, type Scenario } from './scenarios/scenario';
import { sessionScenarios } from './scenarios/session';
import { taskScenarios } from './scenarios/tasks';
import { templateScenarios } from './scenarios/templates';

const general = group({
  everyday: {
    says: 'Everyday work on a standard plan: forty tasks, some running, a few scheduled.',
    persona: 'standard',
  },
});

/** Every named scenario. */
export const scenarios = {
  ...general,
  ...sessionScenarios,
  ...accountScenarios,
  ...templateScenarios,
  ...taskScenarios,
  ...proxyScenarios,
  ...runScenarios,
  ...exportScenarios,
} as const;

export type ScenarioName = keyof typeof scenarios;

/** Whether a text is the name of a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The scenario of a name; an unknown one throws and lists the nearest names. */
export function findScenario(name: string): Scenario {
  const known: Record<string, Scenario> = scenarios;
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found) return found;
  const near = Object.keys(known)
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map((entry) => entry.candidate);
  throw new Error(`There is no scenario '${name}'. Nearest: ${near.join(', ')}.`);
}

/** Levenshtein distance of two short names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
