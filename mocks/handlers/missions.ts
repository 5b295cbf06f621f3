import { MissionType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { isoOf } from '#mocks/lib/time';
import { roundDollars } from '#mocks/simulation/ledger';
import { balanceAt } from '#mocks/simulation/runs';

interface Mission {
  readonly reward: number;
  readonly isDone: (db: Database, userId: string) => boolean;
}

const missions: Readonly<Record<MissionType, Mission>> = {
  [MissionType.FirstTask]: {
    reward: 0.5,
    isDone: (db, userId) => db.tasks.all().some((task) => task.userId === userId),
  },
  [MissionType.FirstRun]: { reward: 1, isDone: (db, userId) => db.runs.all().some((run) => run.userId === userId) },
  [MissionType.FirstExport]: {
    reward: 1,
    isDone: (db, userId) => db.exports.all().some((job) => job.userId === userId && job.marked),
  },
  [MissionType.BillingInformation]: {
    reward: 0.5,
    isDone: (db, userId) => db.billingInformation.get(userId) !== undefined,
  },
};

const keyOf = (userId: string, missionType: MissionType): string => `${userId}:${missionType}`;

type MissionOperation = Extract<OperationId, 'listMissions' | 'completeMission' | 'answerPushPrompt'>;

export const missionHandlers: Pick<Resolvers, MissionOperation> = {
  listMissions: ({ db, account }) => {
    const { userId } = account();
    return {
      items: Object.values(MissionType).map((missionType) => {
        const { reward, isDone } = missions[missionType];
        const before = db.missions.get(keyOf(userId, missionType));
        return {
          missionType,
          reward: before?.reward ?? reward,
          // A completed mission stays done, even when its condition no longer holds.
          done: before !== undefined || isDone(db, userId),
          completedAt: isoOf(before?.completedAt),
        };
      }),
    };
  },

  completeMission: async ({ db, account, query, now }) => {
    const { userId } = account();
    const { missionType } = query;
    const { reward, isDone } = missions[missionType];
    const key = keyOf(userId, missionType);
    const before = db.missions.get(key);
    if (!before && !isDone(db, userId))
      throw new HttpError(409, 'MissionNotDone', 'This mission has not been done yet.');
    if (!before) {
      await db.missions.insert({ key, userId, missionType, completedAt: now, reward });
      await db.accounts.update(userId, (draft) => void (draft.balance += reward));
    }
    return {
      missionType,
      completed: true,
      rewarded: !before,
      reward,
      completedAt: new Date(before?.completedAt ?? now).toISOString(),
      totalBalance: roundDollars(balanceAt(db, userId, now)),
    };
  },

  answerPushPrompt: async ({ db, optionalAccount, body, now }) => {
    const key = optionalAccount()?.userId ?? 'visitor';
    const answer = { answer: body.answer, page: body.page, answeredAt: now };
    await db.pushAnswers.remove(key);
    await db.pushAnswers.insert({ key, ...answer });
    return undefined;
  },
};
