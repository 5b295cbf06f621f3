/** The part of MessagePort and Worker that is used. */
export interface CallPort {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
    options?: { once?: boolean },
  ): void;
  /** A port delivers nothing before it; a Worker needs none. */
  start?(): void;
}

/** Functions that can be called over a port; arguments and results survive a structured clone. */
// oxlint-disable-next-line typescript/no-explicit-any -- an interface has no index signature that `unknown` would fit
export type Calls<A> = { [K in keyof A]: (...args: any[]) => unknown };

/** Calls, their results, and events, in the order in which they were sent. */
type PortMessage =
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly message: string; readonly reasons: unknown }
  | { readonly type: 'event'; readonly event: unknown };

const transfers = new WeakMap<object, Transferable[]>();

/** Marks an argument or a result so that these parts of it are handed over instead of copied. */
export function handingOver<T extends object>(value: T, parts: Transferable[]): T {
  transfers.set(value, parts);
  return value;
}

const partsOf = (values: readonly unknown[]): Transferable[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? (transfers.get(value) ?? []) : []));

/** Answers the calls that come over a port; gives the way to send an event. What a call throws, its `reasons` included, is thrown at the caller. */
export function serveCalls<A extends Calls<A>>(port: CallPort, api: A): (event: unknown) => void {
  const send = (message: PortMessage, parts: Transferable[] = []) => port.postMessage(message, parts);
  port.addEventListener('message', ({ data }) => {
    const message = data as PortMessage;
    if (message.type !== 'call') return;
    const { id, name, args } = message;
    void (async () => {
      try {
        const value: unknown = await api[name as keyof A](...args);
        send({ type: 'result', id, value }, partsOf([value]));
      } catch (error) {
        const reasons: unknown = error instanceof Error && 'reasons' in error ? error.reasons : undefined;
        send({ type: 'failure', id, message: error instanceof Error ? error.message : String(error), reasons });
      }
    })();
  });
  port.start?.();
  return (event) => send({ type: 'event', event });
}

/** Calls a function at the other end of a port by its name. Rejects with what it throws. */
export type Caller<A extends Calls<A>> = <K extends keyof A & string>(
  name: K,
  ...args: Parameters<A[K]>
) => Promise<Awaited<ReturnType<A[K]>>>;

/** Gives the way to call the functions at the other end of a port, and hears of its events. */
export function callOver<A extends Calls<A>>(port: CallPort, onEvent: (event: unknown) => void): Caller<A> {
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  port.addEventListener('message', ({ data }) => {
    const message = data as PortMessage;
    if (message.type === 'event') onEvent(message.event);
    if (message.type !== 'result' && message.type !== 'failure') return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'result') call?.resolve(message.value);
    else
      call?.reject(
        Object.assign(new Error(message.message), message.reasons === undefined ? {} : { reasons: message.reasons }),
      );
  });
  port.start?.();
  const call = (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    last += 1;
    const result = Promise.withResolvers<unknown>();
    waiting.set(last, result);
    port.postMessage({ type: 'call', id: last, name, args } satisfies PortMessage, partsOf(args));
    return result.promise;
  };
  return call as Caller<A>;
}
