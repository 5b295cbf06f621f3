import { createBackend } from './backend';

/** A shared worker has a port for each page; a dedicated one is its own port. */
interface WorkerScope extends EventTarget {
  onconnect?: unknown;
  postMessage?(message: unknown, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope & MessagePort;
const backend = createBackend();
if ('onconnect' in scope)
  scope.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports;
    if (port) backend.connect(port);
  });
else backend.connect(scope);
