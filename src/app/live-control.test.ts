import { expect, test, vi } from 'vitest';
import { createHybrid } from '#src/api/hybrid';
import type { EmulatorControl, TrafficEntry } from '#src/devtools/control';
import { withLiveTags } from './live-control';

const stored = vi.hoisted((): (readonly string[] | undefined)[] => []);
vi.mock('#src/api/live-tags', () => ({
  liveTags: () => stored.at(-1) ?? [],
  switchLiveTags: (tags: readonly string[]) => void stored.push(tags),
}));

vi.stubGlobal('location', { origin: 'https://page.test', href: 'https://page.test/' });

const emulated = { id: 1, operation: 'listRuns', at: 0, answeredBy: 'emulator' } as unknown as TrafficEntry;
const control = {
  catalog: {
    operations: ['templates', 'tasks', 'runs'].map((tag) => ({ id: tag, tag, method: 'get', path: '/' })),
    liveTags: [],
  },
  traffic: { entries: () => [emulated], clear: () => undefined, onChange: () => () => undefined },
  state: () => ({ scenario: 'everyday', liveTags: [] }),
} as unknown as EmulatorControl;

test('a demo without a real API has no switch', () => {
  expect(withLiveTags(control, '')).toBe(control);
});

test('the switch offers every noun, keeps a valid choice and refuses one with crossing ids', async () => {
  const live = withLiveTags(control, 'https://api.example');
  expect(live.catalog.liveTags).toEqual(['templates', 'tasks', 'runs']);
  await expect(live.setLiveTags?.(['tasks'])).rejects.toThrow("'tasks' cannot be live while 'templates' is emulated");
  expect(stored).toEqual([]);
  await live.setLiveTags?.(['tasks', 'templates']);
  expect(live.state().liveTags).toEqual(['tasks', 'templates']);
});

test('calls of the real API are listed and marked as live, without the secrets in their paths', async () => {
  const live = withLiveTags(control, 'https://api.example');
  let notifications = 0;
  live.traffic.onChange(() => (notifications += 1));
  const send = createHybrid({
    liveTags: ['templates', 'exports'],
    apiBaseUrl: 'https://api.example/base',
    emulated: () => Promise.resolve(Response.json({})),
    real: () => Promise.resolve(Response.json({})),
    emulatorToken: () => Promise.resolve(undefined),
    realToken: undefined,
  });
  await send(new Request('https://page.test/v1/templateKinds?a=1'));
  await send(new Request('https://page.test/v1/accounts'));
  await send(new Request('https://page.test/v1/asynchronousExport/files/hidden'));
  const entries = live.traffic.entries();
  expect(entries.map(({ operation, answeredBy, url }) => [operation, answeredBy, url])).toEqual([
    ['listRuns', 'emulator', undefined],
    ['listTemplateKinds', 'live', '/base/v1/templateKinds?a=1'],
    ['downloadExportFile', 'live', '/base/v1/asynchronousExport/files/•••'],
  ]);
  expect(live.traffic.entries()).toBe(entries);
  expect(notifications).toBe(2);
  live.traffic.clear();
  expect(live.traffic.entries()).toEqual([emulated]);
});
