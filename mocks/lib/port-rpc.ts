export interface RpcPort {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
    options?: { once?: boolean },
  ): void;
  /** A MessagePort delivers nothing before `start`; a Worker has no such method. */
  start?(): void;
}

/** Arguments and results must survive a structured clone. */
// oxlint-disable-next-line typescript/no-explicit-any -- an interface has no index signature that `unknown` would fit
export type RpcApi<A> = { [K in keyof A]: (...args: any[]) => unknown };

type PortMessage =
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number; readonly message: string; readonly reasons: unknown }
  | { readonly type: 'event'; readonly event: unknown };

const transfers = new WeakMap<object, Transferable[]>();

/** Marks parts of an argument or a result to be transferred instead of copied. */
export function withTransfer<T extends object>(value: T, parts: Transferable[]): T {
  transfers.set(value, parts);
  return value;
}

const transferablesOf = (values: readonly unknown[]): Transferable[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? (transfers.get(value) ?? []) : []));

/** Serves `api` and returns a function that sends events. Errors keep their `reasons`. */
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

export type RpcClient<A extends RpcApi<A>> = <K extends keyof A & string>(
  name: K,
  ...args: Parameters<A[K]>
) => Promise<Awaited<ReturnType<A[K]>>>;

/** Creates a client of `serveRpc`, which rejects with the function's error, and calls under way when `ended` resolves. */
export function createRpcClient<A extends RpcApi<A>>(
  port: RpcPort,
  onEvent: (event: unknown) => void,
  ended?: Promise<void>,
): RpcClient<A> {
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
  void ended?.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('The other side has ended.'));
    waiting.clear();
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
