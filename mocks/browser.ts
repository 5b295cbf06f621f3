import type { DemoDoor, EmulatorControl, TrafficEntry } from '#src/devtools/control';
import type { EmulatorSeat, EmulatorWish, StorageNotice } from '#src/lib/emulator-door';
import type { BackendCalls, BackendEvent, BackendState } from './backend';
import { isHeavy } from './heavy-calls';
import { Clock } from './lib/clock';
import { callOver, type Caller, type CallPort } from './lib/port-calls';
import { receiveResponse, sendRequest } from './lib/sent-call';
import { createSignal } from './lib/signal';
import { takeTheWorkerSeat } from './worker-seat';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker's script
import workerUrl from './backend.worker.ts?worker&url';

/**
 * Opens the emulator of the demo, which runs in a worker that all pages share: the kept state or the seeds, in the scenario and for the
 * persona that are wished for. Its service worker is started behind it and nobody waits for it. Rejects for an unknown scenario,
 * persona or clock.
 */
export async function openEmulator(wish: EmulatorWish, base: string): Promise<DemoDoor> {
  const { origin } = globalThis.location;
  const seat = createSignal<EmulatorSeat>('waiting');
  const notices = createSignal<StorageNotice>();
  const foreign = createSignal<void>();
  const mirror = createMirror();
  const call = await callBackend((event) => {
    switch (event.type) {
      case 'ready':
        return;
      case 'state':
        return mirror.setState(event.state);
      case 'traffic':
        return mirror.setTraffic(event.changed, event.order);
      case 'notice':
        return notices.emit(event.notice);
      case 'foreign':
        return foreign.emit();
      case 'warning':
        return console.warn(event.text, event.detail);
    }
  });
  const opened = await call('open', wish, origin);
  mirror.setState(opened.state);
  mirror.setTraffic(
    opened.traffic,
    opened.traffic.map(({ id }) => id),
  );
  const flush = () => void call('flush');
  globalThis.addEventListener('pagehide', flush);
  globalThis.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  const answer = answerOver(call);
  void takeTheWorkerSeat(answer, origin, base, seat.emit);
  return {
    control: createRemoteControl(call, opened.catalogue, mirror),
    accounts: opened.accounts,
    answer,
    isHeavy,
    now: () => mirror.clock.now(),
    session: opened.session,
    onSeat: seat.listen,
    onNotice: notices.listen,
    onForeignChange: foreign.listen,
    reset: () => call('reset'),
  };
}

type CallBackend = Caller<BackendCalls>;

/**
 * Starts the worker of the emulator, or finds the one that another page has started. Where there is no SharedWorker the page has a worker of
 * its own, and where no worker starts the emulator runs in the page.
 */
async function callBackend(onEvent: (event: BackendEvent) => void): Promise<CallBackend> {
  for (const start of [startSharedWorker, startWorker]) {
    const started = start();
    if (started && (await isRunning(started))) return callOver(started.port, (event) => onEvent(event as BackendEvent));
  }
  const { createBackend } = await import('./backend');
  const { port1, port2 } = new MessageChannel();
  createBackend().connect(port2);
  return callOver(port1, (event) => onEvent(event as BackendEvent));
}

interface StartedWorker {
  readonly worker: EventTarget;
  readonly port: CallPort;
}

function startSharedWorker(): StartedWorker | undefined {
  // Development wants the code as it is now, and a shared worker lives on while one of its pages does.
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

/** Milliseconds after which it is asked whether the worker's script is there at all. */
const SCRIPT_CHECK = 2000;

/** Whether a worker says that it is there; false when its script can't be loaded or fails. */
const isRunning = ({ worker, port }: StartedWorker): Promise<boolean> =>
  new Promise((resolve) => {
    // Chromium now and then tells nobody that the script of a shared worker can't be loaded.
    const timer = setTimeout(() => {
      fetch(workerUrl, { method: 'HEAD' }).then(
        ({ ok }) => ok || settle(false),
        () => settle(false),
      );
    }, SCRIPT_CHECK);
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    worker.addEventListener('error', () => settle(false), { once: true });
    port.addEventListener('message', () => settle(true), { once: true });
    port.start?.();
  });

/** Answers requests by the backend; one that its page gives up ends there too. */
function answerOver(call: CallBackend): (request: Request) => Promise<Response | undefined> {
  let last = 0;
  return async (request) => {
    last += 1;
    const id = last;
    const { signal } = request;
    signal.throwIfAborted();
    const given = Promise.withResolvers<never>();
    const giveUp = () => {
      void call('abort', id);
      given.reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp);
    try {
      const sent = await Promise.race([given.promise, sendRequest(id, request).then((sent) => call('answer', sent))]);
      return sent && receiveResponse(sent);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}

/** What the page knows of the backend: it hears of every change. */
function createMirror() {
  const clock = new Clock();
  const listeners = new Set<() => void>();
  const trafficListeners = new Set<() => void>();
  let state: BackendState | undefined;
  let entries: readonly TrafficEntry[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    clock,
    tell,
    state: (): BackendState => {
      if (!state) throw new Error('The emulator is not open.');
      return state;
    },
    setState: (next: BackendState) => {
      state = next;
      clock.set(next.note.clock);
      if (next.note.ahead > 0) clock.advance(next.note.ahead);
      tell();
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

/** The control of the demo panel over the backend. */
function createRemoteControl(
  call: CallBackend,
  catalogue: EmulatorControl['catalogue'],
  mirror: ReturnType<typeof createMirror>,
): EmulatorControl {
  const persona: { token?: string | undefined; name?: string | undefined; isKnown: boolean } = { isKnown: false };
  return {
    catalogue,
    traffic: { entries: mirror.entries, clear: () => void call('clearTraffic'), onChange: mirror.onTraffic },
    state: () => {
      const { note: _note, ...state } = mirror.state();
      return { ...state, now: mirror.clock.now() };
    },
    personaOf: (token) => {
      if (!persona.isKnown || persona.token !== token) {
        Object.assign(persona, { token, isKnown: true, name: token === undefined ? 'visitor' : undefined });
        if (token !== undefined)
          void call('personaOf', token).then((name) => {
            if (persona.token !== token) return;
            persona.name = name;
            mirror.tell();
          });
      }
      return persona.name;
    },
    onChange: mirror.onChange,
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
