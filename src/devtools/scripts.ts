import { paths } from '#src/domain/paths';
import type { DemoClock, DemoPage } from './control';

/** Applied in this order: scenario, persona and page, clock, advance, fault. */
export interface StepSetting {
  readonly scenario?: string;
  readonly persona?: string;
  /** A scenario starts in real time. */
  readonly clock?: DemoClock;
  readonly advance?: number;
  /** An operation that fails twice with 500, so that the client's automatic retry fails too. */
  readonly failNext?: string;
  readonly page: DemoPage;
}

const HOUR = 3_600_000;
const templatePath = paths.template('product-listings-by-search-url');
const taskList = paths.templateTaskList;

export const scripts = {
  firstRun: [
    {
      key: 'welcome',
      set: { scenario: 'signedOut', persona: 'visitor', page: paths.login() },
    },
    { key: 'gallery', set: { persona: 'standard', page: paths.templates } },
    { key: 'template', set: { page: templatePath } },
    { key: 'start', set: { page: templatePath } },
    { key: 'rows', set: { clock: { mode: 'speed', factor: 60 }, page: { run: 'info' } } },
    { key: 'look', set: { page: { run: 'info' } } },
    { key: 'takeHome', set: { clock: { mode: 'real' }, page: { run: 'data' } } },
  ],
  dailyWork: [
    { key: 'morning', set: { scenario: 'everyday', persona: 'standard', page: taskList } },
    { key: 'several', set: { page: taskList } },
    { key: 'later', set: { advance: HOUR, page: taskList } },
    { key: 'oneRun', set: { page: taskList } },
    { key: 'trouble', set: { failNext: 'listTasks', page: taskList } },
    { key: 'noConnection', set: { scenario: 'tasksOffline', persona: 'standard', page: taskList } },
    { key: 'evening', set: { scenario: 'everyday', persona: 'professional', page: taskList } },
  ],
  plansAndMembers: [
    { key: 'freePlan', set: { scenario: 'everyday', persona: 'free', page: paths.templates } },
    { key: 'gate', set: { page: templatePath } },
    { key: 'limit', set: { scenario: 'taskLimitReached', persona: 'standard', page: templatePath } },
    { key: 'money', set: { scenario: 'balanceBelowGranularity', persona: 'standard', page: templatePath } },
    { key: 'expired', set: { scenario: 'everyday', persona: 'expired', page: taskList } },
    { key: 'member', set: { persona: 'enterpriseChild', page: paths.planSubscription } },
    { key: 'owner', set: { persona: 'enterprisePlus', page: paths.templates } },
  ],
} as const satisfies Record<string, readonly { readonly key: string; readonly set: StepSetting }[]>;

export type ScriptName = keyof typeof scripts;
type StepKey = (typeof scripts)[ScriptName][number]['key'];
export const scriptNames = Object.keys(scripts) as ScriptName[];

export const stepsOf = (script: ScriptName): readonly { readonly key: StepKey; readonly set: StepSetting }[] =>
  scripts[script];

/** What a step needs when no earlier step was shown. */
export function stageAt(script: ScriptName, index: number): StepSetting {
  const settings = stepsOf(script).map(({ set }) => set);
  const own = settings[index];
  if (!own) throw new RangeError(`The script ${script} has no step ${String(index)}.`);
  const first = settings.findLastIndex(({ scenario }, at) => at <= index && scenario !== undefined);
  const { failNext: _failNext, ...earlier } = Object.assign(
    {},
    ...settings.slice(first, index),
  ) as Partial<StepSetting>;
  return { ...earlier, ...own };
}
