import { yieldToMain } from '#src/lib/chunks';
import { trustedScriptUrl } from '#src/lib/trusted-types';
import { createPartMaker, plannedRowCount, type FilePlan } from './export-plan';
import type { PartAnswer, PartRequest } from './export.worker';
// oxlint-disable-next-line import/default
import workerUrl from './export.worker.ts?worker&url';

/** Large enough to make messages cheap, small enough to hold a few parts in memory. */
const PART_ROWS = 3_000;
/** Parts requested ahead from each worker. */
const PARTS_AHEAD = 3;

export interface PartWorker {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: PartRequest): void;
  terminate(): void;
}

function startWorker(): PartWorker {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'export' });
}

export interface WorkerStreamOptions {
  readonly onEnd?: (bytes: number) => void;
  readonly start?: () => PartWorker;
  readonly workers?: number;
}

/** Streams rows that workers create. The page takes over from a failed worker. */
export function streamFromWorkers(
  plan: FilePlan,
  { onEnd, start = startWorker, workers = Math.min(3, navigator.hardwareConcurrency) }: WorkerStreamOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const all = plannedRowCount(plan);
  const parts = Math.max(1, Math.ceil(all / PART_ROWS));
  const arrived = new Map<number, PartAnswer['pieces']>();
  const pool: PartWorker[] = [];
  let requestedParts = 0;
  let next = 0;
  let bytes = 0;
  let makeInPage: ReturnType<typeof createPartMaker> | undefined;
  let wake: () => void = () => undefined;

  const stopWorkers = () => {
    for (const worker of pool.splice(0)) worker.terminate();
  };
  const continueInPage = () => {
    stopWorkers();
    makeInPage ??= createPartMaker(plan);
    wake();
  };
  const boundsOf = (part: number) => ({ from: part * PART_ROWS, to: Math.min(all, (part + 1) * PART_ROWS) });
  const requestAhead = () => {
    for (; requestedParts < parts && requestedParts < next + pool.length * PARTS_AHEAD; requestedParts += 1) {
      const worker = pool[requestedParts % pool.length];
      worker?.postMessage({
        ...(requestedParts < pool.length ? { plan } : {}),
        part: requestedParts,
        ...boundsOf(requestedParts),
      });
    }
  };
  const startWorkers = () => {
    try {
      while (pool.length < Math.min(workers, parts)) {
        const worker = start();
        worker.onmessage = ({ data }) => {
          arrived.set(data.part, data.pieces);
          if (data.part === next) wake();
        };
        worker.onerror = (event) => {
          event.preventDefault();
          continueInPage();
        };
        pool.push(worker);
      }
    } catch {
      continueInPage();
    }
  };
  const partOf = async (part: number): Promise<PartAnswer['pieces']> => {
    if (!arrived.has(part) && !makeInPage)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const pieces = arrived.get(part);
    arrived.delete(part);
    if (pieces) return pieces;
    await yieldToMain();
    const { from, to } = boundsOf(part);
    return (makeInPage ??= createPartMaker(plan))(from, to);
  };

  return new ReadableStream({
    start: startWorkers,
    async pull(controller) {
      if (!makeInPage) requestAhead();
      for (const piece of await partOf(next)) {
        bytes += piece.byteLength;
        controller.enqueue(piece);
      }
      next += 1;
      if (next < parts) return;
      stopWorkers();
      controller.close();
      onEnd?.(bytes);
    },
    cancel: stopWorkers,
  });
}
