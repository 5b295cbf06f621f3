import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startScenario, type Emulator } from '#mocks/emulator';
import { serve } from '#mocks/server';
import { nounIds } from '#src/contract/noun-ids.gen';
import { operations } from '#src/contract/operations.gen';
import { parseAuthSettings } from './auth/settings';
import { fetchClient as client } from './client';
import { applyConfig, DEFAULT_AUTH } from './config';
import { createHybrid, onHybridAnswer, type HybridAnswer, type HybridOptions } from './hybrid';
import { storeLiveTags, liveTags, switchLiveTags } from './live-tags';
import { checkLiveTags, contractTags, LiveTagsError, type LiveTagsRefusal } from './live-tags-check';
import { sessionStore } from '#src/lib/storage';
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

describe('refusals and warnings in full', () => {
  const refusalsOf = (tags: readonly string[], at: Parameters<typeof checkLiveTags>[1] = real) =>
    checkLiveTags(tags, at).refusals;

  test('each tag belongs to the contract once', () => {
    expect(new Set(contractTags).size).toBe(contractTags.length);
  });

  test('a noun that there is not', () => {
    expect(refusalsOf(['nothing'])).toEqual([
      {
        reason: 'unknownNoun',
        values: { noun: 'nothing' },
        message: `There is no noun 'nothing'. There are: ${contractTags.join(', ')}.`,
      },
    ]);
  });

  test('a real API without an address', () => {
    expect(refusalsOf(['templates'], { ...real, apiBaseUrl: '' })).toEqual([
      { reason: 'noAddress', values: {}, message: 'VITE_API_BASE_URL must contain the address of the real API.' },
    ]);
  });

  test.each([
    [PAGE, true],
    [`${PAGE}/`, true],
    ['/api', true],
    [`${PAGE}/api`, false],
    ['https://api.example', false],
    ['https://api.example/x', false],
    [`x ${PAGE}/api`, true],
  ])('the address %j at the origin of the page: refused %s', (apiBaseUrl, isRefused) => {
    expect(refusalsOf(['templates'], { ...real, apiBaseUrl })).toEqual(
      isRefused
        ? [
            {
              reason: 'sameOrigin',
              values: {},
              message: 'The real API needs an address of its own: at the origin of this page the emulator answers.',
            },
          ]
        : [],
    );
  });

  test('an address without encryption may be at the origin of the page too', () => {
    const origin = 'http://page.test';
    expect(refusalsOf(['templates'], { ...real, origin, apiBaseUrl: `${origin}/api` })).toEqual([]);
  });

  test('several ids are listed', () => {
    const several = Object.entries(nounIds).flatMap(([tag, uses]) =>
      Object.entries(uses).flatMap(([owner, ids]) => (ids.length > 1 ? [{ tag, owner, ids }] : [])),
    );
    expect(several.length).toBeGreaterThan(0);
    for (const { tag, owner, ids } of several) {
      const refusals = refusalsOf([tag]);
      const found = refusals.find(({ values }) => values['owner'] === owner);
      expect(found?.values['ids']).toBe(ids.join(', '));
      expect(found?.message).toContain(`contain ${ids.join(', ')}, which`);
    }
    const all = refusalsOf(['nothing', 'neither']);
    expect(new LiveTagsError(all).message.split('\n')).toHaveLength(2);
  });

  test('a sign-in of the real API without its session', () => {
    const auth = parseAuthSettings('cookie');
    expect(refusalsOf(['templates'], { ...real, auth })).toEqual([
      {
        reason: 'ownSignIn',
        values: { signIn: 'cookie', noun: 'session' },
        message: "The sign-in 'cookie' is the real API's own: 'session' must be live with it.",
      },
    ]);
    expect(refusalsOf(['session'], { ...real, auth })).toEqual([]);
    expect(refusalsOf(['templates'])).toEqual([]);
  });

  test('ids of an emulated noun, and the error that names all reasons', () => {
    const refusals = refusalsOf(['exports']);
    const ids = nounIds['exports']?.['tasks']?.join(', ') ?? '';
    expect(refusals.filter(({ values }) => values['owner'] === 'tasks')).toEqual([
      {
        reason: 'foreignIds',
        values: { noun: 'exports', owner: 'tasks', ids },
        message: `'exports' cannot be live while 'tasks' is emulated: its calls contain ${ids}, which the real API does not know. Make 'tasks' live too.`,
      },
    ]);
    const error = new LiveTagsError(refusals);
    expect(error.reasons).toBe(refusals);
    expect(error.message).toBe(refusals.map(({ message }) => message).join('\n'));
  });

  test('warnings name only emulated nouns that use a live one', () => {
    const { warnings } = checkLiveTags(['templates'], real);
    const users = Object.entries(nounIds).filter(([, uses]) => 'templates' in uses);
    expect(warnings).toEqual(
      users.map(
        ([tag, uses]) =>
          `'${tag}' is emulated and does not know the ${(uses['templates'] ?? []).join(', ')} of the real API.`,
      ),
    );
    expect(checkLiveTags([], real)).toEqual({ refusals: [], warnings: [] });
    expect(checkLiveTags([...contractTags], real).warnings).toEqual([]);
  });
});

describe('the choice of a tab', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    storeLiveTags(undefined);
  });

  test('in a demo it is read from the tab, else from the build, separated by commas or blanks', () => {
    vi.stubEnv('VITE_API_MODE', 'mock');
    expect(liveTags()).toEqual([]);
    vi.stubEnv('VITE_LIVE_NOUNS', ' tasks, templates  runs,');
    expect(liveTags()).toEqual(['tasks', 'templates', 'runs']);
    storeLiveTags(['session', 'account']);
    expect(sessionStore.get('live-nouns')).toBe('session,account');
    expect(liveTags()).toEqual(['session', 'account']);
    storeLiveTags([]);
    expect(liveTags()).toEqual([]);
    storeLiveTags(undefined);
    expect(liveTags()).toEqual(['tasks', 'templates', 'runs']);
    vi.stubEnv('VITE_API_MODE', 'live');
    expect(liveTags()).toEqual([]);
  });

  test('switching stores it and reloads', () => {
    vi.stubEnv('VITE_API_MODE', 'mock');
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    switchLiveTags(['tasks']);
    expect(liveTags()).toEqual(['tasks']);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('one call of a hybrid', () => {
  const answers: HybridAnswer[] = [];
  const sent: string[] = [];
  const side =
    (name: string, status = 200) =>
    (request: Request) => {
      sent.push(`${name} ${request.method} ${request.url} ${String(request.headers.get('Authorization'))}`);
      return Promise.resolve(new Response('', { status }));
    };
  const hybrid = (options: Partial<HybridOptions> = {}) =>
    createHybrid({
      liveTags: ['templates'],
      apiBaseUrl: 'https://api.example/base',
      emulated: side('emulator'),
      real: side('real'),
      emulatorToken: () => Promise.resolve('emulated'),
      realToken: 'real',
      measure: () => () => 12,
      ...options,
    });
  const request = (path: string, origin = PAGE) =>
    new Request(`${origin}${path}`, { headers: { Authorization: 'Bearer page' } });
  let stop: () => void;
  beforeEach(() => {
    answers.length = 0;
    sent.length = 0;
    stop = onHybridAnswer((answer) => answers.push(answer));
  });
  afterEach(() => stop());

  test('that is live goes to the real API with its own token, query included', async () => {
    await hybrid()(request('/v1/templateKinds?x=1'));
    expect(sent).toEqual(['real GET https://api.example/base/v1/templateKinds?x=1 Bearer real']);
    expect(answers).toEqual([
      {
        operation: 'listTemplateKinds',
        by: 'live',
        method: 'GET',
        url: 'https://api.example/base/v1/templateKinds?x=1',
        status: 200,
        milliseconds: 12,
      },
    ]);
  });

  test('that is emulated keeps its address and the token of the page', async () => {
    await hybrid()(request('/v1/accounts'));
    expect(sent).toEqual([`emulator GET ${PAGE}/v1/accounts Bearer page`]);
    expect(answers).toMatchObject([{ operation: 'getAccount', by: 'emulator', url: `${PAGE}/v1/accounts` }]);
  });

  test('goes without a token to a side that has none', async () => {
    await hybrid({ realToken: undefined })(request('/v1/templateKinds'));
    await hybrid({ liveTags: ['session', 'account'], emulatorToken: () => Promise.resolve(undefined) })(
      request('/v1/templateKinds'),
    );
    await hybrid({ liveTags: ['session', 'account'] })(request('/v1/templateKinds'));
    expect(sent.map((line) => line.replace(/https\S+ /u, ''))).toEqual([
      'real GET null',
      'emulator GET null',
      'emulator GET Bearer emulated',
    ]);
  });

  test('that the contract does not have goes to the host in its address, unreported', async () => {
    await hybrid()(request('/files/1', 'https://api.example'));
    await hybrid()(request('/files/1'));
    expect(sent.map((line) => line.split(' ')[0])).toEqual(['real', 'emulator']);
    expect(answers).toEqual([]);
  });

  test('whose token the other side refuses does not end the session on screen', async () => {
    const refused = { real: side('real', 401), emulated: side('emulator', 401) };
    const bodyOf = async (live: readonly string[], path: string) => {
      const answer = await hybrid({ ...refused, liveTags: live })(request(path));
      return [answer.status, await answer.text()];
    };
    const body = (message: string) => [403, JSON.stringify({ error: { code: 'OtherSession', message } })];
    expect(await bodyOf(['templates'], '/v1/templateKinds')).toEqual(
      body('The real API refused the call: VITE_LIVE_TOKEN is missing or has ended, or make session live.'),
    );
    expect(await bodyOf(['session', 'account'], '/v1/templateKinds')).toEqual(
      body('The emulator refused the call: its session has ended. Load the page again.'),
    );
    expect(await bodyOf(['templates'], '/v1/accounts')).toEqual([401, '']);
    expect(await bodyOf(['session', 'account'], '/v1/accounts')).toEqual([401, '']);
  });

  test('is not reported after the listener unsubscribes', async () => {
    stop();
    await hybrid()(request('/v1/accounts'));
    expect(answers).toEqual([]);
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
