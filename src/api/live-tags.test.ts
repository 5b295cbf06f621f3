import { afterEach, describe, expect, test, vi } from 'vitest';
import { nounIds } from '#src/contract/noun-ids.gen';
import { sessionStore } from '#src/lib/storage';
import { parseAuthSettings } from './auth/settings';
import { DEFAULT_AUTH } from './config';
import { liveTags, storeLiveTags, switchLiveTags } from './live-tags';
import { checkLiveTags, contractTags, LiveTagsError, type LiveTagsRefusal } from './live-tags-check';

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
