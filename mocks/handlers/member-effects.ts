import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { randomToken } from '#mocks/lib/digest';
import { closeRun, assignNodes } from '#mocks/simulation/runs';
import { endSessions } from './sessions';

export async function stopRunsOf(db: Database, userId: string, now: number): Promise<void> {
  const active = db.activeRuns().filter((run) => run.userId === userId);
  await db.runs.updateMany(
    active.map((run) => run.runId),
    (draft) => void (draft.stopRequestedAt ??= now),
  );
  for (const run of db.activeRuns().filter((entry) => entry.userId === userId)) await closeRun(db, run, 'stopped', now);
}

async function createGroupFor(db: Database, owner: AccountRecord, member: AccountRecord): Promise<string> {
  const ownGroups = db.taskGroups.all().filter((group) => group.userId === owner.userId);
  const names = new Set(ownGroups.map((group) => group.taskGroupName));
  const name = (member.fullName || member.userName).slice(0, 40);
  let taskGroupName = name;
  for (let number = 2; names.has(taskGroupName); number++) taskGroupName = `${name} (${String(number)})`;
  const taskGroupId = `g-${randomToken()}`;
  await db.taskGroups.insert({ taskGroupId, userId: owner.userId, taskGroupName, isDefault: false });
  return taskGroupId;
}

async function deletePersonalRecords(db: Database, userId: string): Promise<void> {
  const belongsToMember = (record: { readonly userId?: string }) => record.userId === userId;
  for (const group of db.taskGroups.all().filter(belongsToMember)) await db.taskGroups.remove(group.taskGroupId);
  for (const opinion of db.templateOpinions.all().filter(belongsToMember))
    await db.templateOpinions.remove(opinion.key);
  for (const login of db.loginRecords.all().filter(belongsToMember)) await db.loginRecords.remove(login.recordId);
  for (const mail of db.mails.all().filter(belongsToMember)) await db.mails.remove(mail.mailId);
  for (const file of db.files.all().filter(belongsToMember)) await db.files.remove(file.fileId);
  for (const config of db.userConfigs.all().filter(belongsToMember)) await db.userConfigs.remove(config.id);
  for (const mission of db.missions.all().filter(belongsToMember)) await db.missions.remove(mission.key);
}

/** Removes a member (MEM-01). Its tasks, exports, balance and nodes go to the owner; its schedules end. */
export async function removeMember(
  db: Database,
  owner: AccountRecord,
  member: AccountRecord,
  now: number,
): Promise<Schemas['MemberRemoved']> {
  const { userId } = member;
  const belongsToMember = (record: { readonly userId?: string }) => record.userId === userId;
  await endSessions(db, member);
  await stopRunsOf(db, userId, now);
  const balance = db.accounts.get(userId)?.balance ?? 0;
  const tasks = db.tasks.all().filter(belongsToMember);
  const taskGroupId = tasks.length > 0 ? await createGroupFor(db, owner, member) : null;
  await db.tasks.updateMany(
    tasks.map((task) => task.taskId),
    (draft) => {
      draft.userId = owner.userId;
      draft.taskGroupId = taskGroupId ?? draft.taskGroupId;
      draft.schedule = undefined;
    },
  );
  await db.runs.updateMany(
    tasks.flatMap((task) => db.runsOf(task.taskId).map((run) => run.runId)),
    (draft) => void (draft.userId = owner.userId),
  );
  await db.exports.updateMany(
    db.exports
      .all()
      .filter(belongsToMember)
      .map((job) => job.recordId),
    (draft) => void (draft.userId = owner.userId),
  );
  await deletePersonalRecords(db, userId);
  await db.accounts.remove(userId);
  await db.accounts.update(owner.userId, (draft) => void (draft.balance += balance));
  await assignNodes(db, owner.userId, now);
  return { taskCount: tasks.length, taskGroupId, cloudCount: member.cloudNodes, balance };
}
