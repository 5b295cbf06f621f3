import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import { keyPrefix } from '#src/lib/storage';
import { openProviderWindow, readProviderReturn, sendProviderReturn } from './provider-window';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openWindow(popup: { closed: boolean }) {
  vi.useFakeTimers();
  vi.stubGlobal('open', () => popup);
  const answers: unknown[] = [];
  const landing = 'https://app.example/login/provider';
  void openProviderWindow(LoginType.Google, 'https://provider.example', landing).then((proof) => answers.push(proof));
  return {
    answers,
    wait: () => vi.advanceTimersByTimeAsync(5_000),
    focus: () => {
      globalThis.dispatchEvent(new Event('focus'));
      return vi.advanceTimersByTimeAsync(5_000);
    },
  };
}

test('a window that reports `closed` at once is waited for until the page has the focus again', async () => {
  const { answers, wait, focus } = openWindow({ closed: true });
  await wait();
  expect(answers).toEqual([]);
  await focus();
  expect(answers).toEqual([undefined]);
});

test('a window that is still open is waited for when the page has the focus, until it is closed', async () => {
  const popup = { closed: false };
  const { answers, focus } = openWindow(popup);
  await focus();
  expect(answers).toEqual([]);
  popup.closed = true;
  await focus();
  expect(answers).toEqual([undefined]);
});

describe('the window of a provider', () => {
  const opened: unknown[][] = [];
  const listeners = new Map<string, () => void>();
  function open(popup: { closed: boolean } | null) {
    opened.length = 0;
    vi.stubGlobal('open', (...args: unknown[]) => {
      opened.push(args);
      return popup;
    });
    listeners.clear();
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
      if (listeners.get(type) === listener) listeners.delete(type);
    });
    return openProviderWindow('Google', 'https://id.example/o?client=7', 'https://app.example/login/provider');
  }
  const state = () => new URL(String(opened[0]?.[0])).searchParams.get('state') ?? '';

  test('opens at the address of the provider, with the way back', async () => {
    expect(await open(null)).toBeUndefined();
    const url = new URL(String(opened[0]?.[0]));
    expect(url.origin + url.pathname).toBe('https://id.example/o');
    expect(url.searchParams.get('client')).toBe('7');
    expect(url.searchParams.get('redirect_uri')).toBe('https://app.example/login/provider');
    expect(state()).toMatch(/^[0-9a-f-]{36}$/u);
    expect(opened[0]?.slice(1)).toEqual([`${keyPrefix}Google`, 'popup,width=480,height=640']);
  });

  test('its answer counts only with the state of this page', async () => {
    const proof = open({ closed: false });
    sendProviderReturn({ state: 'other', code: 'c-0', account: 'a@b.example' });
    const channel = new BroadcastChannel(`${keyPrefix}provider`);
    for (const message of [
      null,
      'text',
      {},
      { state: state(), code: 1, account: 'a' },
      { state: state(), code: 'c' },
      { state: state(), code: 'c', account: 5 },
    ])
      channel.postMessage(message);
    channel.postMessage({ state: state(), code: 'c-1', account: 'a@b.example', more: 1 });
    expect(await proof).toEqual({ code: 'c-1', account: 'a@b.example' });
    channel.close();
  });

  test('sends the answer of its way back, and leaves nothing behind', async () => {
    const closed: string[] = [];
    const Original = BroadcastChannel;
    vi.stubGlobal(
      'BroadcastChannel',
      class extends Original {
        override close() {
          closed.push(this.name);
          super.close();
        }
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const proof = open({ closed: true });
    listeners.get('focus')?.();
    listeners.get('focus')?.();
    expect(vi.getTimerCount()).toBe(1);
    sendProviderReturn({ state: state(), code: 'c-1', account: 'a@b.example' });
    expect(await proof).toEqual({ code: 'c-1', account: 'a@b.example' });
    expect(vi.getTimerCount()).toBe(0);
    expect(listeners.size).toBe(0);
    expect(closed).toEqual([`${keyPrefix}provider`, `${keyPrefix}provider`]);
    vi.useRealTimers();
  });

  test.each([
    ['state=s&code=c&account=a', { state: 's', code: 'c', account: 'a' }],
    ['state=s&code=c&email=e', { state: 's', code: 'c', account: 'e' }],
    ['state=s&code=c&account=a&email=e', { state: 's', code: 'c', account: 'a' }],
    ['state=s&code=c', { state: 's', code: 'c', account: '' }],
    ['state=s&account=a', undefined],
    ['code=c&account=a', undefined],
    ['', undefined],
  ])('the query %j of its way back', (query, expected) => {
    expect(readProviderReturn(new URLSearchParams(query))).toEqual(expected);
  });
});
