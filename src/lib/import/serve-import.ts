import { toImportError } from './import-error';
import type { ImportRequest, ImportResponse } from './protocol';
import { readFile, type OpenedFile } from './read-file';

/** Answers, with what may be transferred instead of copied. */
export type PostResponse = (response: ImportResponse, transfer: Transferable[]) => void;

/** The reader's side of the protocol: give it each request, it posts the answers. One file per reader. */
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
      if (opened === undefined) throw new TypeError('Lines were asked for before the file was open');
      const counts = opened.collect(choice, (bytes) => {
        post({ type: 'chunk', id, bytes }, [bytes.buffer]);
      });
      post({ type: 'lines', id, counts }, []);
    } catch (error) {
      fail(id, error);
    }
  };
}
