import { TaskMode } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { TaskRecord } from '#mocks/db/tasks';
import { personas, type PersonaName } from '#mocks/personas';
import { makeTask } from './tasks';

export const MAX_SEEDED_TASKS = 100_000;

export const isSeedSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MAX_SEEDED_TASKS;

const BATCH_SIZE = 500;

type TemplateFields = Pick<
  TaskRecord,
  'workFlowType' | 'templateRegistrationId' | 'templateId' | 'templateVersion' | 'userInputParameters'
>;

/** Also raises the task limit. The last argument overrides fields of each task. Throws RangeError for a size out of bounds. */
export async function seedManyTasks(
  db: Database,
  persona: PersonaName,
  size: number,
  now: number,
  templateFields?: TemplateFields,
): Promise<void> {
  if (!isSeedSize(size)) throw new RangeError(`A seed size is a whole number from 1 to ${MAX_SEEDED_TASKS}.`);
  const userId = personas[persona].userId ?? personas.standard.userId;
  const nodes = db.accounts.get(userId)?.cloudNodes ?? 0;
  for (let at = db.tasksOf(userId).length; at < size; at += BATCH_SIZE) {
    const entries = Array.from({ length: Math.min(BATCH_SIZE, size - at) }, (_, step) =>
      makeTask(db, userId, at + step, nodes, now, true),
    );
    await db.tasks.insertMany(entries.map(({ task }) => (templateFields ? { ...task, ...templateFields } : task)));
    await db.runs.insertMany(entries.flatMap((entry) => entry.runs));
  }
  const taskCount = db.tasksOf(userId).length;
  await db.accounts.update(userId, (draft) => {
    if (draft.taskLimit !== undefined) draft.taskLimit = Math.max(draft.taskLimit, taskCount);
  });
}

export async function seedTasksOfOneTemplate(
  db: Database,
  persona: PersonaName,
  size: number,
  now: number,
): Promise<void> {
  const own = db.tasksOf(personas[persona].userId ?? '');
  const first = own.find((task) => task.workFlowType === TaskMode.TemplateMode);
  if (!first) return;
  const { workFlowType, templateRegistrationId, templateId, templateVersion, userInputParameters } = first;
  const templateFields = { workFlowType, templateRegistrationId, templateId, templateVersion, userInputParameters };
  await db.tasks.updateMany(
    own.map((task) => task.taskId),
    (draft) => void Object.assign(draft, templateFields),
  );
  await seedManyTasks(db, persona, size, now, templateFields);
}
