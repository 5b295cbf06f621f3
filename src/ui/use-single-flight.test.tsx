import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSingleFlight } from './use-single-flight';

test('a second call is ignored while the first is pending, and a later call runs', async () => {
  const calls: string[] = [];
  let finish = (): void => undefined;
  const { result } = renderHook(() =>
    useSingleFlight((name: string) => {
      calls.push(name);
      return new Promise<string>((resolve) => (finish = () => resolve(name)));
    }),
  );
  const first = act(() => {
    const flight = result.current.run('a');
    void result.current.run('b');
    return Promise.resolve({ flight });
  });
  const { flight } = await first;
  expect(calls).toEqual(['a']);
  expect(result.current.pending).toEqual(['a']);
  await act(async () => {
    finish();
    expect(await flight).toBe('a');
  });
  expect(result.current.pending).toBeUndefined();
  act(() => void result.current.run('c'));
  expect(calls).toEqual(['a', 'c']);
});

test('a call that fails rejects, and the next one runs', async () => {
  const { result } = renderHook(() => useSingleFlight(() => Promise.reject(new Error('no'))));
  await act(() => expect(result.current.run()).rejects.toThrow('no'));
  expect(result.current.pending).toBeUndefined();
  await act(() => expect(result.current.run()).rejects.toThrow('no'));
});
