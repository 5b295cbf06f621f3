import type { DemoConnection, EmulatorControl, TrafficEntry } from '#src/devtools/control';
import type { TransportMode, EmulatorOptions, StorageNotice } from '#src/lib/emulator-handle';
import { trustedScriptUrl } from '#src/lib/trusted-types';
import type { BackendCalls, BackendEvent, BackendState } from './backend';
import { isHeavy } from './heavy-calls';
import { Clock } from './lib/clock';
import { createRpcClient, type RpcClient, type RpcPort } from './lib/port-rpc';
import { fromResponseMessage, toRequestMessage } from './lib/http-messages';
import { createSignal } from './lib/signal';
import { startServiceWorker } from './service-worker';
// oxlint-disable-next-line import/default
import workerUrl from './backend.worker.ts?worker&url';

/**
 * Opens the emulator in a worker that all pages share, and starts msw's service worker without waiting. Rejects for an unknown scenario,
 * persona or clock.
 */
export async function openEmulator(options: EmulatorOptions, basePath: string): Promise<DemoConnection> {
  const { origin } = globalThis.location;
  const transportMode = createSignal<TransportMode>('waiting');
  const notices = createSignal<StorageNotice>();
  const dataChanged = createSignal<void>();
  const cache = createBackendCache();
  const call = await callBackend(
    (event) => {
      switch (event.type) {
        case 'ready':
          return;
        case 'state':
          return cache.setState(event.state);
        case 'traffic':
          return cache.setTraffic(event.changed, event.order);
        case 'notice':
          return notices.emit(event.notice);
        case 'dataChanged':
          return dataChanged.emit();
        case 'warning':
          return console.warn(event.text, event.detail);
      }
    },
    async (reconnected) => cache.setState((await reconnected('open', { reset: false }, origin)).state),
  );
  const opened = await call('open', options, origin);
  cache.setState(opened.state);
  cache.setTraffic(
    opened.traffic,
    opened.traffic.map(({ id }) => id),
  );
  const flush = () => void call('flush');
  window.addEventListener('pagehide', ({ persisted }) => {
    flush();
    // The back/forward cache may restore the page.
    if (!persisted) void call('disconnect');
  });
  globalThis.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  const answer = createRemoteAnswer(call);
  let mode: TransportMode = 'waiting';
  transportMode.listen((next) => {
    mode = next;
  });
  void startServiceWorker(answer, origin, basePath, transportMode.emit);
  return {
    control: createRemoteControl(call, opened.catalog, cache),
    accounts: opened.accounts,
    send: async (request) =>
      mode === 'worker' && !isHeavy(request)
        ? globalThis.fetch(request)
        : ((await answer(request)) ?? Response.error()),
    now: () => cache.clock.now(),
    session: opened.session,
    onTransportMode: transportMode.listen,
    onNotice: notices.listen,
    onOtherTabChange: dataChanged.listen,
    reset: () => call('reset'),
  };
}

type CallBackend = RpcClient<BackendCalls>;

/** Connects again when a worker ends; only calls under way fail. */
async function callBackend(
  onEvent: (event: BackendEvent) => void,
  onReconnect: (call: CallBackend) => Promise<void>,
): Promise<CallBackend> {
  const connect = async (): Promise<CallBackend> => {
    const { port, ended } = await startBackend();
    void ended?.then(() => {
      current = connect().then(async (call) => {
        await onReconnect(call);
        return call;
      });
    });
    return createRpcClient(port, (event) => onEvent(event as BackendEvent), ended);
  };
  let current = connect();
  await current;
  const call = async (...[name, ...args]: Parameters<CallBackend>) => (await current)(name, ...args);
  return call as CallBackend;
}

declare global {
  /** Of scripts/vite/preload-page.ts; null if it failed: another would get no error. */
  var emulatorWorker: Promise<SharedWorker | null | undefined> | undefined;
}

interface RunningBackend {
  readonly port: RpcPort;
  readonly ended?: Promise<void> | undefined;
}

/** Falls back to a dedicated worker without SharedWorker, and to this page when no worker starts. */
async function startBackend(): Promise<RunningBackend> {
  for (const start of [startSharedWorker, startWorker]) {
    const started = await start();
    const ready = started && (await waitUntilReady(started));
    if (!ready) continue;
    const ended =
      ready.lifeLock === undefined
        ? undefined
        : navigator.locks.request(ready.lifeLock, () => undefined).then(() => {});
    return { port: started.port, ended };
  }
  const { createBackend } = await import('./backend');
  const { port1, port2 } = new MessageChannel();
  createBackend().connect(port2);
  return { port: port1 };
}

interface StartedWorker {
  readonly worker: EventTarget;
  readonly port: RpcPort;
}

async function startSharedWorker(): Promise<StartedWorker | undefined> {
  // In development a reload must load changed code, but a shared worker survives it.
  if (import.meta.env.DEV || typeof SharedWorker === 'undefined') return undefined;
  try {
    const preloading = globalThis.emulatorWorker;
    globalThis.emulatorWorker = undefined;
    const preloaded = await preloading;
    if (preloaded === null) return undefined;
    const worker =
      preloaded ?? new SharedWorker(trustedScriptUrl(workerUrl), { type: 'module', name: 'gleaner-emulator' });
    return { worker, port: worker.port };
  } catch {
    return undefined;
  }
}

function startWorker(): StartedWorker | undefined {
  try {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'gleaner-emulator' });
    return { worker, port: worker };
  } catch {
    return undefined;
  }
}

/** Milliseconds before checking that the worker's script exists. */
const SCRIPT_CHECK_DELAY_MS = 2000;

type ReadyEvent = Extract<BackendEvent, { type: 'ready' }>;

const waitUntilReady = ({ worker, port }: StartedWorker): Promise<ReadyEvent | undefined> =>
  new Promise((resolve) => {
    // Chromium sometimes fires no error event when a shared worker's script cannot be loaded.
    const timer = setTimeout(() => {
      fetch(workerUrl, { method: 'HEAD' }).then(
        ({ ok }) => ok || finish(undefined),
        () => finish(undefined),
      );
    }, SCRIPT_CHECK_DELAY_MS);
    const finish = (value: ReadyEvent | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.addEventListener('error', () => finish(undefined), { once: true });
    port.addEventListener('message', ({ data }) => finish((data as { event: ReadyEvent }).event), { once: true });
    port.start?.();
  });

function createRemoteAnswer(call: CallBackend): (request: Request) => Promise<Response | undefined> {
  let last = 0;
  return async (request) => {
    last += 1;
    const id = last;
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const onAbort = () => {
      void call('abort', id);
      aborted.reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort);
    try {
      const message = await Promise.race([
        aborted.promise,
        toRequestMessage(id, request).then((sent) => call('answer', sent)),
      ]);
      return message && fromResponseMessage(message);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
}

function createBackendCache() {
  const clock = new Clock();
  const listeners = new Set<() => void>();
  const trafficListeners = new Set<() => void>();
  let state: BackendState | undefined;
  let entries: readonly TrafficEntry[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    clock,
    notify,
    state: (): BackendState => {
      if (!state) throw new Error('The emulator is not open.');
      return state;
    },
    setState: (next: BackendState) => {
      state = next;
      clock.set(next.note.clock);
      if (next.note.ahead > 0) clock.advance(next.note.ahead);
      notify();
    },
    setTraffic: (changed: readonly TrafficEntry[], order: readonly number[]) => {
      const known = new Map([...entries, ...changed].map((entry) => [entry.id, entry]));
      entries = order.flatMap((id) => known.get(id) ?? []);
      for (const listener of trafficListeners) listener();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries,
    onTraffic: (listener: () => void) => {
      trafficListeners.add(listener);
      return () => trafficListeners.delete(listener);
    },
  };
}

function createRemoteControl(
  call: CallBackend,
  catalog: EmulatorControl['catalog'],
  cache: ReturnType<typeof createBackendCache>,
): EmulatorControl {
  let persona: { readonly token: string | undefined; readonly name: string | undefined } | undefined;
  let isCurrent = false;
  cache.onChange(() => {
    isCurrent = false;
  });
  return {
    catalog,
    traffic: { entries: cache.entries, clear: () => void call('clearTraffic'), onChange: cache.onTraffic },
    state: () => {
      const { note: _note, ...state } = cache.state();
      return { ...state, now: cache.clock.now() };
    },
    personaOf: (token) => {
      if (token === undefined) return 'visitor';
      if (persona?.token !== token) persona = { token, name: undefined };
      else if (isCurrent) return persona.name;
      isCurrent = true;
      const { name: before } = persona;
      void call('personaOf', token).then((name) => {
        if (persona?.token !== token || name === before) return;
        persona = { token, name };
        cache.notify();
      });
      return before;
    },
    onChange: cache.onChange,
    openScenario: (name) => call('openScenario', name),
    signInAs: (name) => call('signInAs', name),
    reset: () => call('reset'),
    setClock: (clock) => call('setClock', clock),
    advance: (milliseconds) => call('advance', milliseconds),
    advanceToNextEvent: () => call('advanceToNextEvent'),
    addFault: (fault) => call('addFault', fault),
    removeFault: (id) => call('removeFault', id),
    clearTraffic: () => call('clearTraffic'),
    setSeedSize: (size) => call('setSeedSize', size),
    exportState: () => call('exportState'),
    importState: (file) => call('importState', file),
  };
}
