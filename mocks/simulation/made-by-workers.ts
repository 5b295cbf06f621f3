import { yieldToMain } from '#src/lib/chunks';
import { partMaker, plannedRowCount, type FilePlan } from './export-plan';

/** Large enough to make messages cheap, small enough to hold a few parts in memory. */
const PART_ROWS = 3_000;
/** Parts requested ahead from each worker. */
const AHEAD = 3;

export interface PartRequest {
  readonly plan?: FilePlan;
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

export interface PartAnswer {
  readonly part: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

export interface PartWorker {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: PartRequest): void;
  terminate(): void;
}

function startWorker(): PartWorker {
  return new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' });
}

export interface MakingOptions {
  readonly onEnd?: (bytes: number) => void;
  readonly start?: () => PartWorker;
  readonly workers?: number;
}

/**
 * Streams rows that workers create, so that the page stays responsive. Requests few parts ahead, so that memory stays flat. The page
 * takes over from a failed worker.
 */
export function madeByWorkers(
  plan: FilePlan,
  { onEnd, start = startWorker, workers = Math.min(3, navigator.hardwareConcurrency) }: MakingOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const all = plannedRowCount(plan);
  const parts = Math.max(1, Math.ceil(all / PART_ROWS));
  const arrived = new Map<number, PartAnswer['pieces']>();
  const crew: PartWorker[] = [];
  let asked = 0;
  let next = 0;
  let bytes = 0;
  let makeHere: ReturnType<typeof partMaker> | undefined;
  let wake: () => void = () => undefined;

  const dismiss = () => {
    for (const worker of crew.splice(0)) worker.terminate();
  };
  const goOnHere = () => {
    dismiss();
    makeHere ??= partMaker(plan);
    wake();
  };
  const boundsOf = (part: number) => ({ from: part * PART_ROWS, to: Math.min(all, (part + 1) * PART_ROWS) });
  const askAhead = () => {
    for (; asked < parts && asked < next + crew.length * AHEAD; asked += 1) {
      const worker = crew[asked % crew.length];
      worker?.postMessage({ ...(asked < crew.length ? { plan } : {}), part: asked, ...boundsOf(asked) });
    }
  };
  const hire = () => {
    try {
      while (crew.length < Math.min(workers, parts)) {
        const worker = start();
        worker.onmessage = ({ data }) => {
          arrived.set(data.part, data.pieces);
          if (data.part === next) wake();
        };
        worker.onerror = (event) => {
          event.preventDefault();
          goOnHere();
        };
        crew.push(worker);
      }
    } catch {
      goOnHere();
    }
  };
  const partOf = async (part: number): Promise<PartAnswer['pieces']> => {
    if (!arrived.has(part) && !makeHere)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const made = arrived.get(part);
    arrived.delete(part);
    if (made) return made;
    await yieldToMain();
    const { from, to } = boundsOf(part);
    return (makeHere ??= partMaker(plan))(from, to);
  };

  return new ReadableStream({
    start: hire,
    async pull(controller) {
      if (!makeHere) askAhead();
      for (const piece of await partOf(next)) {
        bytes += piece.byteLength;
        controller.enqueue(piece);
      }
      next += 1;
      if (next < parts) return;
      dismiss();
      controller.close();
      onEnd?.(bytes);
    },
    cancel: dismiss,
  });
}
