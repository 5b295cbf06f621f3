/** The part of MessagePort and Worker that is used. */
export interface RpcPort {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
    options?: { once?: boolean },
  ): void;
  /** A MessagePort delivers nothing until it is started; a Worker has no such method. */
  start?(): void;
}

/** Functions that can be called over a port; their arguments and results must survive a structured clone. */
// oxlint-disable-next-line typescript/no-explicit-any -- an interface has no index signature that `unknown` would fit
export type RpcApi<A> = { [K in keyof A]: (...args: any[]) => unknown };

/** Calls, their results, and events, in the order in which they were sent. */
type PortMessage =
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number; readonly message: string; readonly reasons: unknown }
  | { readonly type: 'event'; readonly event: unknown };

const transfers = new WeakMap<object, Transferable[]>();

/** Marks an argument or a result whose parts are to be transferred instead of copied. */
export function withTransfer<T extends object>(value: T, parts: Transferable[]): T {
  transfers.set(value, parts);
  return value;
}

const transferablesOf = (values: readonly unknown[]): Transferable[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? (transfers.get(value) ?? []) : []));

/** Serves the functions of `api` to the other end of a port and returns a function that sends an event. Errors reach the caller with their `reasons`. */
export function serveRpc<A extends RpcApi<A>>(port: RpcPort, api: A): (event: unknown) => void {
  const send = (message: PortMessage, parts: Transferable[] = []) => port.postMessage(message, parts);
  port.addEventListener('message', ({ data }) => {
    const message = data as PortMessage;
    if (message.type !== 'call') return;
    const { id, name, args } = message;
    void (async () => {
      try {
        const value: unknown = await api[name as keyof A](...args);
        send({ type: 'result', id, value }, transferablesOf([value]));
      } catch (error) {
        const reasons: unknown = error instanceof Error && 'reasons' in error ? error.reasons : undefined;
        send({ type: 'error', id, message: error instanceof Error ? error.message : String(error), reasons });
      }
    })();
  });
  port.start?.();
  return (event) => send({ type: 'event', event });
}

/** Calls a function at the other end of a port by name. Rejects with the error that it throws. */
export type RpcClient<A extends RpcApi<A>> = <K extends keyof A & string>(
  name: K,
  ...args: Parameters<A[K]>
) => Promise<Awaited<ReturnType<A[K]>>>;

/** Returns the client of a port that is served by `serveRpc`; `onEvent` gets its events. */
export function createRpcClient<A extends RpcApi<A>>(port: RpcPort, onEvent: (event: unknown) => void): RpcClient<A> {
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  port.addEventListener('message', ({ data }) => {
    const message = data as PortMessage;
    if (message.type === 'event') onEvent(message.event);
    if (message.type !== 'result' && message.type !== 'error') return;
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
    port.postMessage({ type: 'call', id: last, name, args } satisfies PortMessage, transferablesOf(args));
    return result.promise;
  };
  return call as RpcClient<A>;
}
