import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordBlobs } from '#tests/fixtures/record-blobs';
import { receiveBlob, StalledError, type DownloadProgress } from './receive-blob';

const KIB = 1024;
const MIB = KIB * KIB;
const idleTimeout = 1000;

function openResponse(headers: Record<string, string> = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const onCancel = vi.fn<(reason: unknown) => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: onCancel,
  });
  return {
    response: new Response(body, { headers }),
    onCancel,
    send: async (size: number, fill = 1) => {
      controller?.enqueue(new Uint8Array(size).fill(fill));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: () => controller?.close(),
    fail: (error: Error) => controller?.error(error),
  };
}

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the chunks arrive in order with the type of the response, also across parts', async () => {
  const { response, send, end } = openResponse({ 'Content-Type': 'text/csv' });
  const received = receiveBlob(response, { idleTimeout });
  const sizes = [3 * MIB, 2 * MIB, 4 * MIB, 10];
  for (const [index, size] of sizes.entries()) await send(size, index + 1);
  end();
  const blob = await received;
  expect([blob.size, blob.type]).toEqual([9 * MIB + 10, 'text/csv']);
  const bytes = await blob.bytes();
  let at = 0;
  for (const [index, size] of sizes.entries()) {
    expect([bytes[at], bytes[at + size - 1]]).toEqual([index + 1, index + 1]);
    at += size;
  }
});

test('chunks are joined to parts of at least 4 MiB', async () => {
  const blobs = recordBlobs();
  const { response, send, end } = openResponse();
  const received = receiveBlob(response, { idleTimeout });
  for (let count = 0; count < 9; count++) await send(MIB);
  end();
  await received;
  expect(blobs.map(({ parts }) => parts)).toEqual([4, 4, 3]);
});

test('a response without a body is an empty file of its type', async () => {
  const blob = await receiveBlob(new Response(null, { headers: { 'Content-Type': 'text/csv' } }), { idleTimeout });
  expect([blob.size, blob.type]).toEqual([0, 'text/csv']);
  const { response, end } = openResponse();
  end();
  expect((await receiveBlob(response, { idleTimeout })).type).toBe('');
});

test.each([
  ['Content-Length', { 'Content-Length': '2000000' }, undefined, 2_000_000],
  [
    'nothing when the answer is compressed',
    { 'Content-Length': '900', 'Content-Encoding': 'br' },
    undefined,
    undefined,
  ],
  ['nothing when the length is 0', { 'Content-Length': '0' }, undefined, undefined],
  ['nothing without a header', {}, undefined, undefined],
  ['the size that the caller knows', { 'Content-Length': '900' }, 3_000_000, 3_000_000],
])('the total comes from %s', async (_, headers, total, expected) => {
  const { response, send, end } = openResponse(headers);
  const onProgress = vi.fn<(progress: DownloadProgress) => void>();
  const received = receiveBlob(response, { idleTimeout, onProgress, ...(total && { total }) });
  await send(MIB);
  end();
  await received;
  expect(onProgress.mock.calls).toEqual([[{ received: MIB, total: expected }]]);
});

test('progress comes after 512 KiB and 100 ms, and after a hundredth of a large file', async () => {
  const steps: number[] = [];
  const open = async (total: number) => {
    steps.length = 0;
    const opened = openResponse();
    const received = receiveBlob(opened.response, {
      idleTimeout,
      total,
      onProgress: (progress) => {
        steps.push(progress.received / KIB);
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    return { ...opened, received };
  };
  const small = await open(10 * MIB);
  await small.send(511 * KIB);
  expect(steps).toEqual([]);
  await small.send(KIB);
  expect(steps).toEqual([512]);
  await small.send(512 * KIB);
  expect(steps).toEqual([512]);
  await vi.advanceTimersByTimeAsync(99);
  await small.send(KIB);
  expect(steps).toEqual([512]);
  await vi.advanceTimersByTimeAsync(1);
  await small.send(KIB);
  expect(steps).toEqual([512, 1026]);
  await vi.advanceTimersByTimeAsync(100);
  await small.send(KIB);
  expect(steps).toEqual([512, 1026]);
  small.end();
  await small.received;

  const large = await open(1000 * MIB);
  await large.send(9 * MIB);
  expect(steps).toEqual([]);
  await large.send(MIB);
  expect(steps).toEqual([10 * KIB]);
  large.end();
  await large.received;
});

test('a source that sends nothing for the idle time fails as stalled and is canceled', async () => {
  const { response, send, onCancel } = openResponse();
  const received = failure(receiveBlob(response, { idleTimeout }));
  for (let count = 0; count < 5; count++) {
    await vi.advanceTimersByTimeAsync(idleTimeout - 100);
    await send(1);
  }
  expect(onCancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(idleTimeout * 1.25);
  const error = await received;
  expect(error).toBeInstanceOf(StalledError);
  expect(error).toMatchObject({ message: 'Nothing came for too long' });
  expect(onCancel).toHaveBeenCalledWith(error);
});

test('a source that never sends fails at the end of the idle time, which is checked in quarters', async () => {
  const { response, onCancel } = openResponse();
  const started = performance.now();
  const received = failure(receiveBlob(response, { idleTimeout }));
  for (const time of [250, 500, 750, 1000]) {
    expect(onCancel).not.toHaveBeenCalled();
    await vi.advanceTimersToNextTimerAsync();
    expect(performance.now() - started).toBe(time);
  }
  expect(onCancel).toHaveBeenCalledOnce();
  expect(await received).toBeInstanceOf(StalledError);
});

test('an idle time of 0 checks once a millisecond', async () => {
  const { response } = openResponse();
  const received = failure(receiveBlob(response, { idleTimeout: 0 }));
  await vi.advanceTimersByTimeAsync(2);
  expect(await received).toBeInstanceOf(StalledError);
});

test('an abort cancels the source and rejects with its reason', async () => {
  const { response, send, onCancel } = openResponse();
  const controller = new AbortController();
  const received = failure(receiveBlob(response, { idleTimeout, signal: controller.signal }));
  await send(10);
  const reason = new Error('closed');
  controller.abort(reason);
  expect(await received).toBe(reason);
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(reason);
});

test('a signal that was aborted before reads nothing', async () => {
  const { response, send, onCancel } = openResponse();
  await send(10);
  const reason = new Error('closed');
  expect(await failure(receiveBlob(response, { idleTimeout, signal: AbortSignal.abort(reason) }))).toBe(reason);
  expect(onCancel).not.toHaveBeenCalled();
});

test('a received file no longer listens to its signal or watches the time', async () => {
  const { response, send, end } = openResponse();
  const controller = new AbortController();
  const remove = vi.spyOn(controller.signal, 'removeEventListener');
  const received = receiveBlob(response, { idleTimeout, signal: controller.signal });
  await send(10);
  expect(vi.getTimerCount()).toBe(1);
  end();
  await received;
  expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  expect(vi.getTimerCount()).toBe(0);
});

test('the error of the source is passed on', async () => {
  const { response, fail } = openResponse();
  const received = failure(receiveBlob(response, { idleTimeout }));
  const error = new TypeError('network error');
  fail(error);
  expect(await received).toBe(error);
});

test('an error of the progress report cancels the source', async () => {
  const { response, send, onCancel } = openResponse();
  const error = new Error('no place for it');
  const received = failure(
    receiveBlob(response, {
      idleTimeout,
      onProgress: () => {
        throw error;
      },
    }),
  );
  await send(MIB);
  expect(await received).toBe(error);
  expect(onCancel).toHaveBeenCalledWith(error);
});
