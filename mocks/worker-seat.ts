import type { HttpHandler } from 'msw';
import type { EmulatorSeat } from '../src/lib/emulator-door';

/** Milliseconds after which a worker that has not taken its seat is given up. */
const PATIENCE = 10_000;

/**
 * Lets a service worker bring the calls to the same handlers, so that they show in the browser's network list. Resolves when it
 * controls the page or is given up (no such interface, file missing or a web page, blocked, another worker in control, too
 * slow); until then, and after a failure for good, the page answers itself. Never rejects.
 */
export async function takeTheWorkerSeat(
  handlers: readonly HttpHandler[],
  base: string,
  onSeat: (seat: EmulatorSeat) => void,
): Promise<void> {
  try {
    const container = serviceWorkers();
    if (!container) return;
    const script = new URL(`${base}mockServiceWorker.js`, globalThis.location.href).href;
    const isOurs = () => container.controller?.scriptURL === script;
    // A worker of somebody else holds this address: taking its place would break them, and waiting for it may never end.
    if (container.controller && !isOurs()) return;
    const { setupWorker } = await import('msw/browser');
    const worker = setupWorker(...handlers);
    const started = worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: script, options: { scope: base } },
    });
    const outcome = await Promise.race([
      started.then(() => 'started' as const),
      new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE)),
    ]);
    if (outcome === 'late') {
      // Should it start after all, it must not sit between page and network.
      void started.then(
        () => worker.stop(),
        () => undefined,
      );
      return;
    }
    if (!isOurs()) return;
    container.addEventListener('controllerchange', () => onSeat(isOurs() ? 'worker' : 'page'));
    onSeat('worker');
  } catch (error) {
    console.info('The emulator answers in the page: its service worker could not start.', error);
  }
}

/** The browser's service workers; undefined where there are none: an insecure address, a private window, a policy. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}
