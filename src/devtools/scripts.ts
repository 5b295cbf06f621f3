import { paths } from '#src/domain/paths';

/** Applied in this order: scenario, persona, clock, page, advance, fault. */
export interface StepSetting {
  readonly scenario?: string;
  readonly persona?: string;
  readonly speed?: number;
  readonly realTime?: true;
  readonly advance?: number;
  /** An operation that fails twice with 500, so that the client's automatic retry fails too. */
  readonly failNext?: string;
  readonly path?: string;
}

const HOUR = 3_600_000;
const templatePath = paths.template('product-listings-by-search-url');

export const scripts = {
  firstRun: [
    { key: 'welcome', set: { scenario: 'signedOut', realTime: true, path: paths.login() } },
    { key: 'gallery', set: { persona: 'standard', path: paths.templates } },
    { key: 'template', set: { path: templatePath } },
    { key: 'start', set: undefined },
    { key: 'rows', set: { speed: 60 } },
    { key: 'look', set: undefined },
    { key: 'takeHome', set: { realTime: true } },
  ],
  dailyWork: [
    { key: 'morning', set: { scenario: 'everyday', persona: 'standard', path: paths.templateTaskList } },
    { key: 'several', set: undefined },
    { key: 'later', set: { advance: HOUR } },
    { key: 'oneRun', set: undefined },
    { key: 'trouble', set: { failNext: 'listTasks', path: paths.templateTaskList } },
    { key: 'noConnection', set: { scenario: 'tasksOffline', path: paths.templateTaskList } },
    { key: 'evening', set: { scenario: 'everyday', persona: 'professional', path: paths.templateTaskList } },
  ],
  plansAndMembers: [
    { key: 'freePlan', set: { scenario: 'everyday', persona: 'free', path: paths.templates } },
    { key: 'gate', set: { path: templatePath } },
    { key: 'limit', set: { scenario: 'taskLimitReached', persona: 'standard', path: templatePath } },
    { key: 'money', set: { scenario: 'balanceBelowGranularity', persona: 'standard', path: templatePath } },
    { key: 'expired', set: { scenario: 'everyday', persona: 'expired', path: paths.templateTaskList } },
    { key: 'member', set: { persona: 'enterpriseChild', path: paths.planSubscription } },
    { key: 'owner', set: { persona: 'enterprisePlus', path: paths.templates } },
  ],
} as const satisfies Record<string, readonly { readonly key: string; readonly set: StepSetting | undefined }[]>;

export type ScriptName = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as ScriptName[];
