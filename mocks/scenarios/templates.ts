import { TaskMode, TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { assignTemplate } from '#mocks/seeds/task-parameters';
import { opinionKey, templateSeed } from '#mocks/seeds/template-states';
import { defineScenarios } from './scenario';

const lists: readonly OperationId[] = [
  'listTemplates',
  'listFavoriteTemplates',
  'listTemplateKinds',
  'listCollectionTemplates',
  'listPrivateTemplates',
  'listRecommendedTemplates',
];
const details: readonly OperationId[] = ['getTemplateBySlug', 'getTemplate', 'getTemplateSetup'];
const saves: readonly OperationId[] = ['createTemplateTask', 'updateTemplateTask'];

const status = (value: TemplateStatus) => async (db: Database) => {
  await db.templateStates.update('1001', (draft) => void (draft.status = value));
};

export const templateScenarios = defineScenarios({
  templatesPending: {
    description: 'The gallery never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: lists }],
  },
  templatesFailed: {
    description: 'The gallery fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTemplates' }],
  },
  templatesFailedOnce: {
    description: 'The gallery fails to load once, then loads on the next try.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTemplates', times: 1 }],
  },
  templatesOffline: {
    description: 'The gallery cannot load because there is no connection.',
    persona: 'standard',
    faults: [{ kind: 'offline', operation: lists }],
  },
  templatesOfflineLater: {
    description: 'The first page of the gallery loads, then the connection drops.',
    persona: 'standard',
    faults: [{ kind: 'offline', operation: 'listTemplates', after: 1 }],
  },
  kindsFailed: {
    description: 'The template categories fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTemplateKinds' }],
  },
  noFavourites: {
    description: 'No template is marked as a favorite.',
    persona: 'standard',
    seed: async (db) => {
      await db.templateOpinions.updateMany(
        db.templateOpinions.all().map((opinion) => opinion.key),
        (draft) => void (draft.favoritedAt = undefined),
      );
    },
  },
  favouriteRefused: {
    description: 'Adding and removing a favorite fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['addFavoriteTemplate', 'removeFavoriteTemplate'] }],
  },
  likeRefused: {
    description: 'Liking a template fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'setTemplateFeedback' }],
  },
  templatePending: {
    description: 'A template never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: details }],
  },
  templateFailed: {
    description: 'A template fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: details }],
  },
  templateFailedOnce: {
    description: 'A template fails to load once, then loads on the next try.',
    persona: 'standard',
    faults: [
      { kind: 'status', status: 500, operation: 'getTemplateBySlug', times: 1 },
      { kind: 'status', status: 500, operation: 'getTemplateSetup', times: 1 },
    ],
  },
  templateOffline: {
    description: 'A template cannot load because there is no connection.',
    persona: 'standard',
    faults: [{ kind: 'offline', operation: details }],
  },
  templateOfflineLater: {
    description: 'A template loads, then the connection drops.',
    persona: 'standard',
    faults: details.map((operation) => ({ kind: 'offline', operation, after: 1 })),
  },
  templateClosed: {
    description: "The first template, 'Map places by keyword', was made private. No demo account has access to it.",
    persona: 'standard',
    seed: async (db) => void (await db.templateStates.update('1001', (draft) => void (draft.closed = true))),
  },
  nothingAlike: {
    description: 'Every template but the first is under maintenance, so there is nothing to recommend.',
    persona: 'standard',
    seed: async (db) => {
      await db.templateStates.updateMany(
        db.templateStates.all().flatMap(({ templateRegistrationId: id }) => (id === '1001' ? [] : [id])),
        (draft) => void (draft.status = TemplateStatus.Maintaining),
      );
    },
  },
  recommendationsFailed: {
    description: 'Recommended templates and apps fail to load (500).',
    persona: 'standard',
    faults: [
      {
        kind: 'status',
        status: 500,
        operation: ['listRecommendedTemplates', 'listRelatedTemplates', 'listRelatedApps'],
      },
    ],
  },
  feedbackRefused: {
    description: 'Likes and favorites cannot be saved (500).',
    persona: 'standard',
    faults: [
      {
        kind: 'status',
        status: 500,
        operation: ['setTemplateFeedback', 'addFavoriteTemplate', 'removeFavoriteTemplate'],
      },
    ],
  },
  sampleEmpty: {
    description: 'No template has sample rows.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'getTemplateDataPreview',
        body: { total: 0, page: 0, pageSize: 100, fields: [], rows: [] },
      },
    ],
  },
  sampleFailedOnce: {
    description: 'The sample rows of a template fail to load, then load when the user tries again.',
    persona: 'standard',
    // The client retries once.
    faults: [{ kind: 'status', status: 500, operation: 'getTemplateDataPreview', times: 2 }],
  },
  templateMaintained: {
    description: "The first template, 'Map places by keyword', is under maintenance.",
    persona: 'standard',
    seed: status(TemplateStatus.Maintaining),
  },
  templateSubscribed: {
    description: 'The first template is under maintenance, and the account will be notified when maintenance ends.',
    persona: 'standard',
    seed: async (db) => {
      await status(TemplateStatus.Maintaining)(db);
      await db.templateOpinions.update(
        opinionKey(personas.standard.userId, '1001'),
        (draft) => void (draft.subscribed = true),
      );
    },
  },
  subscribeRefused: {
    description:
      'The first template looks under maintenance, but maintenance has just ended. Subscribing is refused with a message.',
    persona: 'standard',
    seed: status(TemplateStatus.Maintaining),
    faults: [
      {
        kind: 'answer',
        operation: ['subscribeTemplate', 'unsubscribeTemplate'],
        body: { error: { code: 'TemplateNotMaintained', Message: 'This template is not under maintenance.' } },
      },
    ],
  },
  templateWithdrawn: {
    description: "The first template, 'Map places by keyword', has been withdrawn.",
    persona: 'standard',
    seed: status(TemplateStatus.Obsoleting),
  },
  templateRenewed: {
    description: 'Every template has a newer version than the tasks made from it.',
    persona: 'standard',
    seed: async (db) => {
      await db.templateStates.updateMany(
        db.templateStates.all().map((state) => state.templateRegistrationId),
        (draft) => void (draft.version += 1),
      );
    },
  },
  optionsFailed: {
    description: 'The options of dropdowns fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTemplateDataSourceOptions' }],
  },
  optionsFailedOnce: {
    description: 'The options of dropdowns fail to load once, then load on the next try.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTemplateDataSourceOptions', times: 1 }],
  },
  optionsPending: {
    description: 'The options of dropdowns never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'listTemplateDataSourceOptions' }],
  },
  savePending: {
    description: 'Saving a task never finishes.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: saves }],
  },
  saveFailed: {
    description: 'Saving a task fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: saves }],
  },
  saveFailedOnce: {
    description: 'Saving a task fails the first time (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: saves, times: 1 }],
  },
  saveRefused: {
    description: 'The server refuses to save a task and responds with an error code.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'createTemplateTask',
        body: {
          code: 'TemplateNotAvailable',
          message: 'This template is not offered any more.',
          taskId: null,
          taskQuantityInfo: null,
          revision: null,
        },
      },
      {
        kind: 'answer',
        operation: 'updateTemplateTask',
        body: { code: 'TemplateNotAvailable', message: 'This template is not offered any more.', revision: null },
      },
    ],
  },
  taskLimitReached: {
    description: 'Every account has reached the task limit of its plan.',
    persona: 'standard',
    seed: async (db) => {
      const tasks = db.tasks.all();
      await db.accounts.updateMany(
        db.accounts.all().map((account) => account.userId),
        (draft) => {
          draft.taskLimit = tasks.filter((task) => task.userId === draft.userId).length;
        },
      );
    },
  },
  dailyLimitReached: {
    description: "The professional account has reached the daily row limit of 'Product listings by search URL'.",
    persona: 'professional',
    seed: async (db, now) => {
      const own = db.tasks.all().filter((task) => task.userId === personas.professional.userId);
      const task = own.find(
        ({ status, workFlowType, taskId }) =>
          status === TaskStatus.Completed &&
          workFlowType === TaskMode.TemplateMode &&
          (db.runsOf(taskId).at(-1)?.endedAt ?? now) < now - 2 * 3_600_000,
      );
      const run = task && db.runsOf(task.taskId).at(-1);
      const limited = templateSeed('1021');
      if (!task || !run || !limited) throw new Error('There is no task that has run, or no template 1021.');
      const lot = run.lot + 1;
      await db.runs.insert({
        ...run,
        runId: `${task.taskId}:${String(lot)}`,
        lot,
        requestedAt: now - 2 * 3_600_000,
        startedAt: now - 2 * 3_600_000,
        endedAt: now - 3_600_000,
        finalRows: 200_000,
      });
      await db.tasks.update(task.taskId, (draft) => {
        draft.lastLot = lot;
        assignTemplate(draft, limited);
      });
    },
  },
  balanceCheckFailed: {
    description: 'The balance for a template fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'canStartTemplateTask' }],
  },
});
