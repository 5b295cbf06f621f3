import { operations } from '#src/contract/operations.gen';
import type { EmulatorSeat } from '#src/lib/emulator-door';

type Answer = (request: Request) => Promise<Response | undefined>;

const ROOTS = new Set(Object.values(operations).map(({ path }) => path.split('/')[1] ?? ''));
const PATIENCE = 3000;

/**
 * Starts a service worker that answers calls, so that the browser's network panel lists them. Reports `page` after three seconds or a
 * failure; a late worker still takes over. Never rejects.
 */
export async function takeTheWorkerSeat(
  answer: Answer,
  origin: string,
  base: string,
  onSeat: (seat: EmulatorSeat) => void,
): Promise<void> {
  const seated = startWorker(answer, origin, base, onSeat).catch((error: unknown) => {
    onSeat('page');
    console.info('The emulator runs in the page because its service worker could not start.', error);
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
  // Another app's worker controls this origin: replacing it would break that app, and waiting may never end.
  if (!container || (container.controller && !isOurs())) {
    onSeat('page');
    return;
  }
  const [{ http, passthrough }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  const handlers = [...ROOTS].map((root) =>
    http.all(`${origin}/${root}/*`, async ({ request }) => (await answer(request)) ?? passthrough()),
  );
  const worker = setupWorker(...handlers);
  // The worker sends each response body back. Unread, large files would accumulate in memory.
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

/** Undefined on an insecure origin, in a private window or by policy. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}
