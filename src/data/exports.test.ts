import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personas } from '#mocks/personas';
import { ApiError } from '#src/api/errors';
import { sessionToken } from '#src/api/session-token';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { fetchExport, fetchZip } from './exports';

const [ready, failed] = ['1', '2'].map((number) => `export-${personas.standard.userId}-${number}`) as [string, string];
let emulator: TestEmulator;
const sentRequests = () =>
  emulator
    .sent()
    .map(({ operation, request }) => `${operation}${request.headers.has('Authorization') ? ' with session' : ''}`);

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://console.example/'));
  emulator = await startEmulator();
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

test('API-103 a file is fetched from its address without the session, and progress reports the total size', async () => {
  const fetchOptions = options();
  const { blob, fileName } = await fetchExport(ready, fetchOptions);
  const { size, fileName: name } = emulator.db.exports.get(ready)!;
  expect([blob.size, fileName]).toEqual([size, name]);
  expect(sentRequests()).toEqual(['getExportDownload with session', 'downloadExportFile']);
  expect(fetchOptions.onProgress.mock.calls.at(-1)?.[0]).toMatchObject({ total: size });
});

test('API-103 an address that expires before the fetch is requested again once', async () => {
  const { exports } = emulator.db;
  const release = emulator.delay('downloadExportFile');
  const fetched = fetchExport(ready, options());
  await vi.waitFor(() => expect(sentRequests()).toContain('downloadExportFile'));
  const job = exports.get(ready)!;
  await exports.remove(ready);
  await exports.insert({ ...job, fileToken: 'another' });
  release();
  const { blob } = await fetched;
  expect(blob.size).toBe(exports.get(ready)!.size);
  expect(blob.size).toBeGreaterThan(100_000);
  const round = ['getExportDownload with session', 'downloadExportFile'];
  expect(sentRequests()).toEqual([...round, ...round]);
  emulator.fail('downloadExportFile', { kind: 'status', status: 404, code: 'NotFound' });
  expect(await failure(fetchExport(ready, options()))).toMatchObject({ code: 'Expired' });
});

test.each([
  ['Expired', 404],
  ['TaskDeleted', 404],
  ['NotReady', 409],
] as const)('API-103 with %s the address is refused and no file is requested', async (code, status) => {
  emulator.fail('getExportDownload', { kind: 'status', status, code });
  expect(await failure(fetchExport(ready, options()))).toMatchObject({ code });
  expect(sentRequests()).toEqual(['getExportDownload with session']);
});

test('an ended session fails with status 401 and clears the token', async () => {
  emulator.fail('getExportDownload', { kind: 'sessionEnd' });
  expect(await failure(fetchExport(ready, options()))).toMatchObject({ status: 401 });
  expect(sessionToken()).toBeUndefined();
});

test('an empty file and an interrupted file are failures', async () => {
  emulator = await startEmulator({
    answerOther: () => new Response('', { headers: { 'Content-Type': 'text/csv' } }),
  });
  const body = { url: 'https://files.example/empty' };
  emulator.fail('getExportDownload', { kind: 'answer', body, merge: true, times: 1 });
  expect(await failure(fetchExport(ready, options()))).toMatchObject({ code: 'EmptyFile' });
  emulator.fail('downloadExportFile', { kind: 'reset' });
  expect(await failure(fetchExport(ready, options()))).toMatchObject({ kind: 'network' });
});

test('an aborted download does not fail as a call', async () => {
  emulator.fail('downloadExportFile', { kind: 'drip', milliseconds: 60_000 });
  const controller = new AbortController();
  const work = failure(fetchExport(ready, { ...options(), signal: controller.signal }));
  await vi.waitFor(() => expect(sentRequests()).toContain('downloadExportFile'));
  controller.abort();
  expect(await work).not.toBeInstanceOf(ApiError);
});

test('a file may take longer than the request timeout as long as data arrives', async () => {
  vi.useFakeTimers();
  emulator.fail('downloadExportFile', { kind: 'drip', milliseconds: 200_000 });
  const work = fetchExport(ready, options());
  await vi.advanceTimersByTimeAsync(250_000);
  expect((await work).blob.size).toBe(emulator.db.exports.get(ready)?.size);
});

test('API-104 a zip has the name from the server, and unavailable records are named', async () => {
  const { blob, fileName } = await fetchZip({ recordIds: [ready], fileName: 'märz' }, options());
  expect(new TextDecoder().decode(await blob.slice(0, 2).arrayBuffer())).toBe('PK');
  expect(fileName).toBe('märz.zip');
  expect(await failure(fetchZip({ recordIds: [failed] }, options()))).toMatchObject({
    code: 'RecordsNotReady',
    details: [{ field: 'recordIds.0' }],
  });
});
