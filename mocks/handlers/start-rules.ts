import { AccountLevel, RunOn, StartResult, StopResult, TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { startOfDay } from '#mocks/lib/time';
import { usesPremiumProxies } from '#mocks/simulation/charges';
import { rowsAt } from '#mocks/simulation/progress';
import { balanceAt } from '#mocks/simulation/runs';
import { priceOf, templateSeed } from '#mocks/seeds/template-states';

/** Not shared with the client, so that both cannot have the same mistake. */
const CLOUD_RANKS: Readonly<Record<AccountLevel, number>> = {
  [AccountLevel.None]: 0,
  [AccountLevel.Free]: 1,
  [AccountLevel.Basic]: 2,
  [AccountLevel.Standard]: 3,
  [AccountLevel.Professional]: 4,
  [AccountLevel.Enterprise]: 5,
  [AccountLevel.EnterpriseChild]: 5,
  [AccountLevel.EnterprisePlus]: 6,
};

export const CHARGING_GRANULARITY = 1;
/** Dollars below which a start needs confirmation. */
export const LOW_BALANCE = 5;

/** An expired plan counts as Free. */
export function serverRank(account: AccountRecord): number {
  return account.isLevelExpired ? Math.min(1, CLOUD_RANKS[account.accountLevel]) : CLOUD_RANKS[account.accountLevel];
}

export const serverRankOf = (level: AccountLevel): number => CLOUD_RANKS[level];

export function usageToday(
  db: Database,
  userId: string,
  templateRegistrationId: string,
  now: number,
): { runs: number; rows: number } {
  const today = startOfDay(now);
  const runs = db
    .tasksOf(userId)
    .filter((task) => task.templateRegistrationId === templateRegistrationId)
    .flatMap((task) => db.runsOf(task.taskId))
    .filter((run) => run.requestedAt >= today);
  return { runs: runs.length, rows: runs.reduce((sum, run) => sum + rowsAt(run, now), 0) };
}

export function startResultOf(db: Database, account: AccountRecord, taskId: string, now: number): StartResult {
  const task = db.tasks.get(taskId);
  if (!task) return StartResult.TaskNotFound;
  if (task.userId !== account.userId) return StartResult.UserNotTaskOwner;
  if (account.disabled === true) return StartResult.FunctionNotEnable;
  if (task.status === TaskStatus.Running || task.status === TaskStatus.Waiting) return StartResult.OnExecuting;
  if (account.deletesAt !== undefined || serverRank(account) < CLOUD_RANKS[AccountLevel.Standard])
    return StartResult.FunctionNotEnable;
  const { templateRegistrationId } = task;
  if (templateRegistrationId === undefined) return StartResult.Succeed;
  const seed = templateSeed(templateRegistrationId);
  const state = db.templateStates.get(templateRegistrationId);
  if (!seed || !state) return StartResult.TemplateNotAvailable;
  if (state.status === TemplateStatus.New || state.status === TemplateStatus.Obsoleting)
    return StartResult.TemplateNotAvailable;
  if (seed.runOn === RunOn.Local || seed.runOn === RunOn.None) return StartResult.TemplateCannotRunOnCloud;
  if (serverRank(account) < CLOUD_RANKS[seed.newMinAccountLevel]) return StartResult.FunctionNotEnable;
  const costs = priceOf(seed, account) > 0 || usesPremiumProxies(task);
  if (costs && balanceAt(db, account.userId, now) < CHARGING_GRANULARITY) return StartResult.TemplateBalanceNotEnough;
  const used = usageToday(db, account.userId, templateRegistrationId, now);
  if (seed.dailyMaxCount > 0 && used.runs >= seed.dailyMaxCount) return StartResult.ReachTemplateDailyUseLimit;
  if (seed.dailyMaxExtractedCount > 0 && used.rows >= seed.dailyMaxExtractedCount)
    return StartResult.ReachTemplateDailyExtractLimit;
  return StartResult.Succeed;
}

export function stopResultOf(db: Database, account: AccountRecord, taskId: string): StopResult {
  const task = db.tasks.get(taskId);
  if (!task) return StopResult.UnexecutedTask;
  // Checked first, so that nobody learns the state of another account's task.
  if (task.userId !== account.userId) return StopResult.UserNotTaskOwner;
  if (task.status === TaskStatus.Ready) return StopResult.UnexecutedTask;
  return task.status === TaskStatus.Running || task.status === TaskStatus.Waiting
    ? StopResult.Succeed
    : StopResult.AlreadyEnded;
}
