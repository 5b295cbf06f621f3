import { sessionStore } from '#src/lib/storage';
import type { DemoActions, DemoControl, TrafficEntry } from './control';
import { reasonsOf } from './reasons';
import { isWireMessage, type Wire, type WireMessage } from './wire';

const KEY = 'panel-stage';
/** Milliseconds for which traffic changes are batched. */
const GATHER = 100;

export interface OfferedStage {
  name(): string;
  /** Announces this page; `leave` announces that it closes or reloads. */
  introduce(): void;
  leave(): void;
  stop(): void;
}

/** Lets panels in other windows control this page. Its name survives a reload, so that a panel finds it again. */
export function offerStage(control: DemoControl, wire: Wire): OfferedStage {
  const by = crypto.randomUUID();
  let name = sessionStore.get(KEY) ?? rename();
  let heard = false;
  let stopped = false;
  let told: readonly TrafficEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (message: WireMessage) => wire.postMessage(message);
  const introduce = () => {
    told = control.traffic.entries();
    say({
      type: 'here',
      stage: name,
      catalogue: control.catalogue,
      state: control.state(),
      actions: Object.keys(control.actions),
      traffic: told,
    });
  };
  const tellTraffic = () => {
    timer = undefined;
    const entries = control.traffic.entries();
    const known = new Set(told);
    told = entries;
    const changed = entries.filter((entry) => !known.has(entry));
    say({ type: 'traffic', stage: name, changed, order: entries.map(({ id }) => id) });
  };
  const stops = [
    control.onChange(() => heard && say({ type: 'state', stage: name, state: control.state() })),
    control.traffic.onChange(() => {
      if (heard) timer ??= setTimeout(tellTraffic, GATHER);
    }),
  ];
  wire.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (stopped || !isWireMessage(message)) return;
    if (message.type === 'hello' && (message.stage === undefined || message.stage === name)) {
      heard = true;
      introduce();
    } else if (message.type === 'here' && message.stage === name) say({ type: 'taken', stage: name, by });
    else if (message.type === 'taken' && message.stage === name && message.by !== by) {
      name = rename();
      introduce();
    } else if (message.type === 'call' && message.stage === name) void perform(control.actions, message, say);
  });
  const leave = () => say({ type: 'gone', stage: name });
  introduce();
  heard = true;
  return {
    name: () => name,
    introduce,
    leave,
    stop: () => {
      if (stopped) return;
      stopped = true;
      for (const stop of stops) stop();
      clearTimeout(timer);
      leave();
      wire.close();
    },
  };
}

function rename(): string {
  const name = crypto.randomUUID();
  sessionStore.set(KEY, name);
  return name;
}

async function perform(
  actions: DemoActions,
  { call, action, args }: Extract<WireMessage, { type: 'call' }>,
  say: (message: WireMessage) => void,
): Promise<void> {
  try {
    const known: Readonly<Record<string, unknown>> = { ...actions };
    const act = Object.hasOwn(known, action) ? known[action] : undefined;
    if (typeof act !== 'function') throw new TypeError(`This demo cannot do '${action}'.`);
    const value: unknown = await Reflect.apply(act, actions, args);
    say({ type: 'result', call, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say({ type: 'refused', call, message, reasons: reasonsOf(error) });
  }
}
