import { afterEach, expect, test, vi } from 'vitest';
import type { DemoActions, DemoControl, DemoState, TrafficEntry } from './control';
import { findFarStage } from './far-stage';
import { offerStage } from './offer-stage';
import { reasonsOf } from './reasons';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

const first: DemoState = {
  address: '/console',
  home: 'https://demo.example',
  persona: 'standard',
  scenario: 'everyday',
  scenarioPersona: 'standard',
  clock: { mode: 'real' },
  now: 0,
  faults: [],
  seedSize: undefined,
  language: 'en-US',
  theme: 'system',
  liveNouns: [],
};

function fakePage() {
  const listeners = new Set<() => void>();
  const moved = new Set<() => void>();
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
    catalogue: { personas: [], scenarios: [], operations: [], faultKinds: [], seedSizes: [], liveNouns: [] },
    actions: { openScenario } as unknown as DemoActions,
    traffic: { entries: () => entries, onChange: add(moved) },
    state: () => state,
    onChange: add(listeners),
  };
  const record = (id: number) => {
    entries = [...entries, { id, operation: 'getAccount' } as TrafficEntry].slice(-2);
    for (const listener of moved) listener();
  };
  return { control, openScenario, record };
}

const wire = (name: string) => new BroadcastChannel(name);

function offer(name: string, page = fakePage()) {
  const stage = offerStage(page.control, wire(name));
  closing.push(stage.stop);
  return { ...page, stage };
}

function find(name: string, wanted: string | undefined) {
  const far = findFarStage(wanted, wire(name));
  closing.push(far.close);
  return far;
}

test('a panel drives the page it was opened from', async () => {
  const page = offer('drives');
  const far = find('drives', page.stage.name());
  await vi.waitFor(() => expect(far.control()?.state()).toEqual(first));
  await far.control()?.actions.openScenario('slow');
  expect(page.openScenario).toHaveBeenCalledWith('slow');
  await vi.waitFor(() => expect(far.control()?.state().scenario).toBe('slow'));
  await expect(far.control()?.actions.openScenario('rain')).rejects.toThrow("There is no scenario 'rain'.");
});

test('a refusal brings its reasons along, as words that the panel can put into its language', async () => {
  const page = offer('refuses');
  const far = find('refuses', page.stage.name());
  await vi.waitFor(() => expect(far.control()).toBeDefined());
  const reasons = [{ reason: 'foreignIds', values: { noun: 'tasks', owner: 'templates' } }];
  page.openScenario.mockRejectedValueOnce(Object.assign(new Error('No.'), { reasons }));
  page.openScenario.mockRejectedValueOnce(Object.assign(new Error('No.'), { reasons: 'none that is known' }));
  const refused = () =>
    far
      .control()
      ?.actions.openScenario('slow')
      .then(
        () => undefined,
        (error: unknown) => [String(error), reasonsOf(error)],
      );
  expect(await refused()).toEqual(['Error: No.', reasons]);
  expect(await refused()).toEqual(['Error: No.', []]);
});

test('the traffic follows, and what the page no longer keeps is dropped', async () => {
  const page = offer('traffic');
  const far = find('traffic', page.stage.name());
  await vi.waitFor(() => expect(far.control()).toBeDefined());
  for (const id of [1, 2, 3]) page.record(id);
  const ids = () =>
    far
      .control()
      ?.traffic.entries()
      .map((entry) => entry.id);
  await vi.waitFor(() => expect(ids()).toEqual([2, 3]));
  page.record(1_000_000_000);
  page.record(4);
  await vi.waitFor(() => expect(ids()).toEqual([1_000_000_000, 4]));
});

test('a page that goes is missed, and driven again when it comes back', async () => {
  const page = offer('reload');
  const far = find('reload', page.stage.name());
  await vi.waitFor(() => expect(far.control()).toBeDefined());
  page.stage.leave();
  await vi.waitFor(() => expect(far.control()).toBeUndefined());
  page.stage.stop();
  const again = offer('reload');
  expect(again.stage.name()).toBe(page.stage.name());
  await vi.waitFor(() => expect(far.control()).toBeDefined());
});

test('a panel that was reloaded, or whose page is gone for good, finds any page, whatever a clock beside the timer says', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const page = offer('any');
  const far = find('any', 'some page of yesterday');
  await vi.waitFor(() => expect(far.control()).toBeDefined(), { timeout: 4000 });
  await far.control()?.actions.openScenario('slow');
  expect(page.openScenario).toHaveBeenCalled();
});
