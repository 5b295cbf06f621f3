import type { FetchedFile } from '#src/data/exports';
import { saveBlob } from '#src/lib/download';
import type { DownloadProgress } from '#src/lib/receive-blob';
import { removeDownload, setDownload } from '#src/state/exports';

const controllers = new Map<string, AbortController>();

export function cancelSaving(key: string): void {
  controllers.get(key)?.abort();
}

/** Resolves to the file's bytes, or undefined when canceled or already running. */
export async function saveFile(
  key: string,
  fileName: string,
  fetchFile: (options: {
    readonly signal: AbortSignal;
    readonly onProgress: (progress: DownloadProgress) => void;
  }) => Promise<FetchedFile>,
): Promise<number | undefined> {
  if (controllers.has(key)) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  controllers.set(key, controller);
  setDownload({ key, fileName, received: 0, total: undefined });
  try {
    const file = await fetchFile({
      signal,
      onProgress: (progress) => {
        setDownload({ ...progress, key, fileName });
      },
    });
    if (signal.aborted) return undefined;
    saveBlob(file.blob, file.fileName ?? fileName);
    return file.blob.size;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    controllers.delete(key);
    removeDownload(key);
  }
}
