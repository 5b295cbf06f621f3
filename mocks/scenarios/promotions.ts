import { AccountLevel, ActivityStepStatus, MissionType, TrialState } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { PLAN_WEEKS, planWeeksFrom } from '#mocks/seeds/activities';
import { changePlan } from '#mocks/simulation/plans';
import { defineScenarios } from './scenario';

const HOUR = 3_600_000;
const { userId } = personas.free;

const inStep = (status: ActivityStepStatus) => async (db: Database, now: number) => {
  const offset = planWeeksFrom(0).steps.find((step) => step.status === status)?.startsAt ?? 0;
  await db.activities.remove(PLAN_WEEKS);
  await db.activities.insert(planWeeksFrom(now - HOUR - offset));
};

const withTrialState = (state: TrialState) => async (db: Database) =>
  void (await db.accounts.update(userId, (draft) => void (draft.trialState = state)));

export const promotionScenarios = defineScenarios({
  activityPre: {
    description: 'An activity is announced and starts in a few days.',
    persona: 'free',
    seed: inStep(ActivityStepStatus.Pre),
  },
  activityFirst: {
    description: 'The first days of an activity: plans have the first-activity price.',
    persona: 'free',
    seed: inStep(ActivityStepStatus.First),
  },
  activityNotFirst: {
    description: 'The middle of an activity: plans have the normal-activity price.',
    persona: 'free',
    seed: inStep(ActivityStepStatus.NotFirst),
  },
  activityEncore: {
    description: 'The last days of an activity: plans have the first-activity price again.',
    persona: 'free',
    seed: inStep(ActivityStepStatus.Encore),
  },
  activityPaused: {
    description: 'The activity is paused, so nothing is discounted.',
    persona: 'free',
    seed: async (db, now) => {
      await inStep(ActivityStepStatus.First)(db, now);
      await db.activities.update(PLAN_WEEKS, (draft) => void (draft.paused = true));
    },
  },
  activitiesFailed: {
    description: 'The activities fail to load (500).',
    persona: 'free',
    faults: [{ kind: 'status', status: 500, operation: ['listActiveActivities', 'getActivity'] }],
  },
  missionsOpen: {
    description: 'A new account that has completed no missions.',
    persona: 'noPlan',
  },
  missionsCollected: {
    description: 'The rewards of all missions but one were collected yesterday. The last reward is still open.',
    persona: 'standard',
    seed: async (db, now) => {
      const { userId: owner } = personas.standard;
      for (const missionType of Object.values(MissionType)) {
        const key = `${owner}:${missionType}`;
        await db.missions.remove(key);
        if (missionType === MissionType.BillingInformation) continue;
        await db.missions.insert({ key, userId: owner, missionType, completedAt: now - 24 * HOUR, reward: 1 });
        await db.accounts.update(owner, (draft) => void (draft.balance += 1));
      }
    },
  },
  missionRefused: {
    description: 'Collecting a reward fails because its mission is no longer complete (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'MissionNotDone', operation: 'completeMission' }],
  },
  missionsFailed: {
    description: 'The missions fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listMissions' }],
  },
  pushAnswerFailed: {
    description: 'The answer to the push notification prompt cannot be saved (500).',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: 'answerPushPrompt' }],
  },
  trialOffered: { description: 'A free account can start its trial.', persona: 'free' },
  trialDone: {
    description: 'A free account has already used its trial.',
    persona: 'free',
    seed: withTrialState(TrialState.Done),
  },
  trialRefused: {
    description: 'A free account is not offered a trial.',
    persona: 'free',
    seed: withTrialState(TrialState.Refuse),
  },
  trialRunning: {
    description: 'A trial is running and ends in three days.',
    persona: 'free',
    seed: async (db, now) => {
      const before = db.accounts.get(userId);
      if (!before) return;
      await changePlan(db, userId, now, {
        account: (draft) => {
          draft.accountLevel = AccountLevel.Standard;
          draft.levelExpiresAt = now + 3 * 24 * HOUR;
          draft.trialState = TrialState.Done;
        },
        subscription: (draft) => {
          draft.periodStart = now - 4 * 24 * HOUR;
          draft.trialOver = { level: before.accountLevel, expiresAt: before.levelExpiresAt };
        },
      });
    },
  },
  trialPending: {
    description: 'The check for an available trial never finishes.',
    persona: 'free',
    faults: [{ kind: 'pending', operation: 'canTrial' }],
  },
  trialDoneMeanwhile: {
    description: 'Starting a trial fails because the account has used it in the meantime (409).',
    persona: 'free',
    faults: [{ kind: 'status', status: 409, code: 'TrialDone', operation: 'startTrial' }],
  },
  trialUnknown: {
    description: 'The check for an available trial fails (500).',
    persona: 'free',
    faults: [{ kind: 'status', status: 500, operation: 'canTrial' }],
  },
});
