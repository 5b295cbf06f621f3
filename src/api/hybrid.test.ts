import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startScenario, type Emulator } from '#mocks/emulator';
import { serve } from '#mocks/server';
import { nounIds } from '#src/contract/noun-ids.gen';
import { operations } from '#src/contract/operations.gen';
import { parseAuthSettings } from './auth/settings';
import { fetchClient as client } from './client';
import { applyConfig, DEFAULT_AUTH } from './config';
import { createHybrid, onHybridAnswer, type HybridAnswer } from './hybrid';
import { storeLiveTags, liveTags } from './live-tags';
import { checkLiveTags, contractTags, type LiveTagsRefusal } from './live-tags-check';
import { setSessionToken } from './session-token';
import { sendOverNetwork, setTransport } from './fetch';

const PAGE = 'https://page.test';
const messagesOf = (refusals: readonly LiveTagsRefusal[]) => refusals.map(({ message }) => message).join();
const real = { apiBaseUrl: 'https://api.example/base', auth: DEFAULT_AUTH, origin: PAGE };

describe('choice of live nouns', () => {
  test('the table of ids names the records that each noun needs', () => {
    expect(nounIds['tasks']).toHaveProperty('templates');
    expect(nounIds['runs']?.['tasks']).toContain('taskId');
    expect(nounIds['exports']?.['tasks']).toContain('taskId');
    expect(nounIds['proxies']?.['tasks']).toContain('taskId');
    expect(nounIds['templates']).toBeUndefined();
    for (const [tag, uses] of Object.entries(nounIds)) {
      expect(contractTags).toEqual(expect.arrayContaining([tag, ...Object.keys(uses)]));
      expect(Object.keys(uses)).not.toContain(tag);
    }
  });

  test.each([
    [['tasks', 'templates']],
    [['session']],
    [['session', 'account', 'promotions']],
    [['templates']],
    [[...contractTags]],
  ])('%j can be live', (tags) => {
    expect(checkLiveTags(tags, real).refusals).toEqual([]);
  });

  test('live tasks with emulated templates are refused, and the reason names the id', () => {
    const { refusals } = checkLiveTags(['tasks'], real);
    expect(messagesOf(refusals)).toMatch(
      /'tasks' cannot be live while 'templates' is emulated.*templateRegistrationId/,
    );
    expect(messagesOf(checkLiveTags(['exports'], real).refusals)).toContain('taskId');
  });

  test('a warning names the emulated nouns that would receive live ids', () => {
    expect(checkLiveTags(['tasks', 'templates'], real).warnings.join()).toContain("'runs' is emulated");
  });

  test.each([
    [['task'], real, "There is no noun 'task'"],
    [['templates'], { ...real, apiBaseUrl: '' }, 'VITE_API_BASE_URL'],
    [['templates'], { ...real, apiBaseUrl: PAGE }, 'an address of its own'],
    [['templates'], { ...real, auth: parseAuthSettings('cookie') }, "'session' must be live"],
  ])('%j with %j is refused', (tags, at, reason) => {
    expect(messagesOf(checkLiveTags(tags, at).refusals)).toContain(reason);
  });

  test('a choice in the tab wins over the choice of the build', () => {
    storeLiveTags(['templates', 'tasks']);
    expect(liveTags()).toEqual(import.meta.env.VITE_API_MODE === 'mock' ? ['templates', 'tasks'] : []);
    storeLiveTags(undefined);
    expect(liveTags()).toEqual([]);
  });
});

describe('hybrid transport', () => {
  let api: Awaited<ReturnType<typeof serve>>;
  let emulator: Emulator;
  let tokens: { live: string; emulated: string };
  const answers: HybridAnswer[] = [];
  let stop: () => void;

  beforeAll(async () => {
    api = await serve({ port: 0 });
    const response = await fetch(`${api.url}/__control`, { method: 'POST', body: JSON.stringify({ persona: 'free' }) });
    emulator = await startScenario({ baseUrl: 'http://localhost' });
    tokens = {
      live: ((await response.json()) as { token: string }).token,
      emulated: (await emulator.signInAs('professional'))!,
    };
    stop = onHybridAnswer((answer) => answers.push(answer));
  }, 60_000);
  afterAll(async () => {
    stop();
    await api.close();
  });
  afterEach(() => {
    answers.length = 0;
    setTransport(sendOverNetwork);
    setSessionToken(undefined);
    applyConfig({});
  });

  const open = (live: readonly string[], liveToken: string | undefined) => {
    applyConfig({ apiBaseUrl: 'http://localhost' });
    setTransport(
      createHybrid({
        liveTags: live,
        apiBaseUrl: api.url,
        emulated: async (request) => (await emulator.answer(request)) ?? Response.error(),
        real: sendOverNetwork,
        emulatorToken: () => Promise.resolve(tokens.emulated),
        realToken: liveToken,
      }),
    );
  };
  const idOf = async () => (await client.GET('/v1/accounts')).data?.userId;
  const who = () => answers.map(({ operation, by }) => `${operation} ${by}`);

  test('sends live nouns to the real API and others to the emulator, each with its session', async () => {
    setSessionToken(tokens.emulated);
    open(['tasks', 'templates'], tokens.live);
    expect(await idOf()).toBe('10003');
    const { data } = await client.GET('/v1/tasksearchs', { params: { query: { pageSize: 3 } } });
    expect(data?.items.every(({ taskId }) => taskId.includes('10001'))).toBe(true);
    await client.POST('/v1/taskrules/taskgroup', { body: { taskGroupName: 'Live' } });
    expect(who()).toEqual(['getAccount emulator', 'listTasks live', 'createTaskGroup live']);
    expect(answers.map(({ url }) => url.startsWith(api.url))).toEqual([false, true, true]);
    expect(emulator.db.taskGroups.all().some(({ taskGroupName }) => taskGroupName === 'Live')).toBe(false);
  });

  test('uses an emulator session for emulated nouns after sign-in at the real API', async () => {
    setSessionToken(tokens.live);
    open(['session', 'account'], undefined);
    expect(await idOf()).toBe('10001');
    const { data } = await client.GET('/v1/tasksearchs', { params: { query: { pageSize: 3 } } });
    expect(data?.items.every(({ taskId }) => taskId.includes('10003'))).toBe(true);
    expect(who()).toEqual(['getAccount live', 'listTasks emulator']);
  });

  test('refuses a live call without a live session and keeps the emulator session', async () => {
    setSessionToken(tokens.emulated);
    open(['tasks', 'templates'], undefined);
    await expect(client.GET('/v1/tasksearchs')).rejects.toMatchObject({ status: 403, code: 'OtherSession' });
    expect(await idOf()).toBe('10003');
  });

  test('assigns every operation to one side', async () => {
    open(['templates'], tokens.live);
    expect(new Set(Object.values(operations).map(({ noun }) => noun))).toEqual(new Set(contractTags));
    await client.GET('/v1/templateKinds');
    expect(who()).toEqual(['listTemplateKinds live']);
  });
});
