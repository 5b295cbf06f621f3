import type { FetchedFile } from '#src/data/exports';
import { saveBlob } from '#src/lib/download';
import type { Received } from '#src/lib/receive';
import { endSaving, tellSaving } from '#src/state/exports';

const running = new Map<string, AbortController>();

export function cancelSaving(key: string): void {
  running.get(key)?.abort();
}

/** Downloads and saves a file. Resolves to its bytes, or undefined when canceled or already running. */
export async function saveFile(
  key: string,
  fileName: string,
  fetchFile: (options: {
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Received) => void;
  }) => Promise<FetchedFile>,
): Promise<number | undefined> {
  if (running.has(key)) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(key, controller);
  tellSaving({ key, fileName, received: 0, total: undefined });
  try {
    const file = await fetchFile({
      signal,
      onProgress: (progress) => {
        tellSaving({ ...progress, key, fileName });
      },
    });
    if (signal.aborted) return undefined;
    saveBlob(file.blob, file.fileName ?? fileName);
    return file.blob.size;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    running.delete(key);
    endSaving(key);
  }
}
