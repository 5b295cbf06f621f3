import { AccountLevel, StartWay, TaskMode, TaskStatus, TemplateStatus, RunOn } from '#src/contract/enums.gen';
import { hashText } from '#src/lib/hash';
import { createRandom } from '#src/lib/prng';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { newTask, type TaskRecord } from '#mocks/db/tasks';
import { serverRank, serverRankOf } from '#mocks/handlers/start-rules';
import { personas } from '#mocks/personas';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { FREE_RATES, ratesOf } from '#mocks/simulation/charges';
import { endsAt, rowsAt, spendingAt } from '#mocks/simulation/progress';
import { seededSchedule, type SeededSchedule } from './schedules';
import { memberTaskCounts } from './members';
import { exampleInputs, labelOf } from './example-inputs';
import { exampleName, exampleParameters, seededProxies } from './task-parameters';
import { templateSeeds } from './templates/templates';
import type { TemplateSeed } from './templates/types';
import { groupKey, seededGroups } from './texts/work';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const HUGE_PRICE = 0.01;
const HUGE_RATE = 36;
const PAUSE = 13 * DAY;

type SeededState = 'ready' | 'running' | 'ending' | 'waiting' | 'stopped' | 'completed' | 'nothing' | 'errors' | 'huge';

interface Recipe {
  readonly state: SeededState;
  readonly schedule?: SeededSchedule;
  /** Minutes. */
  readonly minutesAgo?: number;
  readonly lots?: number;
}

const recipes: readonly Recipe[] = [
  { state: 'running', minutesAgo: 12, lots: 6 },
  { state: 'ending', minutesAgo: 3, lots: 3 },
  { state: 'ending', minutesAgo: 2, lots: 2 },
  { state: 'waiting', minutesAgo: 1, lots: 4 },
  { state: 'completed', minutesAgo: 45, lots: 7, schedule: 'daily' },
  { state: 'errors', minutesAgo: 130, lots: 5, schedule: 'weekdays' },
  { state: 'nothing', minutesAgo: 200, lots: 1 },
  { state: 'stopped', minutesAgo: 320, lots: 2 },
  { state: 'ready' },
  { state: 'huge', minutesAgo: 60 * 26, lots: 1 },
  { state: 'completed', minutesAgo: 400, lots: 9, schedule: 'everySixHours' },
  { state: 'completed', minutesAgo: 60 * 30, lots: 4 },
  { state: 'completed', minutesAgo: 60 * 50, lots: 3, schedule: 'monthly' },
  { state: 'ready' },
];
const later: readonly Recipe[] = recipes.filter(
  ({ state }) => !['running', 'ending', 'waiting', 'huge'].includes(state),
);

const taskCounts: readonly (readonly [keyof typeof personas, number])[] = [
  ['standard', 42],
  ['professional', 44],
  ['enterprise', 40],
  ['enterprisePlus', 24],
  ['enterpriseChild', 16],
  ['expired', 18],
  ['basic', 9],
  ['free', 6],
];

const usableTemplates = templateSeeds.filter(
  (seed) =>
    seed.status === TemplateStatus.Published &&
    (seed.runOn === RunOn.Both || seed.runOn === RunOn.Cloud) &&
    seed.isPublic,
);
const withdrawn = templateSeeds.find((seed) => seed.status === TemplateStatus.Obsoleting);

export async function seedTasks(db: Database, now: number): Promise<void> {
  for (const account of db.accounts.all()) {
    await db.taskGroups.insertMany(
      Array.from({ length: seededGroups }, (_, index) => ({
        taskGroupId: groupId(account.userId, index),
        userId: account.userId,
        taskGroupName: groupKey(index),
        isDefault: index === 0,
      })),
    );
  }
  const own = taskCounts.map(([persona, count]) => [personas[persona].userId, count] as const);
  for (const [userId, count] of [...own, ...memberTaskCounts]) {
    if (userId === undefined) continue;
    const account = db.accounts.get(userId);
    const nodes = account?.disabled ? 0 : (account?.cloudNodes ?? 0);
    const entries = Array.from({ length: count }, (_, index) => makeTask(db, userId, index, nodes, now));
    await db.tasks.insertMany(entries.map((entry) => entry.task));
    await db.runs.insertMany(entries.flatMap((entry) => entry.runs));
  }
}

const groupId = (userId: string, index: number): string => `g-${userId}-${index}`;

/** Deterministic. With `bulk` a task has at most one run. */
export function makeTask(
  db: Database,
  userId: string,
  index: number,
  nodes: number,
  now: number,
  bulk = false,
): { task: TaskRecord; runs: RunRecord[] } {
  const random = createRandom(hashText(`${userId}/${index}`));
  const recipe = bulk ? bulkRecipe(recipeOf(index, nodes), index) : recipeOf(index, nodes);
  const level = db.accounts.get(userId);
  const age = level === undefined ? Infinity : Math.max(1, Math.floor((now - level.createdAt) / DAY) - 1);
  const template = index === 17 && withdrawn ? withdrawn : templateFor(level, index * 7 + Number(userId));
  const advanced = index % 11 === 10 || template === undefined;
  const count = random.int(3, 24);
  const example = template && (bulk ? bulkExampleOf(template, index) : exampleOf(template, count, index));
  const inputs = example?.inputs ?? ['https://shop.example/search?q=lamp'];
  const task = newTask({
    taskId: `task-${userId}-${index + 1}`,
    userId,
    taskName: nameOfTask(example, advanced, index),
    taskGroupId: groupId(userId, index % seededGroups),
    workFlowType: advanced ? TaskMode.AdvanceMode : TaskMode.TemplateMode,
    templateRegistrationId: advanced ? undefined : template.id,
    templateId: advanced ? undefined : `t-${template.id}`,
    templateVersion: advanced ? undefined : index % 9 === 8 ? Math.max(1, template.version - 1) : template.version,
    userInputParameters: advanced ? undefined : example?.parameters,
    ipProxySettings: seededProxies(level, advanced ? undefined : template, recipe.state),
    schedule: recipe.schedule && { set: seededSchedule(recipe.schedule, userId, now), since: now },
    priority: [50, 50, 70, 99, 20, 1][index % 6] ?? 50,
    createdAt: now - ((((index % 400) + 2) * 3) % age) * DAY - random.int(0, 20) * HOUR,
    lastActivityAt: now - (recipe.minutesAgo ?? 60 * 24 * ((index % 400) + 1)) * MINUTE,
    plannedRows: plannedRows(recipe.state, random.int(180, 4_200)),
    inputs,
    // A demo watches this run; it must not use up the balance.
    rowsPerMinute: recipe.state === 'huge' ? HUGE_RATE : recipe.state === 'running' ? 64 : random.int(220, 640),
    errorShare: recipe.state === 'errors' ? 0.3 : 0,
  });
  const isFree = level?.accountLevel === AccountLevel.Free;
  const usual = isFree ? FREE_RATES : ratesOf(task, advanced ? undefined : template, level);
  const rates = recipe.state === 'huge' ? { ...usual, price: Math.min(usual.price, HUGE_PRICE) } : usual;
  const runs = runsOf(task, recipe, rates, now, level?.isLevelExpired || level?.disabled ? PAUSE : 0);
  task.createdAt = Math.min(task.createdAt, (runs[0]?.requestedAt ?? now) - HOUR);
  task.lastLot = runs.length;
  task.status = statusOf(recipe.state);
  return { task, runs };
}

function templateFor(account: AccountRecord | undefined, place: number): TemplateSeed | undefined {
  const rank = account ? serverRank(account) : 0;
  for (let step = 0; step < usableTemplates.length; step += 1) {
    const seed = usableTemplates[(place + step) % usableTemplates.length];
    if (seed && (rank < serverRankOf(AccountLevel.Standard) || serverRankOf(seed.newMinAccountLevel) <= rank))
      return seed;
  }
  return undefined;
}

function recipeOf(index: number, nodes: number): Recipe {
  if (index >= recipes.length) return later[(index * 3 + 1) % later.length] ?? { state: 'ready' };
  const recipe = recipes[index] ?? { state: 'ready' };
  const isActive = recipe.state === 'running' || recipe.state === 'ending' || recipe.state === 'waiting';
  if (isActive && nodes === 0) return { ...recipe, state: 'completed', minutesAgo: 60 * 24 * (index + 20) };
  if (isActive && index >= nodes) return { ...recipe, state: 'waiting' };
  if (recipe.state === 'waiting' && nodes > 3) return { ...recipe, state: 'completed' };
  return recipe;
}

function bulkRecipe({ state, schedule, minutesAgo }: Recipe, index: number): Recipe {
  return {
    state,
    ...(minutesAgo === undefined ? {} : { minutesAgo: minutesAgo + (index % 5_000), lots: 1 }),
    ...(schedule && index % 40 === 0 ? { schedule } : {}),
  };
}

function plannedRows(state: SeededState, usual: number): number {
  if (state === 'huge') return 1_240_000;
  if (state === 'nothing') return 0;
  return state === 'running' ? 4_200 : usual;
}

function statusOf(state: SeededState): TaskStatus {
  if (state === 'ready') return TaskStatus.Ready;
  if (state === 'running' || state === 'ending') return TaskStatus.Running;
  if (state === 'waiting') return TaskStatus.Waiting;
  return state === 'stopped' ? TaskStatus.Stoped : TaskStatus.Completed;
}

interface Example {
  readonly inputs: readonly string[];
  readonly label: string;
  readonly name: string;
  readonly parameters: string;
}

function exampleOf(template: TemplateSeed, count: number, index: number): Example {
  const inputs = exampleInputs(template, count, index);
  return {
    inputs,
    label: labelOf(template, inputs),
    name: exampleName(template, inputs),
    parameters: exampleParameters(template, inputs),
  };
}

const bulkExamples = new Map<string, Example>();

/** 10,000 tasks share some hundred examples. */
function bulkExampleOf(template: TemplateSeed, index: number): Example {
  const sample = index % 12;
  const key = `${template.id}/${String(sample)}`;
  const example = bulkExamples.get(key) ?? exampleOf(template, 3 + 2 * sample, sample);
  bulkExamples.set(key, example);
  return example;
}

function nameOfTask(example: Example | undefined, advanced: boolean, index: number): string {
  if (!example) return `shop.example #${index + 1}`;
  return advanced ? `${example.label} #${index + 1}` : example.name;
}

const earlierStarts = new Map<string, readonly number[]>();

function scheduledBefore(last: number, count: number, schedule: Schedule): readonly number[] {
  const key = JSON.stringify([last, count, schedule]);
  const known = earlierStarts.get(key);
  if (known) return known;
  if (earlierStarts.size > 100) earlierStarts.clear();
  const days = schedule.daysOfMonth ? 20 * count : count + 4;
  const starts = nextRuns(schedule, last - days * DAY, 500, last - 2 * HOUR).slice(-count);
  earlierStarts.set(key, starts);
  return starts;
}

function startsOf({ createdAt, schedule }: TaskRecord, last: number, lots: number): readonly number[] {
  if (lots > 1 && schedule) return [...scheduledBefore(last, lots - 1, schedule.set), last];
  const gap = Math.max(DAY, Math.min(3 * DAY, Math.floor((last - createdAt) / lots)));
  return Array.from({ length: lots }, (_, index) => last - (lots - 1 - index) * gap);
}

function runsOf(
  task: TaskRecord,
  recipe: Recipe,
  rates: ReturnType<typeof ratesOf>,
  now: number,
  pause: number,
): RunRecord[] {
  if (recipe.state === 'ready') return [];
  const lastStart = now - (recipe.minutesAgo ?? 60) * MINUTE - pause;
  const latestEnd = recipe.state === 'huge' ? lastStart : now - MINUTE;
  const starts = startsOf(task, lastStart, recipe.lots ?? 1);
  return starts.map((at, index) => {
    const last = index === starts.length - 1;
    const usual =
      task.plannedRows === 0 ? 0 : Math.max(20, Math.round(task.plannedRows * (0.75 + ((index * 37) % 50) / 100)));
    const run: RunRecord = {
      runId: `${task.taskId}:${index + 1}`,
      taskId: task.taskId,
      userId: task.userId,
      lot: index + 1,
      startWay: recipe.schedule && !last ? StartWay.Schedule : StartWay.Manual,
      seed: hashText(`${task.taskId}/${index + 1}`),
      requestedAt: at,
      priority: task.priority,
      nodes: 1,
      plannedRows: last ? task.plannedRows : usual,
      rowsPerMinute: task.rowsPerMinute,
      errorShare: task.errorShare,
      inputs: task.inputs,
      ...rates,
      startedAt: at + 1_000,
      stopRequestedAt: undefined,
      endedAt: undefined,
      end: undefined,
      finalRows: 0,
      charged: 0,
      holds: [],
      exportedRows: 0,
    };
    if (last && recipe.state === 'waiting') return { ...run, startedAt: undefined };
    if (last && recipe.state === 'running') return run;
    if (last && recipe.state === 'ending') {
      // Ends within a minute, so that a demo shows it complete and the next one start.
      const takes = endsAt(run) - (run.startedAt ?? at);
      const startedAt = now - takes + 25_000 + (task.lastActivityAt % 7) * 4_000;
      return { ...run, requestedAt: Math.min(run.requestedAt, startedAt), startedAt };
    }
    return endBefore(endRun(run, last && recipe.state === 'stopped'), latestEnd);
  });
}

function endBefore(run: RunRecord, latestEnd: number): RunRecord {
  const late = (run.endedAt ?? latestEnd) - latestEnd;
  if (late <= 0) return run;
  const earlier = (time: number | undefined) => time && time - late;
  return {
    ...run,
    requestedAt: run.requestedAt - late,
    startedAt: earlier(run.startedAt),
    stopRequestedAt: earlier(run.stopRequestedAt),
    endedAt: latestEnd,
  };
}

function endRun(run: RunRecord, isStopped: boolean): RunRecord {
  const natural = endsAt(run);
  const start = run.startedAt ?? run.requestedAt;
  const endedAt = isStopped ? Math.round(start + (natural - start) * 0.6) : natural;
  const closed: RunRecord = {
    ...run,
    endedAt,
    end: isStopped ? 'stopped' : 'completed',
    ...(isStopped ? { stopRequestedAt: endedAt - 3_000 } : {}),
  };
  const finalRows = rowsAt({ ...closed, endedAt: undefined }, endedAt);
  return {
    ...closed,
    finalRows,
    charged: spendingAt({ ...closed, finalRows }, endedAt),
    exportedRows: run.lot % 2 === 1 ? finalRows : 0,
  };
}
