import { createBackend } from './backend';

/** A shared worker has a port for each page; a dedicated one is its own port. */
interface WorkerScope extends EventTarget {
  onconnect?: unknown;
  postMessage?(message: unknown, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope & MessagePort;
/** Held as long as this worker lives, so that its pages notice its end. */
const lifeLock = 'locks' in navigator ? `gleaner-emulator-${performance.timeOrigin}` : undefined;
const isHeld = new Promise<void>((resolve) => {
  if (lifeLock === undefined) return resolve();
  void navigator.locks.request(lifeLock, () => {
    resolve();
    return new Promise(() => undefined);
  });
});
const backend = createBackend({ lifeLock });
const connect = (port: MessagePort) => void isHeld.then(() => backend.connect(port));
if ('onconnect' in scope)
  scope.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports;
    if (port) connect(port);
  });
else connect(scope);
