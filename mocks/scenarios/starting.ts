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
    says: 'Check 1: the template of the ninth task was withdrawn after the task had been saved.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.Obsoleting),
  },
  startCheckMinimumLevel: {
    says: 'Check 2: the template of the ninth task needs a higher plan than the standard one.',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startCheckCloudTrial: {
    says: 'Check 3: a free plan has no cloud, and may try one for free.',
    persona: 'free',
    seed: async (db) => {
      await db.accounts.update(personas.free.userId, (draft) => void (draft.trialState = TrialState.Never));
      await standOn(db, PRICED, `task-${personas.free.userId}-5`);
    },
  },
  startCheckCloudUpgrade: {
    says: 'Check 3: a basic plan has no cloud, its trial is used up, and an upgrade is offered.',
    persona: 'basic',
    seed: async (db) => {
      await db.accounts.update(personas.basic.userId, (draft) => void (draft.trialState = TrialState.Done));
      await standOn(db, PRICED, `task-${personas.basic.userId}-9`);
    },
  },
  startCheckVersion: {
    says: 'Check 4: the template of the ninth task has a newer version than the task was saved with.',
    persona: 'standard',
    seed: async (db) => {
      await standOn(db, PRICED);
      await db.templateStates.update(PRICED, (draft) => void (draft.version += 1));
    },
  },
  startCheckNew: {
    says: 'Check 5: the template of the ninth task was put back to New, so it fails.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.New),
  },
  startCheckLocalOnly: {
    says: 'Check 6: the template of the ninth task runs on the own computer only.',
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startCheckRunsNowhere: {
    says: 'Check 7: the template of the ninth task runs neither in the cloud nor on the own computer.',
    persona: 'standard',
    seed: onTemplate('1095'),
  },
  startCheckBalanceShort: {
    says: 'Check 8: forty cents are less than the smallest charge, so the balance page opens.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startCheckBalanceLow: {
    says: 'Check 8: two dollars are enough to start and low enough to ask first.',
    persona: 'standard',
    seed: withBalance(2),
  },
  startCheckExpired: {
    says: 'The plan has expired: cloud runs are refused until it is renewed, data and exports stay.',
    persona: 'expired',
  },
});

export const startResultScenarios = scenarios({
  startResultSucceed: {
    says: 'The ninth task starts when it is asked to.',
    persona: 'standard',
    seed: onTemplate(PRICED),
  },
  startResultOnExecuting: {
    says: 'The ninth task was started in another window since the list was loaded.',
    persona: 'standard',
    faults: refusedStart(StartResult.OnExecuting),
  },
  startResultFunctionNotEnable: {
    says: 'The plan does not include the template of the ninth task (FunctionNotEnable).',
    persona: 'standard',
    seed: onTemplate('1045'),
  },
  startResultUnknown: {
    says: 'Nobody knows why the ninth task does not start (Unknown).',
    persona: 'standard',
    faults: refusedStart(StartResult.Unknown),
  },
  startResultServiceError: {
    says: 'The service that starts the ninth task fails (ServiceError).',
    persona: 'standard',
    faults: refusedStart(StartResult.ServiceError),
  },
  startResultFailedForOther: {
    says: 'The ninth task does not start for another reason (FailedForOther).',
    persona: 'standard',
    faults: refusedStart(StartResult.FailedForOther),
  },
  startResultTaskNotFound: {
    says: 'The ninth task was deleted in another window since the list was loaded.',
    persona: 'standard',
    faults: refusedStart(StartResult.TaskNotFound),
  },
  startResultUserNotTaskOwner: {
    says: 'The ninth task belongs to someone else by now (UserNotTaskOwner).',
    persona: 'standard',
    faults: refusedStart(StartResult.UserNotTaskOwner),
  },
  startResultTemplateBalanceNotEnough: {
    says: 'The balance does not pay for the ninth task: a recharge is offered.',
    persona: 'standard',
    seed: withBalance(0.4),
  },
  startResultReachTemplateDailyUseLimit: {
    says: 'The template of the ninth task was run as often today as a day allows.',
    persona: 'standard',
    seed: ranToday(50, 5_000),
  },
  startResultReachTemplateDailyExtractLimit: {
    says: 'The template of the ninth task has found all rows that a day allows.',
    persona: 'standard',
    seed: ranToday(1, 200_000),
  },
  startResultTemplateCannotRunOnCloud: {
    says: 'The template of the ninth task cannot run in the cloud.',
    persona: 'standard',
    seed: onTemplate('1027'),
  },
  startResultTemplateNotAvailable: {
    says: 'The template of the ninth task is not offered any more.',
    persona: 'standard',
    seed: withStatus(TemplateStatus.Obsoleting),
  },
});

export const stopResultScenarios = scenarios({
  stopResultSucceed: { says: 'The first task runs, and stops when it is asked to.', persona: 'standard' },
  stopResultUnexecutedTask: {
    says: 'The first task never began, says the server when it is stopped.',
    persona: 'standard',
    faults: refusedStop(StopResult.UnexecutedTask),
  },
  stopResultAlreadyEnded: {
    says: 'The first task had ended by itself when it is stopped.',
    persona: 'standard',
    faults: refusedStop(StopResult.AlreadyEnded),
  },
  stopResultUserNotTaskOwner: {
    says: 'The first task belongs to someone else by now, so it cannot be stopped.',
    persona: 'standard',
    faults: refusedStop(StopResult.UserNotTaskOwner),
  },
});
