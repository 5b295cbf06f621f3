import { afterEach, expect, test, vi } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import { openProviderWindow } from './provider-window';

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
