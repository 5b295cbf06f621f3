import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError, NOT_OFFERED, retryAfterOf } from '#src/api/errors';
import { ErrorCode, InterfaceLanguage } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

const refusal = (code: string, message = 'Said by the server.') => new ApiError('http', 409, code, message);
const codes = Object.values(ErrorCode);

test.each(Object.values(InterfaceLanguage))('every code of the contract has a message in %s', async (language) => {
  await startLanguages(language);
  const { result } = renderHook(() => useErrorMessage());
  const texts = result.current;
  const noReason = texts(new Error('nothing'));
  for (const code of codes) {
    const message = texts(refusal(code, ''));
    expect(message, code).not.toBe(noReason);
    expect(message, code).not.toContain(code);
    expect(message, code).toMatch(/[.。]$/);
    expect(message, code).not.toContain('{{');
  }
  expect(new Set(codes.map((code) => texts(refusal(code, '')))).size).toBe(codes.length);
});

test('a vague or unknown code shows the message of the server', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useErrorMessage());
  expect(result.current(refusal('Invalid', 'At most 3 at a time.'))).toBe('At most 3 at a time.');
  expect(result.current(refusal('NobodyKnows', 'The moon is full.'))).toBe('The moon is full.');
  expect(result.current(refusal('NobodyKnows', ''))).toBe('Something went wrong. Try again.');
});

test('an error inside a response reads like an ApiError, and a caller can override it', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useErrorMessage());
  const errorMessage = result.current;
  expect(errorMessage({ code: 'TaskIsRunning', message: null })).toBe('This task is running. Stop it first.');
  expect(errorMessage({ code: 'ServiceError', message: 'Sent by the server.' })).toBe(
    'The cloud service had a problem. Try again in a moment.',
  );
  expect(errorMessage({ code: 'NobodyKnows', message: 'The moon is full.' })).toBe('The moon is full.');
  expect(errorMessage(refusal('NotFound'), { codes: { NotFound: () => 'The lamp is gone.' } })).toBe(
    'The lamp is gone.',
  );
  expect(errorMessage(new ApiError('network', 0, 'Network', ''))).toMatch(/^You’re offline/);
  expect(errorMessage(new ApiError('timeout', 0, 'Timeout', ''))).toBe('The server didn’t respond. Try again.');
});

test('a call that the server does not offer has its own message and no retry', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useErrorMessage());
  const error = new ApiError('http', 404, NOT_OFFERED, 'This server does not offer this call.');
  expect(result.current(error)).toBe('This feature isn’t available on this server.');
  expect(retryAfterOf(error)).toBe(Infinity);
});

test('a 429 error shows the seconds of Retry-After if the server sends them', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useErrorMessage());
  const tooMany = (retryAfter?: number) => new ApiError('http', 429, 'TooManyRequests', '', [], retryAfter);
  expect(result.current(tooMany(30))).toBe('Too many attempts. Try again in 30 seconds.');
  expect(result.current(tooMany(1))).toBe('Too many attempts. Try again in 1 second.');
  expect(result.current(tooMany())).toBe('Too many attempts. Wait a minute, then try again.');
});

test('a frame surrounds a general reason, and an unknown error has its own message', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useErrorMessage());
  const options = {
    codes: { NotFound: () => 'The lamp is gone.' },
    wrap: (reason: string) => `It stays dark. ${reason}`,
    fallback: 'The lamp is silent.',
  };
  expect(result.current(refusal('NotFound'), options)).toBe('The lamp is gone.');
  expect(result.current(refusal('NobodyKnows'), options)).toBe('It stays dark. Said by the server.');
  expect(result.current(new ApiError('network', 0, 'Network', ''), options)).toMatch(/^It stays dark. You’re offline/);
  for (const error of [
    refusal('NobodyKnows', ''),
    new ApiError('timeout', 0, 'Timeout', 'Late.'),
    new Error('nothing'),
  ])
    expect(result.current(error, options)).toBe('The lamp is silent.');
});

test('the general messages need no texts of the console', async () => {
  onTestFinished(async () => void (await startLanguages('en-US')));
  await startLanguages('en-US');
  i18next.removeResourceBundle('en-US', 'tasks');
  const { result } = renderHook(() => useErrorMessage());
  expect([
    result.current(new ApiError('network', 0, 'network', '')),
    result.current(new Error('nothing')),
    result.current(refusal('NobodyKnows', '')),
  ]).toEqual([
    'You’re offline. Try again when you’re back online.',
    'The server didn’t respond. Try again.',
    'Something went wrong. Try again.',
  ]);
});
