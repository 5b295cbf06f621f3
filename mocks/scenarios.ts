import { nearestOf } from './lib/nearest';
import { accountScenarios } from './scenarios/account';
import { accountDialogScenarios } from './scenarios/account-dialogs';
import { exportScenarios } from './scenarios/exports';
import { memberScenarios } from './scenarios/members';
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

/** The scenarios by what they are about, for whoever has to find one. */
export const scenarioGroups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  general,
  session: sessionScenarios,
  account: { ...accountScenarios, ...accountDialogScenarios },
  members: memberScenarios,
  templates: templateScenarios,
  tasks: taskScenarios,
  proxies: proxyScenarios,
  runs: runScenarios,
  exports: exportScenarios,
};

/** Every named scenario. */
export const scenarios = {
  ...general,
  ...sessionScenarios,
  ...accountScenarios,
  ...accountDialogScenarios,
  ...memberScenarios,
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
  throw new Error(`There is no scenario '${name}'. Nearest: ${nearestOf(name, Object.keys(known)).join(', ')}.`);
}
