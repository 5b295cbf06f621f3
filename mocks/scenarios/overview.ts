import { TemplateStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { defineScenarios } from './scenario';

const calls: readonly OperationId[] = [
  'listTasks',
  'listDailyUsage',
  'getAccountResources',
  'getTemplateBalance',
  'listExportRecords',
  'listRecommendedTemplates',
];

export const overviewScenarios = defineScenarios({
  overviewPending: {
    description: 'No part of the overview ever finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: calls }],
  },
  overviewPartFailed: {
    description: 'The rows per day fail to load (500). The rest of the overview works.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listDailyUsage' }],
  },
  overviewOffline: {
    description: 'The connection drops after the overview has loaded. Its data stays and shows its age.',
    persona: 'standard',
    faults: calls.map((operation) => ({ kind: 'offline', operation, after: operation === 'listTasks' ? 2 : 1 })),
  },
  needsAttention: {
    description:
      'A morning with problems: a balance of $2, runs without rows or with errors, and a template under maintenance.',
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
