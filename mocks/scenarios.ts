import { nearestNames } from './lib/nearest';
import { accountScenarios } from './scenarios/account';
import { accountDialogScenarios } from './scenarios/account-dialogs';
import { exportScenarios } from './scenarios/exports';
import { formStartScenarios } from './scenarios/form-starts';
import { galleryScenarios } from './scenarios/galleries';
import { memberScenarios } from './scenarios/members';
import { billingScenarios } from './scenarios/billing';
import { batchScenarios } from './scenarios/batches';
import { copyResultScenarios } from './scenarios/copying';
import { overviewScenarios } from './scenarios/overview';
import { promotionScenarios } from './scenarios/promotions';
import { promptScenarios } from './scenarios/prompts';
import { proxyScenarios } from './scenarios/proxies';
import { runScenarios } from './scenarios/runs';
import { defineScenarios as group, type Scenario } from './scenarios/scenario';
import { scheduleScenarios } from './scenarios/schedules';
import { serviceScenarios } from './scenarios/service';
import { sessionScenarios } from './scenarios/session';
import { startCheckScenarios, startResultScenarios, stopResultScenarios } from './scenarios/starting';
import { taskScenarios } from './scenarios/tasks';
import { templateScenarios } from './scenarios/templates';
import { seedExports } from './seeds/exports';

const general = group({
  everyday: {
    description:
      'Everyday work on a Standard plan: forty tasks, some running, some scheduled, with collected and exported rows.',
    persona: 'standard',
    seed: seedExports,
  },
});

const byTag: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  general,
  service: serviceScenarios,
  session: sessionScenarios,
  account: { ...accountScenarios, ...accountDialogScenarios, ...overviewScenarios },
  members: memberScenarios,
  billing: billingScenarios,
  promotions: promotionScenarios,
  templates: { ...templateScenarios, ...galleryScenarios },
  prompts: promptScenarios,
  tasks: {
    ...taskScenarios,
    ...formStartScenarios,
    ...startCheckScenarios,
    ...startResultScenarios,
    ...stopResultScenarios,
    ...copyResultScenarios,
    ...batchScenarios,
  },
  schedules: scheduleScenarios,
  proxies: proxyScenarios,
  runs: runScenarios,
  exports: exportScenarios,
};

export const scenarios = {
  ...general,
  ...serviceScenarios,
  ...sessionScenarios,
  ...accountScenarios,
  ...accountDialogScenarios,
  ...memberScenarios,
  ...overviewScenarios,
  ...billingScenarios,
  ...promotionScenarios,
  ...templateScenarios,
  ...galleryScenarios,
  ...taskScenarios,
  ...formStartScenarios,
  ...startCheckScenarios,
  ...startResultScenarios,
  ...stopResultScenarios,
  ...copyResultScenarios,
  ...batchScenarios,
  ...promptScenarios,
  ...scheduleScenarios,
  ...proxyScenarios,
  ...runScenarios,
  ...exportScenarios,
} as const;

export type ScenarioName = keyof typeof scenarios;

const listedNames = new Set(Object.values(byTag).flatMap((group) => Object.keys(group)));
const otherScenarios = Object.fromEntries(
  Object.entries<Scenario>(scenarios).filter(([name]) => !listedNames.has(name)),
);

export const scenarioGroups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  ...byTag,
  ...(Object.keys(otherScenarios).length > 0 ? { more: otherScenarios } : {}),
};

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** Throws for an unknown name and suggests the nearest ones. */
export function findScenario(name: string): Scenario {
  const scenariosByName: Record<string, Scenario> = scenarios;
  const found = Object.hasOwn(scenariosByName, name) ? scenariosByName[name] : undefined;
  if (found) return found;
  throw new Error(
    `There is no scenario '${name}'. Nearest: ${nearestNames(name, Object.keys(scenariosByName)).join(', ')}.`,
  );
}
