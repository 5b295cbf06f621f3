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
import { dayOf } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { exampleInputs, putOnTemplate } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { FREE } from '#mocks/simulation/charges';
import { scenarios } from './scenario';

const { userId } = personas.standard;
const taskId = `task-${userId}-9`;
/** 'Map places by keyword': runs in the cloud and costs money. */
const PRICED = '1001';

/** Moves a task to a template with valid values, and frees a node. */
export async function standOn(db: Database, templateId: string, id = taskId): Promise<void> {
  const seed = templateSeed(templateId);
  const state = db.templateStates.get(templateId);
  const owner = db.tasks.get(id)?.userId;
  if (!seed || !state || owner === undefined) throw new Error(`There is no template ${templateId} or no task ${id}.`);
  const inputs = exampleInputs(seed, 6, 8);
  await db.tasks.update(id, (draft) => {
    draft.workFlowType = TaskMode.TemplateMode;
    putOnTemplate(draft, seed, inputs, state.version);
    draft.inputs = inputs;
    draft.taskName = '{template}';
  });
  await db.accounts.update(owner, (draft) => void (draft.cloudNodes = draft.cloudNodes && draft.cloudNodes + 5));
}

const onTemplate = (templateId: string, id?: string) => (db: Database) => standOn(db, templateId, id);

const withStatus = (status: TemplateStatus) => async (db: Database) => {
  await standOn(db, PRICED);
  await db.templateStates.update(PRICED, (draft) => void (draft.status = status));
};

const withBalance = (balance: number) => async (db: Database) => {
  await standOn(db, PRICED);
  for (const run of db.activeRuns().filter((entry) => entry.userId === userId))
    await db.runs.update(run.runId, (draft) => Object.assign(draft, FREE));
  await db.accounts.update(userId, (draft) => void (draft.balance = balance));
};

const ranToday = (runs: number, rows: number) => async (db: Database, now: number) => {
  await standOn(db, PRICED);
  const task = db.tasks.get(taskId);
  if (!task) return;
  const since = dayOf(now);
  const made = Array.from({ length: runs }, (_, index): RunRecord => {
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
      ...FREE,
      startedAt,
      stopRequestedAt: undefined,
      endedAt: Math.min(now, startedAt + 30_000),
      end: 'completed',
      finalRows: Math.floor(rows / runs),
      holds: [],
      exportedRows: 0,
    };
  });
  await db.runs.insertMany(made);
  await db.tasks.update(taskId, (draft) => {
    draft.lastLot = runs;
    draft.status = TaskStatus.Completed;
  });
};

const refusedStart = (startResult: StartResult) =>
  [
    {
      kind: 'answer',
      operation: 'startTasks',
      body: { errors: [{ taskId, startResult, message: null }], error: null },
    },
  ] as const;

const refusedStop = (stopResult: StopResult) =>
  [
    {
      kind: 'answer',
      operation: 'stopTasks',
      body: { errors: [{ taskId: `task-${userId}-1`, stopResult, message: null }], error: null },
    },
  ] as const;

export const startCheckScenarios = scenarios({
  startCheckObsolete: {
    says: 'Check 1: the template of the ninth task was withdrawn after the task was saved.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.Obsoleting),
  },
  startCheckMinimumLevel: {
    says: 'Check 2: the template of the ninth task requires a plan above Standard.',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startCheckCloudTrial: {
    says: 'Check 3: the Free plan has no cloud runs, and a free trial is offered.',
    persona: 'free',
    seed: async (db) => {
      await db.accounts.update(personas.free.userId, (draft) => void (draft.trialState = TrialState.Never));
      await standOn(db, PRICED, `task-${personas.free.userId}-5`);
    },
  },
  startCheckCloudUpgrade: {
    says: 'Check 3: the Basic plan has no cloud runs. The trial has been used, so an upgrade is offered.',
    persona: 'basic',
    seed: async (db) => {
      await db.accounts.update(personas.basic.userId, (draft) => void (draft.trialState = TrialState.Done));
      await standOn(db, PRICED, `task-${personas.basic.userId}-9`);
    },
  },
  startCheckVersion: {
    says: 'Check 4: the template of the ninth task is newer than the version that the task was saved with.',
    persona: 'standard',
    seed: async (db) => {
      await standOn(db, PRICED);
      await db.templateStates.update(PRICED, (draft) => void (draft.version += 1));
    },
  },
  startCheckNew: {
    says: 'Check 5: the template of the ninth task was set back to New, so it cannot start.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.New),
  },
  startCheckLocalOnly: {
    says: "Check 6: the template of the ninth task runs only on the user's computer.",
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startCheckRunsNowhere: {
    says: "Check 7: the template of the ninth task runs neither in the cloud nor on the user's computer.",
    persona: 'standard',
    seed: onTemplate('1095'),
  },
  startCheckBalanceShort: {
    says: 'Check 8: a balance of $0.40 is less than the smallest charge, so the balance page opens.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startCheckBalanceLow: {
    says: 'Check 8: a balance of $2 is enough to start, but low. The user must confirm first.',
    persona: 'standard',
    seed: withBalance(2),
  },
  startCheckExpired: {
    says: 'The plan has expired. Cloud runs are refused until it is renewed, and data and exports stay available.',
    persona: 'expired',
  },
});

export const startResultScenarios = scenarios({
  startResultSucceed: {
    says: 'Starting the ninth task succeeds.',
    persona: 'standard',
    seed: onTemplate(PRICED),
  },
  startResultOnExecuting: {
    says: 'The ninth task was started in another window after the list had loaded.',
    persona: 'standard',
    faults: refusedStart(StartResult.OnExecuting),
  },
  startResultFunctionNotEnable: {
    says: 'The plan does not include the template of the ninth task (FunctionNotEnable).',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startResultUnknown: {
    says: 'The ninth task does not start, for an unknown reason (Unknown).',
    persona: 'standard',
    faults: refusedStart(StartResult.Unknown),
  },
  startResultServiceError: {
    says: 'The ninth task does not start because the start service fails (ServiceError).',
    persona: 'standard',
    faults: refusedStart(StartResult.ServiceError),
  },
  startResultFailedForOther: {
    says: 'The ninth task does not start, for an unspecified reason (FailedForOther).',
    persona: 'standard',
    faults: refusedStart(StartResult.FailedForOther),
  },
  startResultTaskNotFound: {
    says: 'The ninth task was deleted in another window after the list had loaded.',
    persona: 'standard',
    faults: refusedStart(StartResult.TaskNotFound),
  },
  startResultUserNotTaskOwner: {
    says: 'The ninth task now belongs to another user (UserNotTaskOwner).',
    persona: 'standard',
    faults: refusedStart(StartResult.UserNotTaskOwner),
  },
  startResultTemplateBalanceNotEnough: {
    says: 'The balance is too low for the ninth task, and a top-up is offered.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startResultReachTemplateDailyUseLimit: {
    says: 'The template of the ninth task has reached its daily limit of runs.',
    persona: 'standard',
    seed: ranToday(50, 5_000),
  },
  startResultReachTemplateDailyExtractLimit: {
    says: 'The template of the ninth task has reached its daily limit of rows.',
    persona: 'standard',
    seed: ranToday(1, 200_000),
  },
  startResultTemplateCannotRunOnCloud: {
    says: 'The template of the ninth task cannot run in the cloud.',
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startResultTemplateNotAvailable: {
    says: 'The template of the ninth task is no longer available.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.Obsoleting),
  },
});

export const stopResultScenarios = scenarios({
  stopResultSucceed: { says: 'The first task is running, and stopping it succeeds.', persona: 'standard' },
  stopResultUnexecutedTask: {
    says: 'Stopping the first task fails because it never started.',
    persona: 'standard',
    faults: refusedStop(StopResult.UnexecutedTask),
  },
  stopResultAlreadyEnded: {
    says: 'Stopping the first task fails because it has already ended.',
    persona: 'standard',
    faults: refusedStop(StopResult.AlreadyEnded),
  },
  stopResultUserNotTaskOwner: {
    says: 'Stopping the first task fails because it now belongs to another user.',
    persona: 'standard',
    faults: refusedStop(StopResult.UserNotTaskOwner),
  },
});
