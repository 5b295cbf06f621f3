import { toImportError } from './import-error';
import type { ImportRequest, ImportResponse } from './protocol';
import { readFile, type OpenedFile } from './read-file';

export type PostResponse = (response: ImportResponse, transfer: Transferable[]) => void;

/** Returns the worker's request handler. Serves one file. */
export function serveImport(post: PostResponse): (request: ImportRequest) => Promise<void> {
  let opened: OpenedFile | undefined;
  const fail = (id: number | null, error: unknown): void => {
    const { code, message } = toImportError(error, 'corrupt');
    post({ type: 'failed', id, code, message }, []);
  };
  return async (request) => {
    if (request.type === 'open') {
      try {
        opened = await readFile(request.file, request.file.name, request.limits, (progress) => {
          post({ type: 'progress', progress }, []);
        });
        post({ type: 'ready', summary: opened.summary }, []);
      } catch (error) {
        fail(null, error);
      }
      return;
    }
    const { id, choice } = request;
    try {
      if (opened === undefined) throw new TypeError('Lines were requested before the file was open');
      const counts = opened.collect(choice, (bytes) => {
        post({ type: 'chunk', id, bytes }, [bytes.buffer]);
      });
      post({ type: 'lines', id, counts }, []);
    } catch (error) {
      fail(id, error);
    }
  };
}
