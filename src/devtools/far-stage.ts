import type { DemoActions, DemoCatalogue, DemoControl, DemoState, TrafficEntry } from './control';
import type { Reason } from './reasons';
import { isWireMessage, type Wire, type WireMessage } from './wire';

/** A page in another window; `control` returns undefined until that page answers. */
export interface FarStage {
  control(): DemoControl | undefined;
  onPresence(listener: () => void): () => void;
  close(): void;
}

class FarRefusal extends Error {
  constructor(
    message: string,
    readonly reasons: readonly Reason[],
  ) {
    super(message);
  }
}

/** Milliseconds to wait for the requested page, and below for an action's result. */
const PATIENCE = 1000;
const LONGEST = 30_000;

/** Connects to that page, or to any page of the demo when it does not answer. Survives a reload of either side. */
export function findFarStage(wanted: string | undefined, wire: Wire): FarStage {
  let stage: string | undefined = wanted;
  let found: Mirror | undefined;
  const presence = new Set<() => void>();
  const waiting = new Map<string, { resolve(value: unknown): void; reject(reason: Error): void }>();
  const say = (message: WireMessage) => wire.postMessage(message);
  const tell = () => {
    for (const listener of presence) listener();
  };
  const call = (action: string, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const id = crypto.randomUUID();
      if (found === undefined || stage === undefined) {
        reject(new Error('The page of the demo is gone.'));
        return;
      }
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The page of the demo does not answer.'));
      }, LONGEST);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(id);
      };
      waiting.set(id, {
        resolve: (value) => (done(), resolve(value)),
        reject: (reason) => (done(), reject(reason)),
      });
      say({ type: 'call', stage, call: id, action, args });
    });
  // The timer alone sets it, since a timer may fire before performance.now() reaches its delay.
  let takesAny = wanted === undefined;
  const lookFurther = setTimeout(() => {
    takesAny = true;
    if (!found) say({ type: 'hello', stage: undefined });
  }, PATIENCE);

  wire.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (!isWireMessage(message)) return;
    switch (message.type) {
      case 'here':
        if (found && message.stage !== stage) return;
        if (!found && !takesAny && message.stage !== wanted) return;
        stage = message.stage;
        found = createMirror(message, call);
        tell();
        break;
      case 'gone':
        if (message.stage !== stage) return;
        found = undefined;
        tell();
        break;
      case 'state':
        if (message.stage === stage) found?.setState(message.state);
        break;
      case 'traffic':
        if (message.stage === stage) found?.addTraffic(message.changed, message.order);
        break;
      case 'result':
        waiting.get(message.call)?.resolve(message.value);
        break;
      case 'refused':
        waiting.get(message.call)?.reject(new FarRefusal(message.message, message.reasons));
        break;
      default:
    }
  });
  say({ type: 'hello', stage: wanted });
  return {
    control: () => found?.control,
    onPresence: (listener) => {
      presence.add(listener);
      return () => presence.delete(listener);
    },
    close: () => {
      clearTimeout(lookFurther);
      wire.close();
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
    catalogue,
    state: first,
    actions,
    traffic,
  }: { catalogue: DemoCatalogue; state: DemoState; actions: readonly string[]; traffic: readonly TrafficEntry[] },
  call: (action: string, args: readonly unknown[]) => Promise<unknown>,
): Mirror {
  let state = first;
  let entries = traffic;
  const changed = new Set<() => void>();
  const moved = new Set<() => void>();
  const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const far: Record<string, (...args: unknown[]) => Promise<unknown>> = Object.fromEntries(
    actions.map((name) => [name, (...args: unknown[]) => call(name, args)]),
  );
  return {
    control: {
      catalogue,
      actions: far as unknown as DemoActions,
      state: () => state,
      onChange: subscribe(changed),
      traffic: { entries: () => entries, onChange: subscribe(moved) },
    },
    setState: (next) => {
      state = next;
      for (const listener of changed) listener();
    },
    addTraffic: (news, order) => {
      const byId = new Map([...entries, ...news].map((entry) => [entry.id, entry]));
      entries = order.flatMap((id) => byId.get(id) ?? []);
      for (const listener of moved) listener();
    },
  };
}
