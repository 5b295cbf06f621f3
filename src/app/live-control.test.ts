import { expect, test, vi } from 'vitest';
import { createHybrid } from '#src/api/hybrid';
import type { EmulatorControl, TrafficEntry } from '#src/devtools/control';
import { withLiveNouns } from './live-control';

const kept = vi.hoisted((): (readonly string[] | undefined)[] => []);
vi.mock('#src/api/live-nouns', () => ({
  liveNouns: () => kept.at(-1) ?? [],
  setLiveNouns: (nouns: readonly string[]) => void kept.push(nouns),
}));

vi.stubGlobal('location', { origin: 'https://page.test', href: 'https://page.test/' });

const emulated = { id: 1, operation: 'listRuns', at: 0, answeredBy: 'emulator' } as unknown as TrafficEntry;
const control = {
  catalogue: {
    operations: ['templates', 'tasks', 'runs'].map((noun) => ({ id: noun, noun, method: 'get', path: '/' })),
    liveNouns: [],
  },
  traffic: { entries: () => [emulated], clear: () => undefined, onChange: () => () => undefined },
  state: () => ({ scenario: 'everyday', liveNouns: [] }),
} as unknown as EmulatorControl;

test('a demo that knows no real API has no switch', () => {
  expect(withLiveNouns(control, '')).toBe(control);
});

test('the switch offers every noun, keeps a choice that works and refuses one whose ids would cross', async () => {
  const live = withLiveNouns(control, 'https://api.example');
  expect(live.catalogue.liveNouns).toEqual(['templates', 'tasks', 'runs']);
  await expect(live.setLiveNouns?.(['tasks'])).rejects.toThrow("'tasks' cannot be live while 'templates' is emulated");
  expect(kept).toEqual([]);
  await live.setLiveNouns?.(['tasks', 'templates']);
  expect(live.state().liveNouns).toEqual(['tasks', 'templates']);
});

test('calls of the real API stand in the list, marked as live', async () => {
  const live = withLiveNouns(control, 'https://api.example');
  let told = 0;
  live.traffic.onChange(() => (told += 1));
  const send = createHybrid({
    liveNouns: ['templates'],
    apiBaseUrl: 'https://api.example',
    emulated: () => Promise.resolve(Response.json({})),
    real: () => Promise.resolve(Response.json({})),
    emulatorToken: () => Promise.resolve(undefined),
    liveToken: undefined,
  });
  await send(new Request('https://page.test/v1/templateKinds?a=1'));
  await send(new Request('https://page.test/v1/accounts'));
  const entries = live.traffic.entries();
  expect(entries.map(({ operation, answeredBy, url }) => [operation, answeredBy, url])).toEqual([
    ['listRuns', 'emulator', undefined],
    ['listTemplateKinds', 'live', '/v1/templateKinds?a=1'],
  ]);
  expect(live.traffic.entries()).toBe(entries);
  expect(told).toBe(1);
  live.traffic.clear();
  expect(live.traffic.entries()).toEqual([emulated]);
});
