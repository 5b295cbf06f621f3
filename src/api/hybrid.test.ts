import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startScenario, type Emulator } from '#mocks/emulator';
import { serve } from '#mocks/server';
import { operations } from '#src/contract/operations.gen';
import { fetchClient as client } from './client';
import { applyConfig } from './config';
import { createHybrid, onHybridAnswer, type HybridAnswer, type HybridOptions } from './hybrid';
import { contractTags } from './live-tags-check';
import { setSessionToken } from './session-token';
import { sendOverNetwork, setTransport } from './fetch';

const PAGE = 'https://page.test';

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
