import { sessionStore } from '#src/lib/storage';
import type { DemoActions, DemoControl, TrafficEntry } from './control';
import { reasonsOf } from './reasons';
import { isChannelMessage, type DemoChannel, type ChannelMessage } from './channel-protocol';

const KEY = 'panel-stage';
/** Milliseconds for which traffic changes are batched. */
const BATCH_DELAY = 100;

export interface AppHost {
  name(): string;
  announce(): void;
  leave(): void;
  stop(): void;
}

/** Lets panels in other windows control this page. Its name survives a reload, so that a panel finds it again. */
export function hostApp(control: DemoControl, channel: DemoChannel): AppHost {
  const instanceId = crypto.randomUUID();
  let name = sessionStore.get(KEY) ?? createName();
  let stopped = false;
  let sentEntries: readonly TrafficEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: ChannelMessage) => channel.postMessage(message);
  const announce = () => {
    sentEntries = control.traffic.entries();
    send({
      type: 'here',
      host: name,
      catalog: control.catalog,
      state: control.state(),
      actions: Object.keys(control.actions),
      traffic: sentEntries,
    });
  };
  const sendTraffic = () => {
    timer = undefined;
    const entries = control.traffic.entries();
    const known = new Set(sentEntries);
    sentEntries = entries;
    const changed = entries.filter((entry) => !known.has(entry));
    send({ type: 'traffic', host: name, changed, order: entries.map(({ id }) => id) });
  };
  const unsubscribers = [
    control.onChange(() => send({ type: 'state', host: name, state: control.state() })),
    control.traffic.onChange(() => {
      timer ??= setTimeout(sendTraffic, BATCH_DELAY);
    }),
  ];
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (stopped || !isChannelMessage(message)) return;
    if (message.type === 'hello' && (message.host === undefined || message.host === name)) announce();
    else if (message.type === 'here' && message.host === name) send({ type: 'taken', host: name, instanceId });
    else if (message.type === 'taken' && message.host === name && message.instanceId !== instanceId) {
      name = createName();
      announce();
    } else if (message.type === 'call' && message.host === name) void runAction(control.actions, message, send);
  });
  const leave = () => send({ type: 'gone', host: name });
  announce();
  return {
    name: () => name,
    announce,
    leave,
    stop: () => {
      if (stopped) return;
      stopped = true;
      for (const stop of unsubscribers) stop();
      clearTimeout(timer);
      leave();
      channel.close();
    },
  };
}

function createName(): string {
  const name = crypto.randomUUID();
  sessionStore.set(KEY, name);
  return name;
}

async function runAction(
  actions: DemoActions,
  { call, action, args }: Extract<ChannelMessage, { type: 'call' }>,
  send: (message: ChannelMessage) => void,
): Promise<void> {
  try {
    const known: Readonly<Record<string, unknown>> = { ...actions };
    const act = Object.hasOwn(known, action) ? known[action] : undefined;
    if (typeof act !== 'function') throw new TypeError(`This demo cannot do '${action}'.`);
    const value: unknown = await Reflect.apply(act, actions, args);
    send({ type: 'result', call, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ type: 'refused', call, message, reasons: reasonsOf(error) });
  }
}
