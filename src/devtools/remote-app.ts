import type { DemoActions, DemoCatalog, DemoControl, DemoState, TrafficEntry } from './control';
import { ReasonedError } from './reasons';
import { isChannelMessage, type DemoChannel, type ChannelMessage } from './channel-protocol';

/** `control` returns undefined until the page answers. */
export interface RemoteApp {
  control(): DemoControl | undefined;
  onConnectionChange(listener: () => void): () => void;
  close(): void;
}

/** Milliseconds to wait for the requested page, and below for an action's result. */
const HOST_TIMEOUT = 1000;
const ACTION_TIMEOUT = 30_000;

/** Connects to that page, or to any page of the demo. Survives a reload of either side. */
export function connectRemoteApp(preferredHost: string | undefined, channel: DemoChannel): RemoteApp {
  let host: string | undefined = preferredHost;
  let mirror: Mirror | undefined;
  const connectionListeners = new Set<() => void>();
  const pendingCalls = new Map<string, { resolve(value: unknown): void; reject(reason: Error): void }>();
  const send = (message: ChannelMessage) => channel.postMessage(message);
  const notify = () => {
    for (const listener of connectionListeners) listener();
  };
  const call = (action: string, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const id = crypto.randomUUID();
      if (mirror === undefined || host === undefined) {
        reject(new Error('The page of the demo is gone.'));
        return;
      }
      const timer = setTimeout(() => {
        pendingCalls.delete(id);
        reject(new Error('The page of the demo does not answer.'));
      }, ACTION_TIMEOUT);
      const done = () => {
        clearTimeout(timer);
        pendingCalls.delete(id);
      };
      pendingCalls.set(id, {
        resolve: (value) => (done(), resolve(value)),
        reject: (reason) => (done(), reject(reason)),
      });
      send({ type: 'call', host, call: id, action, args });
    });
  // The timer alone sets it, since a timer may fire before performance.now() reaches its delay.
  let acceptsAnyHost = preferredHost === undefined;
  const anyHostTimer = setTimeout(() => {
    acceptsAnyHost = true;
    if (!mirror) send({ type: 'hello', host: undefined });
  }, HOST_TIMEOUT);

  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (!isChannelMessage(message)) return;
    switch (message.type) {
      case 'here':
        if (mirror && message.host !== host) return;
        if (!mirror && !acceptsAnyHost && message.host !== preferredHost) return;
        host = message.host;
        mirror = createMirror(message, call);
        notify();
        break;
      case 'gone':
        if (message.host !== host) return;
        mirror = undefined;
        notify();
        break;
      case 'state':
        if (message.host === host) mirror?.setState(message.state);
        break;
      case 'traffic':
        if (message.host === host) mirror?.addTraffic(message.changed, message.order);
        break;
      case 'result':
        pendingCalls.get(message.call)?.resolve(message.value);
        break;
      case 'refused':
        pendingCalls.get(message.call)?.reject(new ReasonedError(message.message, message.reasons));
        break;
      default:
    }
  });
  send({ type: 'hello', host: preferredHost });
  return {
    control: () => mirror?.control,
    onConnectionChange: (listener) => {
      connectionListeners.add(listener);
      return () => connectionListeners.delete(listener);
    },
    close: () => {
      clearTimeout(anyHostTimer);
      channel.close();
    },
  };
}

interface Mirror {
  readonly control: DemoControl;
  setState(state: DemoState): void;
  addTraffic(changed: readonly TrafficEntry[], order: readonly number[]): void;
}

function createMirror(
  {
    catalog,
    state: first,
    actions,
    traffic,
  }: { catalog: DemoCatalog; state: DemoState; actions: readonly string[]; traffic: readonly TrafficEntry[] },
  call: (action: string, args: readonly unknown[]) => Promise<unknown>,
): Mirror {
  let state = first;
  let entries = traffic;
  const stateListeners = new Set<() => void>();
  const trafficListeners = new Set<() => void>();
  const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const remoteActions: Record<string, (...args: unknown[]) => Promise<unknown>> = Object.fromEntries(
    actions.map((name) => [name, (...args: unknown[]) => call(name, args)]),
  );
  return {
    control: {
      catalog,
      actions: remoteActions as unknown as DemoActions,
      state: () => state,
      onChange: subscribe(stateListeners),
      traffic: { entries: () => entries, onChange: subscribe(trafficListeners) },
    },
    setState: (next) => {
      state = next;
      for (const listener of stateListeners) listener();
    },
    addTraffic: (changes, order) => {
      const byId = new Map([...entries, ...changes].map((entry) => [entry.id, entry]));
      entries = order.flatMap((id) => byId.get(id) ?? []);
      for (const listener of trafficListeners) listener();
    },
  };
}
