import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyPrefix } from '#src/lib/storage';
import type * as sessionTokenModule from './session-token';

type SessionToken = typeof sessionTokenModule;
const stored = new Map<string, string>();
const OriginalChannel = BroadcastChannel;
const channels: BroadcastChannel[] = [];

class Channel extends OriginalChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openTab(): Promise<SessionToken> {
  vi.resetModules();
  return import('./session-token');
}

const anotherTab = () => {
  const channel = new BroadcastChannel(`${keyPrefix}session`);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  return { channel, heard };
};

test('the token survives a reload of the tab', async () => {
  const tab = await openTab();
  expect(tab.sessionToken()).toBeUndefined();
  tab.setSessionToken('t-1');
  expect(tab.sessionToken()).toBe('t-1');
  expect([...stored]).toEqual([[`${keyPrefix}session`, 't-1']]);
  expect((await openTab()).sessionToken()).toBe('t-1');
  tab.setSessionToken(undefined);
  expect(tab.sessionToken()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('listeners hear each change once, until they unsubscribe', async () => {
  const tab = await openTab();
  const heard: (string | undefined)[] = [];
  const stop = tab.onSessionChange(() => heard.push(tab.sessionToken()));
  tab.setSessionToken('t-1');
  tab.setSessionToken('t-1');
  tab.setSessionToken('t-2');
  tab.setSessionToken(undefined);
  tab.setSessionToken(undefined);
  expect(heard).toEqual(['t-1', 't-2', undefined]);
  stop();
  tab.setSessionToken('t-3');
  expect(heard).toHaveLength(3);
});

test('a stored token that is set again is a change for a tab that has not read it', async () => {
  stored.set(`${keyPrefix}session`, 't-1');
  const tab = await openTab();
  const heard: unknown[] = [];
  tab.onSessionChange(() => heard.push(tab.sessionToken()));
  tab.setSessionToken('t-1');
  expect(heard).toEqual(['t-1']);
});

test('a token that the storage lost is stored again', async () => {
  const tab = await openTab();
  tab.setSessionToken('t-1');
  stored.clear();
  tab.setSessionToken('t-1');
  expect(stored.size).toBe(1);
});

test('a new tab gets the session of an open one', async () => {
  const { channel, heard } = anotherTab();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ask') channel.postMessage({ token: 't-9' });
  });
  const tab = await openTab();
  // The time never passes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await tab.shareSession();
  expect(tab.sessionToken()).toBe('t-9');
  expect(heard).toContain('ask');
});

test('a tab with a session does not ask, and answers those that do', async () => {
  const tab = await openTab();
  tab.setSessionToken('t-1');
  const { channel, heard } = anotherTab();
  await tab.shareSession();
  channel.postMessage('ask');
  await vi.waitFor(() => expect(heard).toEqual([{ token: 't-1' }]));
  channel.postMessage({ token: 't-2' });
  channel.postMessage('ask');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(tab.sessionToken()).toBe('t-1');
});

test('without another tab it waits for 200 ms, and messages that carry no token are ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { channel, heard } = anotherTab();
  const tab = await openTab();
  let isShared = false;
  const sharing = tab.shareSession().then(() => (isShared = true));
  await vi.waitFor(() => expect(heard).toEqual(['ask']));
  for (const message of [null, 'token', { token: 5 }, { other: 't-1' }, 'ask']) channel.postMessage(message);
  vi.advanceTimersByTime(199);
  await Promise.resolve();
  expect(isShared).toBe(false);
  vi.advanceTimersByTime(1);
  await sharing;
  const changes: unknown[] = [];
  tab.onSessionChange(() => changes.push(tab.sessionToken()));
  channel.postMessage({ token: 't-8' });
  channel.postMessage('ask');
  await vi.waitFor(() => expect(heard).toContainEqual({ token: 't-8' }));
  expect(heard).toEqual(['ask', { token: 't-8' }]);
  expect(changes).toEqual(['t-8']);
});

describe('a browser that stores who is signed in', () => {
  const inAllTabs = new Map<string, string>();
  beforeEach(() => {
    inAllTabs.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => inAllTabs.get(key) ?? null,
      setItem: (key: string, value: string) => void inAllTabs.set(key, value),
      removeItem: (key: string) => void inAllTabs.delete(key),
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });

  test('waits for no answer while no tab is signed in', async () => {
    const first = await openTab();
    await first.shareSession();
    first.setSessionToken('t-1');
    first.setSessionToken(undefined);
    const second = await openTab();
    await second.shareSession();
    expect(second.sessionToken()).toBeUndefined();
  });

  test('asks while a tab is signed in, and the token is not in the storage of all tabs', async () => {
    const first = await openTab();
    first.setSessionToken('t-1');
    inAllTabs.clear();
    await first.shareSession();
    stored.clear();
    const second = await openTab();
    await second.shareSession();
    expect(second.sessionToken()).toBe('t-1');
    expect([...inAllTabs.values()]).toEqual(['1']);
  });

  test('asks once after it was closed while signed in', async () => {
    inAllTabs.set(`${keyPrefix}signedIn`, '1');
    const { heard } = anotherTab();
    const sharing = (await openTab()).shareSession();
    await vi.waitFor(() => expect(heard).toEqual(['ask']));
    vi.advanceTimersByTime(200);
    await sharing;
    await (await openTab()).shareSession();
    expect(heard).toEqual(['ask']);
  });

  test('a tab that answers late is found by the next one', async () => {
    const first = await openTab();
    await first.shareSession();
    first.setSessionToken('t-1');
    inAllTabs.clear();
    const { channel, heard } = anotherTab();
    channel.postMessage('ask');
    await vi.waitFor(() => expect(heard).toEqual([{ token: 't-1' }]));
    expect([...inAllTabs.values()]).toEqual(['1']);
  });
});

test('signing out ends the session of the other tabs, and signing in does not', async () => {
  const tab = await openTab();
  tab.setSessionToken('t-1');
  await tab.shareSession();
  const { channel, heard } = anotherTab();
  tab.setSessionToken('t-2');
  tab.setSessionToken(undefined);
  tab.setSessionToken('t-3');
  channel.postMessage('ask');
  await vi.waitFor(() => expect(heard).toContainEqual({ token: 't-3' }));
  expect(heard).toEqual(['ended', { token: 't-3' }]);
  channel.postMessage('ended');
  await vi.waitFor(() => expect(tab.sessionToken()).toBeUndefined());
});

test('a browser without channels has a session of its tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await openTab();
  await expect(tab.shareSession()).resolves.toBeUndefined();
});
