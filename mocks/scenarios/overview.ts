import { TemplateStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { scenarios } from './scenario';

const calls: readonly OperationId[] = [
  'listTasks',
  'listDailyUsage',
  'getAccountResources',
  'getTemplateBalance',
  'listExportRecords',
  'listRecommendedTemplates',
];

export const overviewScenarios = scenarios({
  overviewPending: {
    says: 'Nothing that the overview asks for is ever answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: calls }],
  },
  overviewPartFailed: {
    says: 'The rows per day cannot be read (500); everything else of the overview can.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listDailyUsage' }],
  },
  overviewOffline: {
    says: 'The connection is lost after the overview was loaded: what it shows stays, with its age.',
    persona: 'standard',
    faults: calls.map((operation) => ({ kind: 'offline', operation, after: operation === 'listTasks' ? 2 : 1 })),
  },
  needsAttention: {
    says: 'A balance of two dollars, runs without a row or with errors, and a template under maintenance.',
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      await db.accounts.update(userId, (draft) => void (draft.balance = 2));
      const last = db.tasksOf(userId).findLast(({ templateRegistrationId }) => templateRegistrationId !== undefined);
      await db.templateStates.update(
        last?.templateRegistrationId ?? '',
        (draft) => void (draft.status = TemplateStatus.Maintaining),
      );
    },
  },
});
