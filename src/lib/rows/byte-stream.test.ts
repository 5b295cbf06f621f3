import { afterEach, expect, test, vi } from 'vitest';
import { toByteStream } from './byte-stream';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const piecesOf = (...sizes: number[]) => sizes.map((size) => new Uint8Array(size).fill(size));

test('the stream has all pieces in order, and its end tells the total', async () => {
  const onEnd = vi.fn<(bytes: number) => void>();
  const bytes = await new Response(toByteStream(piecesOf(3, 2, 4), onEnd)).bytes();
  expect([...bytes]).toEqual([3, 3, 3, 2, 2, 4, 4, 4, 4]);
  expect(onEnd.mock.calls).toEqual([[9]]);
  expect(await new Response(toByteStream(piecesOf(1))).bytes()).toHaveLength(1);
});

test('a canceled stream ends its source, also one that cannot be ended', async () => {
  let ended = false;
  function* endless() {
    try {
      for (;;) yield new Uint8Array(1);
    } finally {
      ended = true;
    }
  }
  const reader = toByteStream(endless()).getReader();
  await reader.read();
  await reader.cancel();
  expect(ended).toBe(true);
  await expect(toByteStream(piecesOf(1, 2)).cancel()).resolves.toBeUndefined();
});

test('the main thread is free after more than 8 ms of work', async () => {
  const yieldNow = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { yield: yieldNow });
  let time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const steps = [4, 4, 0.1, 8, 0.1];
  const yields: number[] = [];
  function* slow() {
    for (const step of steps) {
      yields.push(yieldNow.mock.calls.length);
      time += step;
      yield new Uint8Array(1);
    }
  }
  await new Response(toByteStream(slow())).bytes();
  expect(yields).toEqual([0, 0, 0, 1, 1]);
  expect(yieldNow).toHaveBeenCalledTimes(2);
});
