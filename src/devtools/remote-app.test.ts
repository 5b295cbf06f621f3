import { afterEach, expect, test, vi } from 'vitest';
import type { DemoActions, DemoControl, DemoState, TrafficEntry } from './control';
import { connectRemoteApp } from './remote-app';
import { hostApp } from './app-host';
import { reasonsOf } from './reasons';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

const first: DemoState = {
  address: '/console',
  baseUrl: 'https://demo.example',
  persona: 'standard',
  scenario: 'everyday',
  scenarioPersona: 'standard',
  clock: { mode: 'real' },
  now: 0,
  faults: [],
  seedSize: undefined,
  language: 'en-US',
  theme: 'system',
  liveTags: [],
  storybookUrl: '',
  openDialog: undefined,
};

function fakePage() {
  const listeners = new Set<() => void>();
  const trafficListeners = new Set<() => void>();
  let state = first;
  let entries: TrafficEntry[] = [];
  const add = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const openScenario = vi.fn(async (scenario: string) => {
    if (scenario === 'rain') throw new Error("There is no scenario 'rain'.");
    state = { ...state, scenario };
    for (const listener of listeners) listener();
  });
  const control: DemoControl = {
    catalog: { personas: [], scenarios: [], curated: [], operations: [], faultKinds: [], seedSizes: [], liveTags: [] },
    actions: { openScenario } as unknown as DemoActions,
    traffic: { entries: () => entries, onChange: add(trafficListeners) },
    state: () => state,
    onChange: add(listeners),
  };
  const record = (id: number) => {
    entries = [...entries, { id, operation: 'getAccount' } as TrafficEntry].slice(-2);
    for (const listener of trafficListeners) listener();
  };
  return { control, openScenario, record };
}

const openChannel = (name: string) => new BroadcastChannel(name);

function startHost(name: string, page = fakePage()) {
  const host = hostApp(page.control, openChannel(name));
  closing.push(host.stop);
  return { ...page, stage: host };
}

function connect(name: string, preferredHost: string | undefined) {
  const remote = connectRemoteApp(preferredHost, openChannel(name));
  closing.push(remote.close);
  return remote;
}

test('a panel drives the page that opened it', async () => {
  const page = startHost('drives');
  const remote = connect('drives', page.stage.name());
  await vi.waitFor(() => expect(remote.control()?.state()).toEqual(first));
  await remote.control()?.actions.openScenario('slow');
  expect(page.openScenario).toHaveBeenCalledWith('slow');
  await vi.waitFor(() => expect(remote.control()?.state().scenario).toBe('slow'));
  await expect(remote.control()?.actions.openScenario('rain')).rejects.toThrow("There is no scenario 'rain'.");
});

test('a refusal carries its reasons, which the panel can translate', async () => {
  const page = startHost('refuses');
  const remote = connect('refuses', page.stage.name());
  await vi.waitFor(() => expect(remote.control()).toBeDefined());
  const reasons = [{ reason: 'foreignIds', values: { noun: 'tasks', owner: 'templates' } }];
  page.openScenario.mockRejectedValueOnce(Object.assign(new Error('No.'), { reasons }));
  page.openScenario.mockRejectedValueOnce(Object.assign(new Error('No.'), { reasons: 'none that is known' }));
  const refused = () =>
    remote
      .control()
      ?.actions.openScenario('slow')
      .then(
        () => undefined,
        (error: unknown) => [String(error), reasonsOf(error)],
      );
  expect(await refused()).toEqual(['Error: No.', reasons]);
  expect(await refused()).toEqual(['Error: No.', []]);
});

test('the panel follows the traffic and drops entries that the page no longer keeps', async () => {
  const page = startHost('traffic');
  const remote = connect('traffic', page.stage.name());
  await vi.waitFor(() => expect(remote.control()).toBeDefined());
  for (const id of [1, 2, 3]) page.record(id);
  const ids = () =>
    remote
      .control()
      ?.traffic.entries()
      .map((entry) => entry.id);
  await vi.waitFor(() => expect(ids()).toEqual([2, 3]));
  page.record(1_000_000_000);
  page.record(4);
  await vi.waitFor(() => expect(ids()).toEqual([1_000_000_000, 4]));
});

test('the panel loses a page that leaves and drives it again after its return', async () => {
  const page = startHost('reload');
  const remote = connect('reload', page.stage.name());
  await vi.waitFor(() => expect(remote.control()).toBeDefined());
  page.stage.leave();
  await vi.waitFor(() => expect(remote.control()).toBeUndefined());
  page.stage.stop();
  const again = startHost('reload');
  expect(again.stage.name()).toBe(page.stage.name());
  await vi.waitFor(() => expect(remote.control()).toBeDefined());
});

test('a panel without its page finds any page, even if the clock is behind the timer', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const page = startHost('any');
  const remote = connect('any', 'some page of yesterday');
  await vi.waitFor(() => expect(remote.control()).toBeDefined(), { timeout: 4000 });
  await remote.control()?.actions.openScenario('slow');
  expect(page.openScenario).toHaveBeenCalled();
});
