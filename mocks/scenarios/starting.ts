import {
  StartResult,
  StartWay,
  StopResult,
  TaskMode,
  TaskStatus,
  TemplateStatus,
  TrialState,
} from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { startOfDay } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { assignTemplate } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { FREE_RATES } from '#mocks/simulation/charges';
import { defineScenarios } from './scenario';

const { userId } = personas.standard;
const taskId = `task-${userId}-9`;
/** 'Map places by keyword': runs in the cloud and costs money. */
const PRICED_TEMPLATE = '1001';

/** Moves a task to a template with valid values, and frees a node. */
export async function placeTaskOnTemplate(db: Database, templateId: string, id = taskId): Promise<void> {
  const seed = templateSeed(templateId);
  const state = db.templateStates.get(templateId);
  const owner = db.tasks.get(id)?.userId;
  if (!seed || !state || owner === undefined) throw new Error(`There is no template ${templateId} or no task ${id}.`);
  const inputs = exampleInputs(seed, 6, 8);
  await db.tasks.update(id, (draft) => {
    draft.workFlowType = TaskMode.TemplateMode;
    assignTemplate(draft, seed, inputs, state.version);
    draft.inputs = inputs;
    draft.taskName = '{template}';
  });
  await db.accounts.update(owner, (draft) => void (draft.cloudNodes = draft.cloudNodes && draft.cloudNodes + 5));
}

const onTemplate = (templateId: string, id?: string) => (db: Database) => placeTaskOnTemplate(db, templateId, id);

const withTemplateStatus = (status: TemplateStatus) => async (db: Database) => {
  await placeTaskOnTemplate(db, PRICED_TEMPLATE);
  await db.templateStates.update(PRICED_TEMPLATE, (draft) => void (draft.status = status));
};

const withBalance = (balance: number) => async (db: Database) => {
  await placeTaskOnTemplate(db, PRICED_TEMPLATE);
  for (const run of db.activeRuns().filter((entry) => entry.userId === userId))
    await db.runs.update(run.runId, (draft) => Object.assign(draft, FREE_RATES));
  await db.accounts.update(userId, (draft) => void (draft.balance = balance));
};

const withUsageToday = (runs: number, rows: number) => async (db: Database, now: number) => {
  await placeTaskOnTemplate(db, PRICED_TEMPLATE);
  const task = db.tasks.get(taskId);
  if (!task) return;
  const since = startOfDay(now);
  const records = Array.from({ length: runs }, (_, index): RunRecord => {
    const startedAt = since + Math.floor(((now - since) * index) / runs);
    return {
      runId: `${taskId}:${index + 1}`,
      taskId,
      userId,
      lot: index + 1,
      startWay: StartWay.Manual,
      seed: index,
      requestedAt: startedAt,
      priority: task.priority,
      plannedRows: Math.floor(rows / runs),
      rowsPerMinute: task.rowsPerMinute,
      nodes: task.cloudCount,
      errorShare: 0,
      inputs: task.inputs,
      ...FREE_RATES,
      startedAt,
      stopRequestedAt: undefined,
      endedAt: Math.min(now, startedAt + 30_000),
      end: 'completed',
      finalRows: Math.floor(rows / runs),
      holds: [],
      exportedRows: 0,
    };
  });
  await db.runs.insertMany(records);
  await db.tasks.update(taskId, (draft) => {
    draft.lastLot = runs;
    draft.status = TaskStatus.Completed;
  });
};

const startRefused = (startResult: StartResult) =>
  [
    {
      kind: 'answer',
      operation: 'startTasks',
      body: { errors: [{ taskId, startResult, message: null }], error: null },
    },
  ] as const;

const stopRefused = (stopResult: StopResult) =>
  [
    {
      kind: 'answer',
      operation: 'stopTasks',
      body: { errors: [{ taskId: `task-${userId}-1`, stopResult, message: null }], error: null },
    },
  ] as const;

export const startCheckScenarios = defineScenarios({
  startCheckObsolete: {
    description: 'Check 1: the template of the ninth task was withdrawn after the task was saved.',
    persona: 'standard',
    seed: withTemplateStatus(TemplateStatus.Obsoleting),
  },
  startCheckMinimumLevel: {
    description: 'Check 2: the template of the ninth task requires a plan above Standard.',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startCheckCloudTrial: {
    description: 'Check 3: the Free plan has no cloud runs, and a free trial is offered.',
    persona: 'free',
    seed: async (db) => {
      await db.accounts.update(personas.free.userId, (draft) => void (draft.trialState = TrialState.Never));
      await placeTaskOnTemplate(db, PRICED_TEMPLATE, `task-${personas.free.userId}-5`);
    },
  },
  startCheckCloudUpgrade: {
    description: 'Check 3: the Basic plan has no cloud runs. The trial has been used, so an upgrade is offered.',
    persona: 'basic',
    seed: async (db) => {
      await db.accounts.update(personas.basic.userId, (draft) => void (draft.trialState = TrialState.Done));
      await placeTaskOnTemplate(db, PRICED_TEMPLATE, `task-${personas.basic.userId}-9`);
    },
  },
  startCheckVersion: {
    description: 'Check 4: the template of the ninth task is newer than the version that the task was saved with.',
    persona: 'standard',
    seed: async (db) => {
      await placeTaskOnTemplate(db, PRICED_TEMPLATE);
      await db.templateStates.update(PRICED_TEMPLATE, (draft) => void (draft.version += 1));
    },
  },
  startCheckNew: {
    description: 'Check 5: the template of the ninth task was set back to New, so it cannot start.',
    persona: 'standard',
    seed: withTemplateStatus(TemplateStatus.New),
  },
  startCheckLocalOnly: {
    description: "Check 6: the template of the ninth task runs only on the user's computer.",
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startCheckRunsNowhere: {
    description: "Check 7: the template of the ninth task runs neither in the cloud nor on the user's computer.",
    persona: 'standard',
    seed: onTemplate('1095'),
  },
  startCheckBalanceShort: {
    description: 'Check 8: a balance of $0.40 is less than the smallest charge, so the balance page opens.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startCheckBalanceLow: {
    description: 'Check 8: a balance of $2 is enough to start, but low. The user must confirm first.',
    persona: 'standard',
    seed: withBalance(2),
  },
  startCheckExpired: {
    description:
      'The plan has expired. Cloud runs are refused until it is renewed, and data and exports stay available.',
    persona: 'expired',
  },
});

export const startResultScenarios = defineScenarios({
  startResultSucceed: {
    description: 'Starting the ninth task succeeds.',
    persona: 'standard',
    seed: onTemplate(PRICED_TEMPLATE),
  },
  startResultOnExecuting: {
    description: 'The ninth task was started in another window after the list had loaded.',
    persona: 'standard',
    faults: startRefused(StartResult.OnExecuting),
  },
  startResultFunctionNotEnable: {
    description: 'The plan does not include the template of the ninth task (FunctionNotEnable).',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startResultUnknown: {
    description: 'The ninth task does not start, for an unknown reason (Unknown).',
    persona: 'standard',
    faults: startRefused(StartResult.Unknown),
  },
  startResultServiceError: {
    description: 'The ninth task does not start because the start service fails (ServiceError).',
    persona: 'standard',
    faults: startRefused(StartResult.ServiceError),
  },
  startResultFailedForOther: {
    description: 'The ninth task does not start, for an unspecified reason (FailedForOther).',
    persona: 'standard',
    faults: startRefused(StartResult.FailedForOther),
  },
  startResultTaskNotFound: {
    description: 'The ninth task was deleted in another window after the list had loaded.',
    persona: 'standard',
    faults: startRefused(StartResult.TaskNotFound),
  },
  startResultUserNotTaskOwner: {
    description: 'The ninth task now belongs to another user (UserNotTaskOwner).',
    persona: 'standard',
    faults: startRefused(StartResult.UserNotTaskOwner),
  },
  startResultTemplateBalanceNotEnough: {
    description: 'The balance is too low for the ninth task, and a top-up is offered.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startResultReachTemplateDailyUseLimit: {
    description: 'The template of the ninth task has reached its daily limit of runs.',
    persona: 'standard',
    seed: withUsageToday(50, 5_000),
  },
  startResultReachTemplateDailyExtractLimit: {
    description: 'The template of the ninth task has reached its daily limit of rows.',
    persona: 'standard',
    seed: withUsageToday(1, 200_000),
  },
  startResultTemplateCannotRunOnCloud: {
    description: 'The template of the ninth task cannot run in the cloud.',
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startResultTemplateNotAvailable: {
    description: 'The template of the ninth task is no longer available.',
    persona: 'standard',
    seed: withTemplateStatus(TemplateStatus.Obsoleting),
  },
});

export const stopResultScenarios = defineScenarios({
  stopResultSucceed: { description: 'The first task is running, and stopping it succeeds.', persona: 'standard' },
  stopResultUnexecutedTask: {
    description: 'Stopping the first task fails because it never started.',
    persona: 'standard',
    faults: stopRefused(StopResult.UnexecutedTask),
  },
  stopResultAlreadyEnded: {
    description: 'Stopping the first task fails because it has already ended.',
    persona: 'standard',
    faults: stopRefused(StopResult.AlreadyEnded),
  },
  stopResultUserNotTaskOwner: {
    description: 'Stopping the first task fails because it now belongs to another user.',
    persona: 'standard',
    faults: stopRefused(StopResult.UserNotTaskOwner),
  },
});
