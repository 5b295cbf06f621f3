import { trustedScriptUrl } from '../trusted-types';
import { ImportError } from './import-error';
import { ImportedLines } from './imported-lines';
import {
  DEFAULT_IMPORT_LIMITS,
  type ImportLimits,
  type ImportProgress,
  type ImportRequest,
  type ImportResponse,
  type ImportSummary,
  type LineChoice,
  type LineCounts,
} from './protocol';
// oxlint-disable-next-line import/default
import workerUrl from './import.worker.ts?worker&url';

export interface ImportResult extends LineCounts {
  lines: ImportedLines;
}

/** Every promise rejects with an ImportError. */
export interface ImportSession {
  readonly ready: Promise<ImportSummary>;
  /** Returns a function that unsubscribes. */
  onProgress(listener: (progress: ImportProgress) => void): () => void;
  /** Can be called again with another choice, also after `emptyColumn`. */
  lines(choice?: LineChoice): Promise<ImportResult>;
  /** Pending promises reject with `canceled`. */
  cancel(): void;
  dispose(): void;
}

export interface ImportReader {
  onmessage: ((event: MessageEvent<ImportResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: ImportRequest): void;
  terminate(): void;
}

interface PendingCollection {
  pieces: string[];
  decoder: TextDecoder;
  resolve: (result: ImportResult) => void;
  reject: (error: ImportError) => void;
  timer: ReturnType<typeof setTimeout>;
}

function startWorker(): ImportReader {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'import' });
}

/** Reads a file in its own worker. Never throws: failures reject `ready`. */
export function openImport(
  file: File,
  options: Partial<ImportLimits> = {},
  startReader: () => ImportReader = startWorker,
): ImportSession {
  const limits: ImportLimits = { ...DEFAULT_IMPORT_LIMITS, ...options };
  const listeners = new Set<(progress: ImportProgress) => void>();
  const collecting = new Map<number, PendingCollection>();
  const { promise: ready, resolve: resolveReady, reject: rejectReady } = Promise.withResolvers<ImportSummary>();
  // Prevents an unhandled rejection after an early `dispose`.
  ready.catch(() => undefined);
  let reader: ImportReader | undefined;
  let ended: ImportError | undefined;
  let lastId = 0;

  const end = (error: ImportError): void => {
    if (ended !== undefined) return;
    ended = error;
    clearTimeout(openTimer);
    reader?.terminate();
    reader = undefined;
    rejectReady(error);
    for (const { timer, reject } of collecting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    collecting.clear();
  };
  const startTimer = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      end(new ImportError('timeout', `No result within ${String(limits.timeout)} ms`));
    }, limits.timeout);
  const openTimer = startTimer();

  const take = (id: number): PendingCollection | undefined => {
    const found = collecting.get(id);
    collecting.delete(id);
    clearTimeout(found?.timer);
    return found;
  };
  const handleResponse = (response: ImportResponse): void => {
    switch (response.type) {
      case 'progress':
        for (const listener of listeners) listener(response.progress);
        break;
      case 'ready':
        clearTimeout(openTimer);
        resolveReady(response.summary);
        break;
      case 'chunk': {
        const current = collecting.get(response.id);
        current?.pieces.push(current.decoder.decode(response.bytes, { stream: true }));
        break;
      }
      case 'lines': {
        const done = take(response.id);
        done?.resolve({ ...response.counts, lines: new ImportedLines(done.pieces, response.counts.collected) });
        break;
      }
      case 'failed': {
        const error = new ImportError(response.code, response.message);
        if (response.id === null) end(error);
        else take(response.id)?.reject(error);
        break;
      }
    }
  };

  try {
    reader = startReader();
    reader.onmessage = ({ data }) => {
      if (ended === undefined) handleResponse(data);
    };
    reader.onerror = (event) => {
      event.preventDefault();
      end(new ImportError('unreadable', event.message));
    };
    reader.postMessage({ type: 'open', file, limits });
  } catch (error) {
    end(new ImportError('unreadable', 'The reader could not be started', { cause: error }));
  }

  return {
    ready,
    onProgress(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async lines(choice = {}) {
      await ready;
      if (ended !== undefined) throw ended;
      lastId += 1;
      const { promise, resolve, reject } = Promise.withResolvers<ImportResult>();
      collecting.set(lastId, {
        pieces: [],
        decoder: new TextDecoder('utf-8', { ignoreBOM: true }),
        resolve,
        reject,
        timer: startTimer(),
      });
      reader?.postMessage({ type: 'lines', id: lastId, choice });
      return promise;
    },
    cancel() {
      end(new ImportError('canceled', 'Canceled by the user'));
    },
    dispose() {
      end(new ImportError('canceled', 'No longer needed'));
    },
  };
}
