import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { isoOf } from '#mocks/lib/time';
import { mainTemplateOf, pricesFor } from '#mocks/simulation/charges';
import { itemsOf } from '#mocks/simulation/ledger';
import { costsAt } from '#mocks/simulation/progress';
import { balanceAt, nodesInUse, nodesOf } from '#mocks/simulation/runs';
import { avatarOf } from './files';
import { linkOf } from './links';

type AccountOperation = Extract<
  OperationId,
  'getAccount' | 'getAccountResources' | 'getTemplateBalance' | 'updateLanguage'
>;

const CREDITS_PER_DOLLAR = 10;

const roundDollars = (amount: number): number => Math.round(amount * 10_000) / 10_000;

const monthOf = (now: number, ahead = 0): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
};

/** `now` is epoch milliseconds. */
export function accountView(db: Database, user: AccountRecord, now: number): Schemas['Account'] {
  return {
    userId: user.userId,
    email: user.email || null,
    userName: user.userName,
    accountLevel: user.accountLevel,
    currentAccountLevel: user.accountLevel,
    actionStatus: 0,
    extractInfo: {
      company: user.company || null,
      fullName: user.fullName || null,
      dataUse: [...(user.dataUse ?? [])],
      jobRole: user.jobRole ?? null,
    },
    avatar: avatarOf(db, user),
    language: user.language,
    isLevelExpired: user.isLevelExpired,
    totalBalance: roundDollars(balanceAt(db, user.userId, now)),
    trialState: user.trialState,
    levelExpiresAt: isoOf(user.levelExpiresAt),
    createdAt: new Date(user.createdAt).toISOString(),
    hasPassword: user.passwordDigest !== undefined,
    phone: user.phone ?? null,
    linkedAccounts: (user.links ?? []).map(linkOf),
  };
}

export const accountHandlers: Pick<Resolvers, AccountOperation> = {
  getAccount: ({ db, account, now }) => accountView(db, account(), now),

  getAccountResources: ({ db, account, now }) => {
    const user = account();
    return {
      accountLevel: user.accountLevel,
      taskCount: db.tasksOf(user.userId).length,
      taskLimit: user.taskLimit ?? null,
      cloudNodesUsed: nodesInUse(db, user.userId),
      cloudNodeLimit: nodesOf(db, user.userId),
      credits: Math.floor(balanceAt(db, user.userId, now) * CREDITS_PER_DOLLAR),
      exportRowsUsed: user.exportedRows,
      exportRowLimit: user.exportRowLimit ?? null,
      periodEndsAt: isoOf(monthOf(now, 1)),
    };
  },

  getTemplateBalance: ({ db, account, texts, now }) => {
    const user = account();
    const since = monthOf(now);
    const runs = db.runs.all().filter((run) => run.userId === user.userId);
    const runCosts = runs.filter((run) => (run.startedAt ?? 0) >= since).map((run) => costsAt(run, now));
    return {
      totalBalance: roundDollars(balanceAt(db, user.userId, now)),
      items: itemsOf(runCosts),
      prices: pricesFor(user, mainTemplateOf(user, runs, db.tasks)).map(({ type, pricePerThousand, template }) => ({
        type,
        pricePerThousand,
        templateName: template ? texts.templates[template.slug].name : null,
      })),
    };
  },

  updateLanguage: async ({ db, account, body }) => {
    await db.accounts.update(account().userId, (draft) => void (draft.language = body.language));
    return undefined;
  },
};
