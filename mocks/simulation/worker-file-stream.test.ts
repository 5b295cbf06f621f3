import { describe, expect, test } from 'vitest';
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

function createWorkers({ breaksAt = Infinity } = {}) {
  const counts: { requested: number; terminated: number } = { requested: 0, terminated: 0 };
  const start = (): PartWorker => {
    let make: ReturnType<typeof createPartMaker> | undefined;
    const worker: PartWorker = {
      onmessage: null,
      onerror: null,
      postMessage: ({ plan: sent, part, from, to }: PartRequest) => {
        counts.requested += 1;
        if (sent) make = createPartMaker(structuredClone(sent));
        queueMicrotask(() => {
          if (part >= breaksAt) worker.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent);
          else {
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
  return { start, seen: counts };
}

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
});
