import { afterEach, expect, test } from 'vitest';
import {
  closeSignInPrompt,
  isSignInPromptOpen,
  keepPageOnSessionEnd,
  onSignInPromptChange,
  promptSignIn,
} from './session-end';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const keep = (canKeep = true): (() => void) => {
  const stop = keepPageOnSessionEnd(() => canKeep);
  stops.push(stop);
  return stop;
};

test('without a page that stays, nobody is asked', async () => {
  expect(await promptSignIn('a-1')).toBe(false);
  keep(false);
  expect(await promptSignIn('a-2')).toBe(false);
  expect(isSignInPromptOpen()).toBe(false);
});

test('calls that fail together wait for one sign-in, and go on after it', async () => {
  keep();
  const waiting = [promptSignIn('b-1'), promptSignIn('b-1'), promptSignIn('b-2')];
  expect(isSignInPromptOpen()).toBe(true);
  closeSignInPrompt(true);
  expect(isSignInPromptOpen()).toBe(false);
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});

test('a late 401 of a token whose user is back asks nobody again', async () => {
  keep();
  const first = promptSignIn('c-1');
  closeSignInPrompt(true);
  await first;
  expect(await promptSignIn('c-1')).toBe(true);
  expect(isSignInPromptOpen()).toBe(false);
});

test('after another user signs in, the calls fail, and the token may ask again', async () => {
  keep();
  const first = promptSignIn('d-1');
  closeSignInPrompt(false);
  expect(await first).toBe(false);
  void promptSignIn('d-1');
  expect(isSignInPromptOpen()).toBe(true);
});

test('leaving the page fails the waiting calls, unless another page stays by then', async () => {
  const leave = keep();
  const waiting = promptSignIn('e-1');
  leave();
  expect(await waiting).toBe(false);
  expect(isSignInPromptOpen()).toBe(false);
  expect(await promptSignIn('e-2')).toBe(false);
  const first = keep();
  keep();
  void promptSignIn('e-3');
  first();
  expect(isSignInPromptOpen()).toBe(true);
});

test('listeners hear the prompt open and close, each once, until they unsubscribe', () => {
  keep();
  const heard: boolean[] = [];
  const stop = onSignInPromptChange(() => heard.push(isSignInPromptOpen()));
  void promptSignIn('f-1');
  void promptSignIn('f-2');
  closeSignInPrompt(false);
  closeSignInPrompt(false);
  expect(heard).toEqual([true, false]);
  stop();
  void promptSignIn('f-3');
  expect(heard).toHaveLength(2);
});
