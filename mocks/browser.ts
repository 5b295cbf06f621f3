import type { DemoDoor, EmulatorControl, TrafficEntry } from '#src/devtools/control';
import type { EmulatorSeat, EmulatorWish, StorageNotice } from '#src/lib/emulator-door';
import type { BackendCalls, BackendEvent, BackendState } from './backend';
import { isHeavy } from './heavy-calls';
import { Clock } from './lib/clock';
import { createRpcClient, type RpcClient, type RpcPort } from './lib/port-rpc';
import { fromResponseMessage, toRequestMessage } from './lib/http-messages';
import { createSignal } from './lib/signal';
import { takeTheWorkerSeat } from './worker-seat';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker's script
import workerUrl from './backend.worker.ts?worker&url';

/**
 * Opens the demo's emulator, which runs in a worker that all pages share, with the stored state or the seeds and the requested scenario
 * and persona. Starts msw's service worker without waiting for it. Rejects for an unknown scenario, persona or clock.
 */
export async function openEmulator(wish: EmulatorWish, base: string): Promise<DemoDoor> {
  const { origin } = globalThis.location;
  const seat = createSignal<EmulatorSeat>('waiting');
  const notices = createSignal<StorageNotice>();
  const dataChanged = createSignal<void>();
  const cache = createBackendCache();
  const call = await callBackend((event) => {
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
  });
  const opened = await call('open', wish, origin);
  cache.setState(opened.state);
  cache.setTraffic(
    opened.traffic,
    opened.traffic.map(({ id }) => id),
  );
  const flush = () => void call('flush');
  window.addEventListener('pagehide', ({ persisted }) => {
    flush();
    // A page in the back/forward cache comes back.
    if (!persisted) void call('disconnect');
  });
  globalThis.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  const answer = createRemoteAnswer(call);
  void takeTheWorkerSeat(answer, origin, base, seat.emit);
  return {
    control: createRemoteControl(call, opened.catalogue, cache),
    accounts: opened.accounts,
    answer,
    isHeavy,
    now: () => cache.clock.now(),
    session: opened.session,
    onSeat: seat.listen,
    onNotice: notices.listen,
    onForeignChange: dataChanged.listen,
    reset: () => call('reset'),
  };
}

type CallBackend = RpcClient<BackendCalls>;

/**
 * Connects to the shared worker of the emulator. Falls back to a dedicated worker where there is no SharedWorker, and to this page where
 * no worker starts.
 */
async function callBackend(onEvent: (event: BackendEvent) => void): Promise<CallBackend> {
  for (const start of [startSharedWorker, startWorker]) {
    const started = start();
    if (started && (await waitUntilReady(started)))
      return createRpcClient(started.port, (event) => onEvent(event as BackendEvent));
  }
  const { createBackend } = await import('./backend');
  const { port1, port2 } = new MessageChannel();
  createBackend().connect(port2);
  return createRpcClient(port1, (event) => onEvent(event as BackendEvent));
}

interface StartedWorker {
  readonly worker: EventTarget;
  readonly port: RpcPort;
}

function startSharedWorker(): StartedWorker | undefined {
  // In development a reload must load the changed code, and a shared worker outlives a reload while another page uses it.
  if (import.meta.env.DEV || typeof SharedWorker === 'undefined') return undefined;
  try {
    const worker = new SharedWorker(workerUrl, { type: 'module', name: 'gleaner-emulator' });
    return { worker, port: worker.port };
  } catch {
    return undefined;
  }
}

function startWorker(): StartedWorker | undefined {
  try {
    const worker = new Worker(workerUrl, { type: 'module', name: 'gleaner-emulator' });
    return { worker, port: worker };
  } catch {
    return undefined;
  }
}

/** Milliseconds after which the worker's script is requested to see whether it exists. */
const SCRIPT_CHECK_DELAY = 2000;

/** Resolves to true with the worker's first message, to false when its script can't be loaded or throws. */
const waitUntilReady = ({ worker, port }: StartedWorker): Promise<boolean> =>
  new Promise((resolve) => {
    // Chromium sometimes fires no error event for a shared worker whose script can't be loaded.
    const timer = setTimeout(() => {
      fetch(workerUrl, { method: 'HEAD' }).then(
        ({ ok }) => ok || settle(false),
        () => settle(false),
      );
    }, SCRIPT_CHECK_DELAY);
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.addEventListener('error', () => settle(false), { once: true });
    port.addEventListener('message', () => settle(true), { once: true });
    port.start?.();
  });

/** Returns a function that sends requests to the backend and aborts them there when their signal aborts. */
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
      const sent = await Promise.race([
        aborted.promise,
        toRequestMessage(id, request).then((sent) => call('answer', sent)),
      ]);
      return sent && fromResponseMessage(sent);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
}

/** Creates the page's copy of the backend's state and traffic, which events keep up to date. */
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

/** Creates the demo panel's control of the backend. */
function createRemoteControl(
  call: CallBackend,
  catalogue: EmulatorControl['catalogue'],
  cache: ReturnType<typeof createBackendCache>,
): EmulatorControl {
  let persona: { readonly token: string | undefined; readonly name: string | undefined } | undefined;
  let isCurrent = false;
  cache.onChange(() => {
    isCurrent = false;
  });
  return {
    catalogue,
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
