import {
  AccountLevel,
  InterfaceLanguage,
  LoginProvider,
  SurveyDataUse,
  SurveyJobRole,
  TrialState,
} from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { digestOf } from '#mocks/lib/digest';
import { personas, type PersonaName } from '#mocks/personas';
import { spendingAt } from '#mocks/simulation/progress';
import { planLimits } from './plan-limits';

const DAY = 86_400_000;
export const PASSWORD = 'gleaner';

export const freePlan = {
  taskLimit: planLimits[AccountLevel.Free].tasks,
  cloudNodes: planLimits[AccountLevel.Free].cloudNodes,
  exportRowLimit: planLimits[AccountLevel.Free].exportRows,
} as const;

type SignedIn = Exclude<PersonaName, 'visitor'>;

interface AccountSeed {
  readonly name: string;
  readonly company: string;
  readonly level: AccountLevel;
  readonly trial: TrialState;
  /** Dollars. */
  readonly balance: number;
  readonly nodes?: number;
  readonly exported: number;
  readonly expired?: true;
  readonly survey?: readonly [readonly SurveyDataUse[], SurveyJobRole];
  readonly links?: readonly (readonly [LoginProvider, string])[];
  readonly parent?: SignedIn;
}

const accountSeeds: Readonly<Record<SignedIn, AccountSeed>> = {
  free: {
    name: 'Nora Lindqvist',
    company: 'Lindqvist Keramik',
    level: AccountLevel.Free,
    trial: TrialState.Never,
    balance: 0,
    exported: 1840,
    survey: [[SurveyDataUse.ECommerce], SurveyJobRole.Freelancer],
  },
  basic: {
    name: 'Tomás Herrera',
    company: 'Librería Herrera',
    level: AccountLevel.Basic,
    trial: TrialState.Done,
    balance: 2.4,
    exported: 12_310,
  },
  standard: {
    name: 'Mia Castellan',
    company: 'Castellan Research',
    level: AccountLevel.Standard,
    trial: TrialState.Done,
    balance: 42.5,
    exported: 86_400,
    survey: [[SurveyDataUse.Leads, SurveyDataUse.ArticlesAndNews], SurveyJobRole.Analyst],
    links: [[LoginProvider.Google, 'mia.castellan@mail.example']],
  },
  professional: {
    name: 'Haruto Mizuno',
    company: 'Mizuno Market Data',
    level: AccountLevel.Professional,
    trial: TrialState.Refuse,
    balance: 180,
    exported: 912_000,
    survey: [[SurveyDataUse.Financial], SurveyJobRole.Analyst],
    links: [[LoginProvider.Microsoft, 'haruto@mizuno.example']],
  },
  enterprise: {
    name: 'Claire Aubertin',
    company: 'Aubertin Retail Group',
    level: AccountLevel.Enterprise,
    trial: TrialState.Done,
    balance: 1250,
    exported: 4_310_000,
    survey: [[SurveyDataUse.ECommerce, SurveyDataUse.Manufacturing], SurveyJobRole.Executive],
    links: [
      [LoginProvider.Google, 'claire@aubertin.example'],
      [LoginProvider.Microsoft, 'claire.aubertin@aubertin.example'],
    ],
  },
  enterprisePlus: {
    name: 'Jun-ho Baek',
    company: 'Baek & Partners',
    level: AccountLevel.EnterprisePlus,
    trial: TrialState.Refuse,
    balance: 3200,
    exported: 12_400_000,
    survey: [[SurveyDataUse.RealEstate, SurveyDataUse.Travel], SurveyJobRole.SalesMarketing],
  },
  enterpriseChild: {
    name: 'Luca Ferrante',
    company: 'Aubertin Retail Group',
    level: AccountLevel.EnterpriseChild,
    trial: TrialState.Never,
    balance: 18,
    nodes: 5,
    exported: 31_000,
    parent: 'enterprise',
  },
  expired: {
    name: 'Greta Sommer',
    company: 'Sommer Immobilien',
    level: AccountLevel.Professional,
    trial: TrialState.Done,
    balance: 27.3,
    nodes: 0,
    exported: 402_000,
    expired: true,
    survey: [[SurveyDataUse.RealEstate], SurveyJobRole.SalesMarketing],
    links: [[LoginProvider.apple, 'greta@sommer.example']],
  },
  noPlan: {
    name: 'Sam Okafor',
    company: '',
    level: AccountLevel.None,
    trial: TrialState.Refuse,
    balance: 0,
    exported: 0,
  },
};

const signedIn = Object.keys(accountSeeds) as SignedIn[];

export interface DemoAccount {
  readonly persona: SignedIn;
  readonly account: string;
  readonly password: string;
  readonly level: AccountLevel;
  readonly name: string;
  readonly links: readonly (readonly [LoginProvider, string])[];
  readonly phone: string;
}

/** From a reserved range of numbers. */
const phoneOf = (persona: SignedIn): string => `1555010${personas[persona].userId}`;

const emailOf = (persona: SignedIn): string =>
  `${persona.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}@gleaner.example`;

export const demoAccounts: readonly DemoAccount[] = signedIn.map((persona) => ({
  persona,
  account: emailOf(persona),
  password: PASSWORD,
  level: accountSeeds[persona].level,
  name: accountSeeds[persona].name,
  links: accountSeeds[persona].links ?? [],
  phone: phoneOf(persona),
}));

export function passwordDigest(userId: string, password: string): Promise<string> {
  return digestOf(`${userId}:${password}`);
}

export async function seedAccounts(db: Database, now: number): Promise<void> {
  const accounts = signedIn.map(async (persona, index): Promise<AccountRecord> => {
    const seed = accountSeeds[persona];
    const { userId } = personas[persona];
    const planIndex = seed.parent ? signedIn.indexOf(seed.parent) : index;
    const isPaid = seed.level !== AccountLevel.None && seed.level !== AccountLevel.Free;
    return {
      userId,
      email: emailOf(persona),
      userName: emailOf(persona).split('@')[0] ?? persona,
      passwordDigest: await passwordDigest(userId, PASSWORD),
      accountLevel: seed.level,
      isLevelExpired: seed.expired ?? false,
      levelExpiresAt: seed.expired ? now - 12 * DAY : isPaid ? now + (40 + planIndex * 31) * DAY : undefined,
      trialState: seed.trial,
      company: seed.company,
      fullName: seed.name,
      language: InterfaceLanguage.EnUS,
      balance: seed.balance,
      taskLimit: planLimits[seed.level].tasks,
      cloudNodes: seed.nodes ?? planLimits[seed.level].cloudNodes,
      exportRowLimit: planLimits[seed.level].exportRows,
      exportedRows: seed.exported,
      createdAt: now - (seed.parent ? 600 : 420 + index * 57) * DAY,
      parentUserId: seed.parent && personas[seed.parent].userId,
      phone: phoneOf(persona),
      links: (seed.links ?? []).map(([provider, name], place) => ({
        provider,
        name,
        linkedAt: now - (90 + place * 30) * DAY,
      })),
      dataUse: seed.survey?.[0] ?? [],
      jobRole: seed.survey?.[1],
    };
  });
  await db.accounts.insertMany(await Promise.all(accounts));
}

/** Rows that exist at seeding count as paid, so that the balances above hold. */
export async function payForSeededRuns(db: Database, now: number): Promise<void> {
  await db.runs.updateMany(
    db.activeRuns().map((run) => run.runId),
    (draft) => void (draft.charged = spendingAt(draft, now)),
  );
}
