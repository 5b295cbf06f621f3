import { afterEach, describe, expect, test, vi } from 'vitest';
import { asFile, makeEmpty, makeManyLines, makeQuotedCsv } from '#tests/fixtures/make-import-files';
import { openImport, type ImportReader } from './open-import';
import { DEFAULT_IMPORT_LIMITS, type ImportProgress, type ImportResponse } from './protocol';
import { serveImport } from './serve-import';

function inProcessReader(): { reader: ImportReader; stopped: () => boolean } {
  let stopped = false;
  const reader: ImportReader = {
    onmessage: null,
    onerror: null,
    postMessage(request) {
      void answer(request);
    },
    terminate() {
      stopped = true;
    },
  };
  const answer = serveImport((response: ImportResponse, transfer) => {
    const data = structuredClone(response, { transfer });
    if (!stopped) setTimeout(() => reader.onmessage?.(new MessageEvent('message', { data })));
  });
  return { reader, stopped: () => stopped };
}

function silentReader(): { reader: ImportReader; stopped: () => boolean } {
  let stopped = false;
  return {
    reader: {
      onmessage: null,
      onerror: null,
      postMessage: () => undefined,
      terminate() {
        stopped = true;
      },
    },
    stopped: () => stopped,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('import session', () => {
  test('FORM-48 FORM-49 reports its progress and its sheets, and collects the lines of each choice', async () => {
    const { reader } = inProcessReader();
    const session = openImport(asFile(makeQuotedCsv()), {}, () => reader);
    const steps: ImportProgress[] = [];
    session.onProgress((progress) => steps.push(progress));
    expect(await session.ready).toMatchObject({ kind: 'sheets', sheets: [{ name: 'links' }] });
    expect(steps.at(-1)?.fraction).toBe(1);
    const [links, titles] = await Promise.all([
      session.lines({ column: 1, hasHeader: true }),
      session.lines({ column: 0, hasHeader: true, maxLines: 1 }),
    ]);
    expect(links).toMatchObject({ total: 4, collected: 4, duplicates: 1, blank: 1 });
    expect(links.lines.text()).toBe(
      'https://a.example/1\nhttps://a.example/2\nhttps://a.example/3\nhttps://a.example/1',
    );
    expect(titles.lines.preview(5)).toEqual(['Tea; coffee, "black"']);
    session.dispose();
  });

  test('FORM-47 FORM-60 many lines arrive complete in many pieces', async () => {
    const file = makeManyLines(100_000);
    const { reader } = inProcessReader();
    const session = openImport(asFile(file), {}, () => reader);
    expect(await session.ready).toEqual({ kind: 'text', lineCount: 100_000 });
    const { lines } = await session.lines();
    expect(lines.count).toBe(100_000);
    expect(`${lines.text()}\n`).toBe(new TextDecoder().decode(file.bytes));
  });

  test('a refused file rejects with its code and stops the reader', async () => {
    const { reader, stopped } = inProcessReader();
    const session = openImport(asFile(makeEmpty()), {}, () => reader);
    await expect(session.ready).rejects.toMatchObject({ name: 'ImportError', code: 'emptyFile' });
    expect(stopped()).toBe(true);
    await expect(session.lines()).rejects.toMatchObject({ code: 'emptyFile' });
  });

  test('FORM-49 an empty column leaves the session open for another choice', async () => {
    const { reader } = inProcessReader();
    const session = openImport(new File(['a,b\n1,\n'], 'a.csv'), {}, () => reader);
    await expect(session.lines({ column: 1, hasHeader: true })).rejects.toMatchObject({ code: 'emptyColumn' });
    expect((await session.lines({ column: 0, hasHeader: true })).lines.text()).toBe('1');
  });

  test('canceling stops the reader and rejects pending requests', async () => {
    const { reader, stopped } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const lines = session.lines();
    session.cancel();
    await expect(session.ready).rejects.toMatchObject({ code: 'canceled' });
    await expect(lines).rejects.toMatchObject({ code: 'canceled' });
    expect(stopped()).toBe(true);
  });

  test('a reader that does not answer in time is stopped', async () => {
    vi.useFakeTimers();
    const { reader, stopped } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    vi.advanceTimersByTime(29_999);
    expect(stopped()).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(session.ready).rejects.toMatchObject({ code: 'timeout' });
    expect(stopped()).toBe(true);
  });

  test('a reader that cannot start or fails rejects as unreadable', async () => {
    const blocked = openImport(new File(['x'], 'a.txt'), {}, () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(blocked.ready).rejects.toMatchObject({ code: 'unreadable' });
    const { reader } = silentReader();
    const broken = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    reader.onerror?.(Object.assign(new Event('error'), { message: 'no script' }) as ErrorEvent);
    await expect(broken.ready).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('the reader gets the file and all limits, those of the caller first', () => {
    const { reader } = silentReader();
    const requests: unknown[] = [];
    reader.postMessage = (request) => requests.push(request);
    const file = new File(['x'], 'a.txt');
    openImport(file, { columns: 3 }, () => reader).dispose();
    expect(requests).toEqual([{ type: 'open', file, limits: { ...DEFAULT_IMPORT_LIMITS, columns: 3 } }]);
  });

  test('the reader gets each choice with a different number', async () => {
    const { reader } = silentReader();
    const requests: unknown[] = [];
    reader.postMessage = (request) => requests.push(request);
    const session = openImport(new File(['x'], 'a.csv'), {}, () => reader);
    reader.onmessage?.(
      new MessageEvent('message', { data: { type: 'ready', summary: { kind: 'text', lineCount: 1 } } }),
    );
    const results = Promise.allSettled([session.lines({ column: 1, hasHeader: true }), session.lines({ maxLines: 2 })]);
    await session.ready;
    await Promise.resolve();
    session.dispose();
    await results;
    expect(requests.slice(1)).toEqual([
      { type: 'lines', id: 1, choice: { column: 1, hasHeader: true } },
      { type: 'lines', id: 2, choice: { maxLines: 2 } },
    ]);
  });

  test('an open file waits for a choice as long as it takes, and each choice has its own time', async () => {
    vi.useFakeTimers();
    const { reader, stopped } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), { timeout: 500 }, () => reader);
    const send = (data: ImportResponse) => reader.onmessage?.(new MessageEvent('message', { data }));
    send({ type: 'ready', summary: { kind: 'text', lineCount: 1 } });
    await session.ready;
    vi.advanceTimersByTime(10_000);
    expect(stopped()).toBe(false);
    const first = session.lines();
    await vi.advanceTimersByTimeAsync(400);
    send({ type: 'lines', id: 1, counts: { total: 0, collected: 0, duplicates: 0, blank: 0 } });
    await first;
    vi.advanceTimersByTime(10_000);
    expect(stopped()).toBe(false);
    const second = session.lines().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toMatchObject({ code: 'timeout', message: 'No result within 500 ms' });
    expect(stopped()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ending leaves no timer, and only the first reason counts', async () => {
    vi.useFakeTimers();
    const { reader } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    reader.onmessage?.(
      new MessageEvent('message', { data: { type: 'ready', summary: { kind: 'text', lineCount: 1 } } }),
    );
    const lines = session.lines().catch((error: unknown) => error);
    await session.ready;
    await Promise.resolve();
    session.cancel();
    session.dispose();
    expect(await lines).toMatchObject({ message: 'Canceled by the user' });
    expect(vi.getTimerCount()).toBe(0);
    await expect(session.lines()).rejects.toMatchObject({ message: 'Canceled by the user' });
  });

  test('a session that ends before its file is open leaves no timer', () => {
    vi.useFakeTimers();
    openImport(new File(['x'], 'a.txt'), {}, () => silentReader().reader).dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('disposing names its reason', async () => {
    const session = openImport(new File(['x'], 'a.txt'), {}, () => silentReader().reader);
    session.dispose();
    await expect(session.ready).rejects.toMatchObject({ code: 'canceled', message: 'No longer needed' });
  });

  test('answers to a choice that nobody waits for are ignored', async () => {
    const { reader, stopped } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const send = (data: ImportResponse) => reader.onmessage?.(new MessageEvent('message', { data }));
    send({ type: 'chunk', id: 7, bytes: new Uint8Array([97]) });
    send({ type: 'lines', id: 7, counts: { total: 1, collected: 1, duplicates: 0, blank: 0 } });
    send({ type: 'failed', id: 7, code: 'emptyColumn', message: 'none' });
    send({ type: 'ready', summary: { kind: 'text', lineCount: 1 } });
    expect(await session.ready).toEqual({ kind: 'text', lineCount: 1 });
    expect(stopped()).toBe(false);
    session.dispose();
  });

  test('a mark at the start of the lines and a character in two pieces are kept', async () => {
    const { reader } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const send = (data: ImportResponse) => reader.onmessage?.(new MessageEvent('message', { data }));
    send({ type: 'ready', summary: { kind: 'text', lineCount: 1 } });
    const lines = session.lines();
    await session.ready;
    await Promise.resolve();
    const bytes = new TextEncoder().encode('\ufeffü');
    send({ type: 'chunk', id: 1, bytes: bytes.slice(0, 4) });
    send({ type: 'chunk', id: 1, bytes: bytes.slice(4) });
    send({ type: 'lines', id: 1, counts: { total: 1, collected: 1, duplicates: 0, blank: 0 } });
    expect((await lines).lines.text()).toBe('\ufeffü');
    session.dispose();
  });

  test('a listener hears no progress after it unsubscribes', () => {
    const { reader } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const heard: string[] = [];
    const stop = session.onProgress(({ rows }) => heard.push(`first ${rows}`));
    session.onProgress(({ rows }) => heard.push(`second ${rows}`));
    const send = (rows: number) =>
      reader.onmessage?.(
        new MessageEvent('message', { data: { type: 'progress', progress: { fraction: 0, bytes: 0, rows } } }),
      );
    send(1);
    stop();
    send(2);
    expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
    session.dispose();
  });

  test('a failure of the reader is not reported to the page a second time', async () => {
    const { reader } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const event = Object.assign(new Event('error', { cancelable: true }), { message: 'no script' }) as ErrorEvent;
    reader.onerror?.(event);
    expect(event.defaultPrevented).toBe(true);
    await expect(session.ready).rejects.toMatchObject({ message: 'no script' });
    const blocked = openImport(new File(['x'], 'a.txt'), {}, () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(blocked.ready).rejects.toMatchObject({
      message: 'The reader could not be started',
      cause: expect.objectContaining({ name: 'SecurityError' }),
    });
  });

  test('no progress is reported after disposal', async () => {
    const { reader } = silentReader();
    const session = openImport(new File(['x'], 'a.txt'), {}, () => reader);
    const heard: ImportProgress[] = [];
    session.onProgress((progress) => heard.push(progress));
    session.dispose();
    reader.onmessage?.(
      new MessageEvent('message', { data: { type: 'progress', progress: { fraction: 1, bytes: 1, rows: 1 } } }),
    );
    expect(heard).toEqual([]);
    await expect(session.lines()).rejects.toMatchObject({ code: 'canceled' });
  });
});
