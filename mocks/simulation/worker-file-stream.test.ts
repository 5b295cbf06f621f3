import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExportFormat, LanguageFilter } from '#src/contract/enums.gen';
import { filePieces, createPartMaker, type FilePlan } from './export-plan';
import type { PartAnswer, PartRequest } from './export.worker';
import { streamFromWorkers, type PartWorker } from './worker-file-stream';

const run = { seed: 77, inputs: ['dentist Seville', 'tea'], at: Date.parse('2026-11-16T10:00:00Z') };
const plan = (format: FilePlan['format']): FilePlan => ({
  format,
  columns: ['name', 'rating', 'openingHours', 'collectedAt'],
  headings: ['Nombre', 'Valoración', 'Horario', 'Recogido'],
  table: { rows: 'places', language: LanguageFilter.Es, site: 'maps.example' },
  runs: [
    { ...run, first: 3, last: 1_200 },
    { ...run, seed: 78, first: 0, last: 3 },
    { ...run, seed: 79, first: 10, last: 11_010 },
  ],
});
const bytesOf = (pieces: Iterable<Uint8Array<ArrayBuffer>>) => new Blob([...pieces]).bytes();
const fileBytes = (format: FilePlan['format']) => bytesOf(filePieces(plan(format)));

function createWorkers({ breaksAt = Infinity, isSilent = false, lateAt = -1 } = {}) {
  const counts = { started: 0, requested: 0, terminated: 0, prevented: 0 };
  const requests: [worker: number, hasPlan: boolean, part: number, from: number, to: number][] = [];
  const start = (): PartWorker => {
    let make: ReturnType<typeof createPartMaker> | undefined;
    const place = counts.started++;
    const worker: PartWorker = {
      onmessage: null,
      onerror: null,
      postMessage: ({ plan: sent, part, from, to }: PartRequest) => {
        counts.requested += 1;
        requests.push([place, sent !== undefined, part, from, to]);
        if (isSilent) return;
        if (sent) make = createPartMaker(structuredClone(sent));
        (part === lateAt ? setTimeout : queueMicrotask)(() => {
          if (part >= breaksAt) {
            const event = new Event('error', { cancelable: true }) as ErrorEvent;
            worker.onerror?.(event);
            if (event.defaultPrevented) counts.prevented += 1;
          } else {
            const data: PartAnswer = { part, pieces: make?.(from, to) ?? [] };
            worker.onmessage?.(new MessageEvent('message', { data }));
          }
        });
      },
      terminate: () => {
        counts.terminated += 1;
      },
    };
    return worker;
  };
  return { start, seen: counts, requests };
}

afterEach(() => vi.unstubAllGlobals());

describe('file made by workers', () => {
  test.each([ExportFormat.CSV, ExportFormat.JSON, ExportFormat.XML] as const)(
    'a %s file from workers equals the file that the page makes',
    async (format) => {
      const expected = await fileBytes(format);
      for (const workers of [1, 2, 3]) {
        const { start, seen } = createWorkers();
        let size = 0;
        const stream = streamFromWorkers(plan(format), { start, workers, onEnd: (bytes) => (size = bytes) });
        const bytes = await new Response(stream).bytes();
        expect(Buffer.compare(bytes, expected)).toBe(0);
        expect([size, seen.terminated]).toEqual([expected.byteLength, workers]);
      }
    },
  );

  test('the file is complete even if a worker breaks or none starts', async () => {
    const expected = await fileBytes(ExportFormat.CSV);
    const none = () => {
      throw new DOMException('forbidden by the policy', 'SecurityError');
    };
    for (const start of [createWorkers({ breaksAt: 0 }).start, createWorkers({ breaksAt: 2 }).start, none]) {
      const bytes = await new Response(streamFromWorkers(plan(ExportFormat.CSV), { start, workers: 2 })).bytes();
      expect(Buffer.compare(bytes, expected)).toBe(0);
    }
  });

  test('workers make only the parts that are read, and canceling ends the workers', async () => {
    const { start, seen } = createWorkers();
    const reader = streamFromWorkers(
      { ...plan(ExportFormat.CSV), runs: [{ ...run, first: 0, last: 10_000_000 }] },
      { start, workers: 2 },
    ).getReader();
    await reader.read();
    await reader.read();
    expect(seen.requested).toBeLessThan(12);
    await reader.cancel();
    expect(seen.terminated).toBe(2);
  });

  test('each worker gets the plan once, and parts of 3,000 rows in turn up to the last row', async () => {
    const { start, requests } = createWorkers();
    await new Response(streamFromWorkers(plan(ExportFormat.CSV), { start, workers: 2 })).bytes();
    expect(requests).toEqual([
      [0, true, 0, 0, 3_000],
      [1, true, 1, 3_000, 6_000],
      [0, false, 2, 6_000, 9_000],
      [1, false, 3, 9_000, 12_000],
      [0, false, 4, 12_000, 12_200],
    ]);
  });

  test('three parts are requested ahead from each worker', async () => {
    for (const workers of [1, 2]) {
      const { start, seen } = createWorkers({ isSilent: true });
      const long = { ...plan(ExportFormat.CSV), runs: [{ ...run, first: 0, last: 60_000 }] };
      const stream = streamFromWorkers(long, { start, workers });
      await vi.waitFor(() => expect(seen.requested).toBe(workers * 3));
      await stream.cancel();
      expect(seen.terminated).toBe(workers);
    }
  });

  test('a part that arrives before its turn waits, and the worker makes all others', async () => {
    const { start, seen } = createWorkers({ lateAt: 0 });
    const long = { ...plan(ExportFormat.CSV), runs: [{ ...run, first: 0, last: 9_001 }] };
    const bytes = await new Response(streamFromWorkers(long, { start, workers: 1 })).bytes();
    expect(Buffer.compare(bytes, await bytesOf(filePieces(long)))).toBe(0);
    expect(seen.requested).toBe(4);
  });

  test('no more workers start than there are parts, cores or three', async () => {
    const startedBy = async (last: number, hardwareConcurrency: number) => {
      vi.stubGlobal('navigator', { hardwareConcurrency });
      const { start, seen } = createWorkers({ isSilent: true });
      const file = { ...plan(ExportFormat.CSV), runs: [{ ...run, first: 0, last }] };
      await streamFromWorkers(file, { start }).cancel();
      return seen.started;
    };
    expect(await Promise.all([startedBy(12_000, 8), startedBy(12_000, 2), startedBy(3_001, 8)])).toEqual([3, 2, 2]);
    expect([await startedBy(3_000, 8), await startedBy(0, 8)]).toEqual([1, 1]);
  });

  test('a file without rows has its head and its end', async () => {
    const { start } = createWorkers();
    const empty = { ...plan(ExportFormat.XML), runs: [] };
    const bytes = await new Response(streamFromWorkers(empty, { start, workers: 3 })).bytes();
    expect(Buffer.compare(bytes, await bytesOf(filePieces(empty)))).toBe(0);
  });

  test('after a worker breaks, it ends, gets no further request, and its error goes no further', async () => {
    const { start, seen } = createWorkers({ breaksAt: 1 });
    let size = 0;
    const onEnd = (bytes: number) => (size = bytes);
    const bytes = await new Response(streamFromWorkers(plan(ExportFormat.CSV), { start, workers: 1, onEnd })).bytes();
    expect([seen.started, seen.terminated, seen.requested, size]).toEqual([1, 1, 3, bytes.byteLength]);
    expect(seen.prevented).toBeGreaterThan(0);
  });
});
