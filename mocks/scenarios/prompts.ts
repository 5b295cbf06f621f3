import { ProxyType, TrialState } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { personas, type PersonaName } from '#mocks/personas';
import { exampleInputs, putOnTemplate } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { scenarios } from './scenario';

type SignedIn = Exclude<PersonaName, 'visitor'>;

const trial = (persona: SignedIn, trialState: TrialState) => async (db: Database) =>
  void (await db.accounts.update(personas[persona].userId, (draft) => void (draft.trialState = trialState)));

const full = (persona: SignedIn) => async (db: Database) => {
  const { userId } = personas[persona];
  const count = db.tasksOf(userId).length;
  await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
};

const proxies = (type: ProxyType) => async (db: Database) =>
  void (await db.tasks.update(`task-${personas.standard.userId}-9`, (draft) => {
    draft.ipProxySettings = {
      ipProxyFromType: type,
      strongIpProxySettings: { period: 300, areaId: -1 },
      customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080', '198.51.100.9:3128'] },
    };
  }));

export const promptScenarios = scenarios({
  templateNotOpen: {
    says: 'The template of the ninth task was made private, and the account is not on its list.',
    persona: 'standard',
    seed: async (db) => {
      const seed = templateSeed('1075');
      if (!seed) throw new Error('There is no template 1075.');
      const inputs = exampleInputs(seed, 3, 1);
      await db.tasks.update(`task-${personas.standard.userId}-9`, (draft) => {
        putOnTemplate(draft, seed, inputs);
      });
    },
  },
  accountLimitTrial: {
    says: "'Estate agents by area' asks for a standard plan: a free account is offered a trial.",
    persona: 'free',
    seed: trial('free', TrialState.Never),
  },
  accountLimitUpgrade: {
    says: "'Estate agents by area' asks for a standard plan: a basic account, whose trial is over, is offered an upgrade.",
    persona: 'basic',
    seed: trial('basic', TrialState.Done),
  },
  minimumLevelTrial: {
    says: "'Open positions on company sites' starts on a professional plan only: a free account is offered a trial.",
    persona: 'free',
    seed: trial('free', TrialState.Never),
  },
  cloudStartNoPlan: {
    says: 'An account without any plan has a task: it cannot start it in the cloud, and an upgrade is offered.',
    persona: 'noPlan',
    seed: async (db) => {
      const { userId } = personas.noPlan;
      const task = db.tasks.get(`task-${personas.free.userId}-5`);
      const group = db.taskGroups.all().find((entry) => entry.userId === userId && entry.isDefault);
      if (!task || !group) throw new Error('The seeds lack a task or a group.');
      await db.tasks.insert({ ...task, taskId: `task-${userId}-1`, userId, taskGroupId: group.taskGroupId });
    },
  },
  premiumProxyTrial: {
    says: 'Premium proxies need a plan above Basic: a free account is offered a trial.',
    persona: 'free',
    seed: trial('free', TrialState.Never),
  },
  premiumProxyUpgrade: {
    says: 'Premium proxies need a plan above Basic: a basic account, whose trial is over, is offered an upgrade.',
    persona: 'basic',
    seed: trial('basic', TrialState.Done),
  },
  proxiesPremium: {
    says: 'The ninth task uses premium proxies from anywhere, another one every five minutes.',
    persona: 'standard',
    seed: proxies(ProxyType.Strong),
  },
  proxiesCustom: {
    says: 'The ninth task uses two proxies of its own, one minute each.',
    persona: 'standard',
    seed: proxies(ProxyType.Custom),
  },
  taskLimitTrial: {
    says: 'A free account has all tasks its plan allows: the limit dialog offers a trial.',
    persona: 'free',
    seed: async (db) => {
      await trial('free', TrialState.Never)(db);
      await full('free')(db);
    },
  },
  taskLimitHighest: {
    says: 'The highest plan has all tasks it allows: there is no upgrade to offer.',
    persona: 'enterprisePlus',
    seed: full('enterprisePlus'),
  },
});
