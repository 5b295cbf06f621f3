import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors';
import { sessionToken, setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { receiveBlob, Stalled } from '#src/lib/receive';
import { fetchExport, fetchZip } from './exports';

const csv = { 'Content-Type': 'text/csv' };
const refusal = (status: number, code: string, details: object[] = []) =>
  Response.json({ error: { code, message: code, details } }, { status });
let asked: string[] = [];
/** Answers to come, by the end of the path; the last one of a list stays. */
let answers: Record<string, (() => Response)[]>;

const link =
  (token: string, size: number | null = null) =>
  () =>
    Response.json({
      url: `https://files.example/${token}`,
      fileName: 'rows.csv',
      size,
      expiresAt: '2026-11-21T00:00:00Z',
    });
const file = (text: string) => () => new Response(text, { headers: csv });

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://console.example/'));
  setSessionToken('token');
  asked = [];
  setTransport((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(`${name}${request.headers.has('Authorization') ? ' with session' : ''}`);
    const list = answers[name] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    return Promise.resolve(answer?.() ?? refusal(404, 'NotFound'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(progress: object) => void>() });
const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('API-103 a file comes from its address without the session, and what was received is told against its size', async () => {
  const text = 'x'.repeat(3 * 1024 * 1024);
  answers = { fileDownLoadUrl: [link('a', text.length)], a: [file(text)] };
  const told = options();
  const { blob, fileName } = await fetchExport('x-1', told);
  expect([blob.size, fileName]).toEqual([text.length, 'rows.csv']);
  expect(asked).toEqual(['fileDownLoadUrl with session', 'a']);
  expect(told.onProgress.mock.calls.at(-1)?.[0]).toMatchObject({ total: text.length });
});

test('API-103 an address that ended between the click and the fetch is asked for anew, once', async () => {
  answers = { fileDownLoadUrl: [link('old'), link('new')], old: [() => refusal(403, 'Gone')], new: [file('a')] };
  expect((await fetchExport('x-1', options())).blob.size).toBe(1);
  expect(asked).toEqual(['fileDownLoadUrl with session', 'old', 'fileDownLoadUrl with session', 'new']);
  answers = { fileDownLoadUrl: [link('old')], old: [() => refusal(404, 'NotFound')] };
  expect(await failure(fetchExport('x-1', options()))).toMatchObject({ code: 'Expired' });
});

test.each([
  ['Expired', () => refusal(404, 'Expired')],
  ['TaskDeleted', () => refusal(404, 'TaskDeleted')],
  ['NotReady', () => refusal(409, 'NotReady')],
])('API-103 %s: the address is refused, and no file is asked for', async (code, answer) => {
  answers = { fileDownLoadUrl: [answer] };
  expect(await failure(fetchExport('x-1', options()))).toMatchObject({ code });
  expect(asked).toEqual(['fileDownLoadUrl with session']);
});

test('API-103 a session that has ended is told as such', async () => {
  answers = { fileDownLoadUrl: [() => refusal(401, 'NoSession')] };
  expect(await failure(fetchExport('x-1', options()))).toMatchObject({ status: 401 });
  expect(sessionToken()).toBeUndefined();
});

test('API-103 an empty file and one that breaks off are failures, not files', async () => {
  answers = { fileDownLoadUrl: [link('a')], a: [file('')] };
  expect(await failure(fetchExport('x-1', options()))).toMatchObject({ code: 'EmptyFile' });
  let begun = false;
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (begun) controller.error(new TypeError('reset'));
      else controller.enqueue(new Uint8Array(10));
      begun = true;
    },
  });
  answers = { fileDownLoadUrl: [link('a')], a: [() => new Response(broken, { headers: csv })] };
  expect(await failure(fetchExport('x-1', options()))).toMatchObject({ kind: 'network' });
});

/** A body that goes on for as long as nobody stops it. */
function endless(onCancel: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      controller.enqueue(new Uint8Array(1024));
    },
    cancel: onCancel,
  });
}

test('API-103 a download that is broken off stops whoever sends', async () => {
  const onCancel = vi.fn<() => void>();
  answers = { fileDownLoadUrl: [link('a')], a: [() => new Response(endless(onCancel), { headers: csv })] };
  const controller = new AbortController();
  const work = failure(fetchExport('x-1', { ...options(), signal: controller.signal }));
  await vi.waitFor(() => expect(asked).toContain('a'));
  controller.abort();
  expect(await work).not.toBeInstanceOf(ApiError);
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
});

test('API-103 a file may take longer than an answer may, as long as something comes', async () => {
  vi.useFakeTimers();
  let left = 5;
  const slow = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20_000);
      });
      if (left-- > 0) controller.enqueue(new Uint8Array(1));
      else controller.close();
    },
  });
  answers = { fileDownLoadUrl: [link('a')], a: [() => new Response(slow, { headers: csv })] };
  const work = fetchExport('x-1', options());
  await vi.advanceTimersByTimeAsync(200_000);
  expect((await work).blob.size).toBe(5);
});

test('API-103 a file of which nothing comes any more is given up', async () => {
  const silent = new Response(new ReadableStream<Uint8Array>());
  expect(await failure(receiveBlob(silent, { patience: 10 }))).toBeInstanceOf(Stalled);
});

test('API-104 a zip has the name that the server gives it; those that cannot be had are named', async () => {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': "attachment; filename*=UTF-8''m%C3%A4rz.zip",
  };
  answers = { zip: [() => new Response('PK', { headers })] };
  const { blob, fileName } = await fetchZip({ recordIds: ['a'] }, options());
  expect([blob.size, fileName]).toEqual([2, 'märz.zip']);
  answers = { zip: [() => refusal(409, 'RecordsNotReady', [{ field: 'recordIds.0', message: 'a.csv failed' }])] };
  expect(await failure(fetchZip({ recordIds: ['a'] }, options()))).toMatchObject({
    code: 'RecordsNotReady',
    details: [{ field: 'recordIds.0' }],
  });
});
