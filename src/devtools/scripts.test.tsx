import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { STORY_TIME } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import type { PersonaName } from '#mocks/personas';
import { createEmulatorControl } from '#mocks/panel';
import { sessionToken } from '#src/api/session-token';
import { App } from '#src/app/app';
import { routes } from '#src/app/routes';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { startLanguages } from '#src/i18n/init';
import type { ScriptLink } from '#src/lib/emulator-handle';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { attachPanel } from './attach';
import type { DemoControl } from './control';
import { moveScript, scriptState } from './script-run';

afterEach(() => localStorage.clear());

async function openLink(link: ScriptLink, path = '/') {
  await startLanguages('en-US');
  stubBrowser();
  vi.stubGlobal('BroadcastChannel', undefined);
  const emulator = await startEmulator();
  setQueryClient(createQueryClient());
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname + location.search));
  const app = <App router={router} />;
  const { rerender } = render(app);
  const control = createEmulatorControl(emulator, createTrafficLog(), { replaceState: (change) => change() });
  const handle = await attachPanel(
    {
      emulator: control,
      router,
      replaceApp: async (change) => {
        rerender(null);
        try {
          await change();
        } finally {
          rerender(app);
        }
      },
      baseUrl: 'https://demo.example',
    },
    link,
  );
  render(handle);
  return { emulator, control, router, visited };
}

const panel = async () => within(await screen.findByRole('complementary', { name: 'Demo panel' }));
const shownHeading = () => document.querySelector('h1')?.textContent;
const press = (key: string, shiftKey = false) => fireEvent.keyDown(window, { key, shiftKey });

const TEMPLATES = '/console/template';
const TEMPLATE = `${TEMPLATES}/product-listings-by-search-url`;
const TASKS = '/console/task/template-list';
const RUN = '/console/task/task-info';
const LISTINGS = 'Product listings by search URL';

const scripts: readonly [
  script: string,
  pages: readonly (readonly [title: string, persona: PersonaName, path: string, heading: string | RegExp])[],
][] = [
  [
    'firstRun',
    [
      ['Sign in', 'visitor', '/login', 'Sign in'],
      ['Find a template', 'standard', TEMPLATES, 'All templates'],
      ['Create a task', 'standard', TEMPLATE, LISTINGS],
      ['Start in the cloud', 'standard', TEMPLATE, LISTINGS],
      ['Watch the rows arrive', 'standard', RUN, / · /],
      ['View the data', 'standard', RUN, / · /],
      ['Export the data', 'standard', '/console/task/all-data', / · /],
    ],
  ],
  [
    'dailyWork',
    [
      ['Check the task list', 'standard', TASKS, 'Template tasks'],
      ['Start several tasks', 'standard', TASKS, 'Template tasks'],
      ['One hour later', 'standard', TASKS, 'Template tasks'],
      ['Look at a run', 'standard', TASKS, 'Template tasks'],
      ['Server error', 'standard', TASKS, 'Template tasks'],
      ['No connection', 'standard', TASKS, 'Template tasks'],
      ['A larger plan', 'professional', TASKS, 'Template tasks'],
    ],
  ],
  [
    'plansAndMembers',
    [
      ['The Free plan', 'free', TEMPLATES, 'All templates'],
      ['A plan that’s too small', 'free', TEMPLATE, LISTINGS],
      ['The task limit', 'standard', TEMPLATE, LISTINGS],
      ['Not enough balance', 'standard', TEMPLATE, LISTINGS],
      ['A plan that has ended', 'expired', TASKS, 'Template tasks'],
      ['What a member sees', 'enterpriseChild', '/console/payment-plan/plan-subscription', /^You don’t have access/],
      ['What the owner sees', 'enterprisePlus', TEMPLATES, 'All templates'],
    ],
  ],
];

test.each(scripts)(
  'the script %s runs to its end with “Next” alone',
  async (script, pages) => {
    const { router, control } = await openLink({ script, step: '1' });
    const steps = await panel();
    for (const [index, [title, persona, path, heading]] of pages.entries()) {
      if (index > 0) fireEvent.click(await steps.findByRole('button', { name: 'Next' }));
      await steps.findByRole('heading', { name: title });
      expect([router.state.location.pathname, control.personaOf(sessionToken())]).toEqual([path, persona]);
      await waitFor(() => expect(shownHeading()).toMatch(heading));
    }
    fireEvent.click(steps.getByRole('button', { name: 'Finish' }));
    await steps.findByRole('button', { name: 'Start “First run”' });
  },
  60_000,
);

test('a link starts at its step with the stage of the steps before, and keys go on and back', async () => {
  const { emulator, router, control } = await openLink({ script: 'dailyWork', step: '5' });
  const steps = await panel();
  await steps.findByRole('heading', { name: 'Server error' });
  expect(router.state.location.pathname).toBe(TASKS);
  expect(control.personaOf(sessionToken())).toBe('standard');
  expect(control.state().now).toBe(Date.parse(STORY_TIME) + 3_600_000);
  press('F9');
  await steps.findByRole('heading', { name: 'No connection' });
  expect(emulator.scenarioName).toBe('tasksOffline');
  press('F9', true);
  await steps.findByRole('heading', { name: 'Server error' });
  expect(emulator.scenarioName).toBe('everyday');
  press('F9', true);
  await steps.findByRole('heading', { name: 'Look at a run' });
  expect(steps.getByRole('button', { name: 'Copy link to this step' })).toBeDefined();
}, 60_000);

test('a link to the page of a run opens a run of its scenario, without a redirect of the page before', async () => {
  const { router, visited } = await openLink({ script: 'firstRun', step: '5' }, `${RUN}?taskId=gone`);
  await (await panel()).findByRole('heading', { name: 'Watch the rows arrive' });
  await waitFor(() => expect(shownHeading()).toMatch(/ · /));
  expect(router.state.location.pathname).toBe(RUN);
  expect(new Set(visited)).toEqual(new Set([`${RUN}?taskId=gone`, `${RUN}${router.state.location.search}`]));
}, 60_000);

test('a step that signs in opens its page, not the one that the sign-in page leads to', async () => {
  const { visited } = await openLink({ script: 'firstRun', step: '1' });
  const steps = await panel();
  await waitFor(() => expect(shownHeading()).toBe('Sign in'));
  visited.length = 0;
  fireEvent.click(steps.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shownHeading()).toBe('All templates'));
  expect(visited.filter((path) => path !== '/login')).toEqual([TEMPLATES]);
}, 60_000);

test.each([
  { script: 'nightWork', step: '1' },
  { script: 'dailyWork', step: '8' },
  { script: 'dailyWork', step: 'last' },
])('a link to step $step of $script says that there is none and offers the scripts', async (link) => {
  await openLink(link);
  const tab = await panel();
  await tab.findByText('This link names a script or step that doesn’t exist. Choose a script.');
  expect(tab.getAllByRole('button', { name: /^Start “/ })).toHaveLength(3);
});

test('a step that is not reached opens the closed panel, which says what to do', async () => {
  const { emulator, router } = await openLink({ script: 'firstRun', step: '4' });
  const before = await panel();
  await before.findByRole('heading', { name: 'Start in the cloud' });
  fireEvent.click(before.getByRole('button', { name: 'Close panel' }));
  await emulator.db.tasks.replaceAll([]);
  press('F9');
  const after = await panel();
  await after.findByText('No task is running. Start a task in the cloud, then try again.');
  after.getByRole('heading', { name: 'Start in the cloud' });
  expect(router.state.location.pathname).toBe(TEMPLATE);
}, 60_000);

test('the handle stays hidden until F2 is pressed', async () => {
  await openLink({ script: 'dailyWork', step: '1' });
  const tab = await panel();
  fireEvent.click(tab.getByRole('checkbox', { name: 'Hide the handle in the page until you press F2' }));
  fireEvent.click(tab.getByRole('button', { name: 'Close panel' }));
  expect(screen.queryByRole('button', { name: 'Open demo panel (F2)' })).toBeNull();
  press('F2');
  fireEvent.click((await panel()).getByRole('button', { name: 'Close panel' }));
  await screen.findByRole('button', { name: 'Open demo panel (F2)' });
});

test.each([
  ['live', { liveTags: ['tasks'] }, () => Promise.resolve()],
  ['blocked', {}, () => Promise.resolve()],
  ['failed', {}, () => Promise.reject(new Error('The page of the demo is gone.'))],
] as const)('a step is refused as %s and the script stays at the step before', async (refusal, state, goTo) => {
  const position = { script: 'firstRun', step: 1, startedAt: 0 } as const;
  scriptState.write({ position });
  const control = {
    state: () => ({ address: '/console/template', clock: { mode: 'real' }, liveTags: [], ...state }),
    actions: { goTo },
  } as unknown as DemoControl;
  expect(await moveScript(control, 1)).toBe(false);
  expect(scriptState.read()).toEqual({ position, refusal });
});
