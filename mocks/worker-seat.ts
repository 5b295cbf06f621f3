import { operations } from '#src/contract/operations.gen';
import type { EmulatorSeat } from '#src/lib/emulator-door';

type Answer = (request: Request) => Promise<Response | undefined>;

/** The first parts of the contract's paths. */
const ROOTS = new Set(Object.values(operations).map(({ path }) => path.split('/')[1] ?? ''));
/** Milliseconds after which nobody waits for a worker any longer. */
const PATIENCE = 3000;

/**
 * Lets a service worker bring the calls to the same backend, so that they show in the browser's network list. Resolves when it
 * controls the page (`worker`), or after three seconds or a failure (`page`: no such interface, file missing or a web page,
 * blocked, another worker in control). Until then, and after a failure, the page answers itself; a worker that comes late
 * takes the seat then. Never rejects.
 */
export async function takeTheWorkerSeat(
  answer: Answer,
  origin: string,
  base: string,
  onSeat: (seat: EmulatorSeat) => void,
): Promise<void> {
  const seated = startWorker(answer, origin, base, onSeat).catch((error: unknown) => {
    onSeat('page');
    console.info('The emulator answers in the page: its service worker could not start.', error);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onSeat('page');
      resolve();
    }, PATIENCE);
  });
  await Promise.race([seated, late]);
  clearTimeout(timer);
}

async function startWorker(
  answer: Answer,
  origin: string,
  base: string,
  onSeat: (seat: EmulatorSeat) => void,
): Promise<void> {
  const container = serviceWorkers();
  const script = new URL(`${base}mockServiceWorker.js`, globalThis.location.href).href;
  const isOurs = () => container?.controller?.scriptURL === script;
  // A worker of somebody else holds this address: taking its place would break them, and waiting for it may never end.
  if (!container || (container.controller && !isOurs())) {
    onSeat('page');
    return;
  }
  const [{ http, passthrough }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  const handlers = [...ROOTS].map((root) =>
    http.all(`${origin}/${root}/*`, async ({ request }) => (await answer(request)) ?? passthrough()),
  );
  const worker = setupWorker(...handlers);
  // The worker sends the body of each answer back for whoever listens: unread, a large file would gather in its memory.
  worker.events.on('response:mocked', ({ response }) => void response.body?.cancel().catch(() => undefined));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: script, options: { scope: base } },
  });
  const follow = () => onSeat(isOurs() ? 'worker' : 'page');
  container.addEventListener('controllerchange', follow);
  follow();
}

/** The browser's service workers; undefined where there are none: an insecure address, a private window, a policy. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}
