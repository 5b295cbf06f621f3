import type { ImportRequest } from './protocol';
import { serveImport } from './serve-import';

declare const self: DedicatedWorkerGlobalScope;

const answer = serveImport((response, transfer) => {
  self.postMessage(response, transfer);
});

self.onmessage = ({ data }: MessageEvent<ImportRequest>) => {
  void answer(data);
};
