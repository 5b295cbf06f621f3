import { ProxyType, TaskStatus, TrialState } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { personas, type PersonaName } from '#mocks/personas';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { assignTemplate } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { defineScenarios } from './scenario';

type SignedIn = Exclude<PersonaName, 'visitor'>;

const withTrialState = (persona: SignedIn, trialState: TrialState) => async (db: Database) =>
  void (await db.accounts.update(personas[persona].userId, (draft) => void (draft.trialState = trialState)));

const atTaskLimit = (persona: SignedIn) => async (db: Database) => {
  const { userId } = personas[persona];
  const count = db.tasksOf(userId).length;
  await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
};

const withProxies = (type: ProxyType) => async (db: Database) =>
  void (await db.tasks.update(`task-${personas.standard.userId}-9`, (draft) => {
    draft.ipProxySettings = {
      ipProxyFromType: type,
      strongIpProxySettings: { period: 300, areaId: -1 },
      customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080', '198.51.100.9:3128'] },
    };
  }));

export const promptScenarios = defineScenarios({
  templateNotOpen: {
    description: 'The template of the ninth task was made private, and the account has no access to it.',
    persona: 'standard',
    seed: async (db) => {
      const seed = templateSeed('1075');
      if (!seed) throw new Error('There is no template 1075.');
      const inputs = exampleInputs(seed, 3, 1);
      await db.tasks.update(`task-${personas.standard.userId}-9`, (draft) => {
        assignTemplate(draft, seed, inputs);
      });
    },
  },
  accountLimitTrial: {
    description: "'Real estate agents by area' requires a Standard plan. A free account is offered a trial.",
    persona: 'free',
    seed: withTrialState('free', TrialState.Never),
  },
  accountLimitUpgrade: {
    description:
      "'Real estate agents by area' requires a Standard plan. A Basic account that has used its trial is offered an upgrade.",
    persona: 'basic',
    seed: withTrialState('basic', TrialState.Done),
  },
  minimumLevelTrial: {
    description:
      "'Open positions on company sites' requires a Professional plan to start. A free account is offered a trial.",
    persona: 'free',
    seed: withTrialState('free', TrialState.Never),
  },
  cloudStartNoPlan: {
    description: 'An account without a plan cannot start its task in the cloud and is offered an upgrade.',
    persona: 'noPlan',
    seed: async (db) => {
      const { userId } = personas.noPlan;
      const task = db.tasks.get(`task-${personas.free.userId}-5`);
      const group = db.taskGroups.all().find((entry) => entry.userId === userId && entry.isDefault);
      if (!task || !group) throw new Error('The seeds lack a task or a group.');
      const own = { taskId: `task-${userId}-1`, userId, taskGroupId: group.taskGroupId };
      await db.tasks.insert({ ...task, ...own, schedule: undefined, status: TaskStatus.Ready, lastLot: 0 });
    },
  },
  premiumProxyTrial: {
    description: 'Premium proxies require a plan above Basic. A free account is offered a trial.',
    persona: 'free',
    seed: withTrialState('free', TrialState.Never),
  },
  premiumProxyUpgrade: {
    description:
      'Premium proxies require a plan above Basic. A Basic account that has used its trial is offered an upgrade.',
    persona: 'basic',
    seed: withTrialState('basic', TrialState.Done),
  },
  proxiesPremium: {
    description: 'The ninth task uses premium proxies from any area and switches every five minutes.',
    persona: 'standard',
    seed: withProxies(ProxyType.Strong),
  },
  proxiesCustom: {
    description: 'The ninth task uses two custom proxies and switches every minute.',
    persona: 'standard',
    seed: withProxies(ProxyType.Custom),
  },
  taskLimitTrial: {
    description: 'A free account has reached its task limit. The dialog offers a trial.',
    persona: 'free',
    seed: async (db) => {
      await withTrialState('free', TrialState.Never)(db);
      await atTaskLimit('free')(db);
    },
  },
  taskLimitHighest: {
    description: 'An account on the highest plan has reached its task limit. There is no upgrade to offer.',
    persona: 'enterprisePlus',
    seed: atTaskLimit('enterprisePlus'),
  },
});
