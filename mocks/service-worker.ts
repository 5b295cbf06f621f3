import { operations } from '#src/contract/operations.gen';
import type { TransportMode } from '#src/lib/emulator-handle';
import { trustedScriptUrl } from '#src/lib/trusted-types';

type Answer = (request: Request) => Promise<Response | undefined>;

const ROOT_SEGMENTS = new Set(Object.values(operations).map(({ path }) => path.split('/')[1] ?? ''));
const START_TIMEOUT = 3000;

/**
 * Starts a service worker, so that the browser's network panel lists calls. Reports `page` after three seconds or a failure; a late worker
 * takes over. Never rejects.
 */
export async function startServiceWorker(
  answer: Answer,
  origin: string,
  basePath: string,
  onModeChange: (mode: TransportMode) => void,
): Promise<void> {
  const started = startWorker(answer, origin, basePath, onModeChange).catch((error: unknown) => {
    onModeChange('page');
    console.info('The emulator runs in the page because its service worker could not start.', error);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onModeChange('page');
      resolve();
    }, START_TIMEOUT);
  });
  await Promise.race([started, timeout]);
  clearTimeout(timer);
}

async function startWorker(
  answer: Answer,
  origin: string,
  basePath: string,
  onModeChange: (mode: TransportMode) => void,
): Promise<void> {
  const container = serviceWorkers();
  const script = new URL(`${basePath}mockServiceWorker.js`, globalThis.location.href).href;
  const isOurs = () => container?.controller?.scriptURL === script;
  // Replacing another app's worker would break that app, and waiting may never end.
  if (!container || (container.controller && !isOurs())) {
    onModeChange('page');
    return;
  }
  // msw reloads a page that its worker does not control, which would lose input. After a forced reload, none does.
  const registrations = await container.getRegistrations();
  if (!container.controller && registrations.some((registration) => hasScript(registration, script))) {
    onModeChange('page');
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
    if (!isOurs()) return;
  }
  // msw handles no rejected update.
  for (const registration of registrations) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
  const [{ http, passthrough }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  const handlers = [...ROOT_SEGMENTS].map((root) =>
    http.all(`${origin}/${root}/*`, async ({ request }) => (await answer(request)) ?? passthrough()),
  );
  const worker = setupWorker(...handlers);
  // The worker sends each response body back. Unread, large files would accumulate in memory.
  worker.events.on('response:mocked', ({ response }) => void response.body?.cancel().catch(() => undefined));
  // msw registers what `toString` returns.
  const url = { toString: () => trustedScriptUrl(script) } as unknown as string;
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url, options: { scope: basePath } },
  });
  let started = container.controller;
  const reportMode = () => {
    started ??= container.controller;
    // An updated worker sends calls to the host.
    onModeChange(isOurs() && container.controller === started ? 'worker' : 'page');
  };
  container.addEventListener('controllerchange', reportMode);
  // msw does not answer an updated worker, so a navigation or a script would wait forever.
  container.addEventListener('message', ({ source, data, ports }: MessageEvent<{ type?: string } | null>) => {
    if (started && source !== started && data?.type === 'REQUEST') ports[0]?.postMessage({ type: 'PASSTHROUGH' });
  });
  reportMode();
}

const hasScript = ({ active, waiting, installing }: ServiceWorkerRegistration, script: string): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL === script);

/** Undefined on an insecure origin, in a private window or by policy. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}
