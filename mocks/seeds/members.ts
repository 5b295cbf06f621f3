import { AccountLevel, InterfaceLanguage, TrialState } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { PASSWORD, passwordDigest } from './accounts';

const DAY = 86_400_000;

interface MemberSeed {
  readonly userId: string;
  readonly owner: 'enterprise' | 'enterprisePlus';
  readonly userName: string;
  readonly name: string;
  readonly language: InterfaceLanguage;
  readonly nodes: number;
  /** Dollars. */
  readonly balance: number;
  readonly tasks: number;
  readonly madeDaysAgo: number;
  readonly disabled?: true;
}

const seeds: readonly MemberSeed[] = [
  {
    userId: '10141',
    owner: 'enterprise',
    userName: 'amelie.roussel',
    name: 'Amélie Roussel',
    language: InterfaceLanguage.FrFR,
    nodes: 6,
    balance: 64.2,
    tasks: 12,
    madeDaysAgo: 391,
  },
  {
    userId: '10142',
    owner: 'enterprise',
    userName: 'henrik.solberg',
    name: 'Henrik Solberg',
    language: InterfaceLanguage.EnUS,
    nodes: 3,
    balance: 22.75,
    tasks: 9,
    madeDaysAgo: 240,
  },
  {
    userId: '10143',
    owner: 'enterprise',
    userName: 'priya.natarajan',
    name: 'Priya Natarajan',
    language: InterfaceLanguage.EnUS,
    nodes: 0,
    balance: 0,
    tasks: 0,
    madeDaysAgo: 3,
  },
  {
    userId: '10144',
    owner: 'enterprise',
    userName: 'mateo.quiroga',
    name: 'Mateo Quiroga',
    language: InterfaceLanguage.EsES,
    nodes: 2,
    balance: 7.1,
    tasks: 7,
    madeDaysAgo: 512,
    disabled: true,
  },
  {
    userId: '10401',
    owner: 'enterprisePlus',
    userName: 'seoyeon.han',
    name: 'Seo-yeon Han',
    language: InterfaceLanguage.KoKR,
    nodes: 12,
    balance: 310,
    tasks: 11,
    madeDaysAgo: 305,
  },
  {
    userId: '10402',
    owner: 'enterprisePlus',
    userName: 'daniel.whitlock',
    name: 'Daniel Whitlock',
    language: InterfaceLanguage.EnUS,
    nodes: 4,
    balance: 95.5,
    tasks: 6,
    madeDaysAgo: 88,
  },
];

export const memberTaskCounts: readonly (readonly [userId: string, count: number])[] = seeds.map(
  ({ userId, tasks }) => [userId, tasks],
);

export async function seedMembers(db: Database, now: number): Promise<void> {
  const records = seeds.map(async (seed): Promise<AccountRecord> => {
    const parentUserId = personas[seed.owner].userId;
    const owner = db.accounts.get(parentUserId);
    return {
      userId: seed.userId,
      email: `${seed.userName}@gleaner.example`,
      userName: seed.userName,
      passwordDigest: await passwordDigest(seed.userId, PASSWORD),
      accountLevel: AccountLevel.EnterpriseChild,
      isLevelExpired: false,
      levelExpiresAt: owner?.levelExpiresAt,
      trialState: TrialState.Never,
      company: owner?.company ?? '',
      fullName: seed.name,
      language: seed.language,
      balance: seed.balance,
      taskLimit: owner?.taskLimit,
      cloudNodes: seed.nodes,
      exportRowLimit: owner?.exportRowLimit,
      exportedRows: 0,
      createdAt: now - seed.madeDaysAgo * DAY,
      parentUserId,
      disabled: seed.disabled ?? false,
    };
  });
  await db.accounts.insertMany(await Promise.all(records));
}
