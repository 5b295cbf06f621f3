import type { FetchedFile } from '#src/data/exports';
import { saveBlob } from '#src/lib/download';
import type { Received } from '#src/lib/receive';
import { endSaving, tellSaving } from '#src/state/exports';

const running = new Map<string, AbortController>();

/** Breaks a download off; does nothing when it is not under way. */
export function cancelSaving(key: string): void {
  running.get(key)?.abort();
}

/**
 * Fetches a file, shows how far it is, and hands it to the person. Gives its bytes; undefined when it was broken off, or is being
 * fetched already. Rejects with what went wrong.
 */
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
