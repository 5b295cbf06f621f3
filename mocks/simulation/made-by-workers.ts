import { yieldToMain } from '#src/lib/chunks';
import { partMaker, plannedRowCount, type FilePlan } from './export-plan';

/** Rows of one part: large enough that its way costs little, small enough that a few of them are no load. */
const PART_ROWS = 3_000;
/** Parts that one worker is asked for before the first of them is taken. */
const AHEAD = 3;

/** Asks a worker for the rows `from` (included) to `to` (excluded); the first request brings what they are made of. */
export interface PartRequest {
  readonly plan?: FilePlan;
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

/** One part of a file. */
export interface PartAnswer {
  readonly part: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

/** What is needed of a Worker, so that tests can stand in for it. */
export interface PartWorker {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: PartRequest): void;
  terminate(): void;
}

function startWorker(): PartWorker {
  return new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' });
}

/** Who makes a file, and who hears how many bytes it has once all of them have been taken. */
export interface MakingOptions {
  readonly onEnd?: (bytes: number) => void;
  readonly start?: () => PartWorker;
  /** How many work on it: no more than there are cores; the page itself has little to do meanwhile. */
  readonly workers?: number;
}

/**
 * The bytes of a file whose rows workers make, so that the page stays free for whoever uses it. They are asked for a few parts ahead
 * of what has been taken, so memory stays flat. Where no worker starts, or one breaks, the page makes what is missing.
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
        // The file is missing, or a policy forbids it.
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
  /** The part that is next: from a worker, or made here. */
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
