import type { OperationId } from '#src/contract/operations.gen';
import type { Database } from '#mocks/db/database';
import { spendingAt } from '#mocks/simulation/progress';
import { defineScenarios } from './scenario';

const accountCalls: readonly OperationId[] = ['getAccount', 'getAccountResources', 'getTemplateBalance'];

/** Sets every account's balance. Running runs count as paid. */
const balanceOf = (balance: number) => async (db: Database, now: number) => {
  await db.accounts.updateMany(
    db.accounts.all().map((account) => account.userId),
    (draft) => {
      const runs = db.activeRuns().filter((run) => run.userId === draft.userId);
      draft.balance = balance + runs.reduce((sum, run) => sum + spendingAt(run, now) - run.charged, 0);
    },
  );
};

export const accountScenarios = defineScenarios({
  accountPending: {
    description: 'The account never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: accountCalls }],
  },
  accountFailed: {
    description: 'The account fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: accountCalls }],
  },
  accountFailedOnce: {
    description: 'The account fails to load once, then loads on the next try.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'getAccount', times: 1 }],
  },
  accountForbidden: {
    description: 'The server denies access to the account (403).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 403, code: 'Forbidden', operation: accountCalls }],
  },
  balanceFailed: {
    description: 'The balance fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'getTemplateBalance' }],
  },
  balancePending: {
    description: 'The balance never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'getTemplateBalance' }],
  },
  lowBalance: {
    description: 'Every account has $2: enough to start a run, but too little for premium proxies.',
    persona: 'standard',
    seed: balanceOf(2),
  },
  balanceBelowGranularity: {
    description: 'Every account has $0.40, which is too little for a paid run.',
    persona: 'standard',
    seed: balanceOf(0.4),
  },
  balanceZero: { description: 'Every account has a balance of zero.', persona: 'standard', seed: balanceOf(0) },
  languageRefused: {
    description: 'The interface language cannot be saved (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'updateLanguage' }],
  },
});
