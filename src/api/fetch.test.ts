import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { apiFetch, setTransport } from './fetch';

afterEach(() => {
  setTransport((request) => globalThis.fetch(request));
  vi.restoreAllMocks();
});

test.each([200, 500])('a call answered with %i leaves no listener on its signal', async (status) => {
  const any = vi.spyOn(AbortSignal, 'any');
  const count = () => getEventListeners(any.mock.results[0]!.value as AbortSignal, 'abort').length;
  let countDuring = 0;
  setTransport(() => {
    countDuring = count();
    return Promise.resolve(Response.json({}, { status }));
  });
  await apiFetch(new Request('https://api.example/a')).catch(() => undefined);
  expect(countDuring - count()).toBe(1);
});
