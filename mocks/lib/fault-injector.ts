import type { ErrorCode } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { hashText } from '#src/lib/hash';
import { withBrokenBody, withSlowBody, wait } from './fault-bodies';
import type { Fault } from './faults';
import { HttpError } from './http-error';

/** `seen` counts the calls that the fault matched, `struck` those that it hit. */
export interface ActiveFault {
  readonly id: string;
  readonly fault: Fault;
  readonly seen: number;
  readonly struck: number;
}

export interface FaultedCall {
  readonly operation: OperationId;
  readonly request: Request;
  endSession(): Promise<void>;
}

interface FaultState {
  readonly id: string;
  readonly fault: Fault;
  eligibleCount: number;
  struck: number;
  readonly matchCounts: Map<OperationId, number>;
}

const MINUTE = 60_000;
const MAX_LATENCY = 10 * MINUTE;

export function appliesTo(fault: Fault, operation: OperationId): boolean {
  if (fault.operation === undefined) return true;
  return Array.isArray(fault.operation) ? fault.operation.includes(operation) : fault.operation === operation;
}

/** The seed makes a run repeatable. */
export class FaultInjector {
  #active: FaultState[] = [];
  #seed = 1;
  #addedCount = 0;

  list(): readonly ActiveFault[] {
    return this.#active.map(({ id, fault, struck, matchCounts }) => ({
      id,
      fault,
      struck,
      seen: [...matchCounts.values()].reduce((sum, count) => sum + count, 0),
    }));
  }

  get seed(): number {
    return this.#seed;
  }

  set(faults: readonly Fault[], seed = 1): void {
    this.#seed = seed;
    this.#addedCount = 0;
    this.#active = [];
    for (const fault of faults) this.#active.push(this.#activate(fault));
  }

  /** Adds a fault before the others, so that the newest wins. Returns its id. */
  add(fault: Fault): string {
    const state = this.#activate(fault);
    this.#active.unshift(state);
    return state.id;
  }

  remove(id: string): boolean {
    const before = this.#active.length;
    this.#active = this.#active.filter((state) => state.id !== id);
    return this.#active.length < before;
  }

  /** A broken connection is a `Response.error()`, with which fetch rejects. */
  async intercept(call: FaultedCall, answer: () => Promise<Response>): Promise<Response> {
    let transform: ((response: Response) => Response | Promise<Response>) | undefined;
    for (const state of this.#active) {
      const { fault } = state;
      const draw = appliesTo(fault, call.operation) ? this.#draw(state, call.operation) : undefined;
      if (draw === undefined) continue;
      switch (fault.kind) {
        case 'latency':
          await wait('median' in fault ? logNormal(fault, draw) : fault.milliseconds, call.request.signal);
          break;
        case 'sessionEnd':
          await call.endSession();
          break;
        case 'drip':
          transform = (response) => withSlowBody(response, fault.milliseconds);
          break;
        case 'reset':
          transform = withBrokenBody;
          break;
        case 'answer':
          if (fault.merge !== true) return Response.json(fault.body);
          transform = (response) => mergeBody(response, fault.body);
          break;
        default:
          return responseOf(fault, call.request.signal);
      }
    }
    const response = await answer();
    return transform ? transform(response) : response;
  }

  #activate(fault: Fault): FaultState {
    this.#addedCount += 1;
    return { id: `fault-${this.#addedCount}`, fault, eligibleCount: 0, struck: 0, matchCounts: new Map() };
  }

  /** Two random numbers in [0, 1) when the fault hits this call, independent of calls of other operations. */
  #draw(state: FaultState, operation: OperationId): readonly [number, number] | undefined {
    const { fault } = state;
    const turn = state.matchCounts.get(operation) ?? 0;
    state.matchCounts.set(operation, turn + 1);
    const random = (use: string) => hashText(`${this.#seed}/${state.id}/${operation}/${turn}/${use}`) / 0x1_0000_0000;
    if (fault.share !== undefined && random('share') >= fault.share) return undefined;
    const count = state.eligibleCount++;
    const first = fault.after ?? 0;
    if (count < first || (fault.times !== undefined && count >= first + fault.times)) return undefined;
    state.struck += 1;
    return [random('a'), random('b')];
  }
}

/** Box–Muller; returns milliseconds. */
function logNormal({ median, sigma }: { median: number; sigma: number }, [a, b]: readonly [number, number]): number {
  const normal = Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
  return Math.min(MAX_LATENCY, median * Math.exp(sigma * normal));
}

async function mergeBody(response: Response, properties: object): Promise<Response> {
  if (!response.ok) return response;
  const body = (await response.json()) as object;
  return Response.json({ ...body, ...properties });
}

type RespondingFault = Exclude<Fault, { kind: 'latency' | 'sessionEnd' | 'drip' | 'reset' | 'answer' }>;

async function responseOf(fault: RespondingFault, signal: AbortSignal): Promise<Response> {
  switch (fault.kind) {
    case 'pending':
      return new Promise(() => undefined);
    case 'timeout':
      await wait(fault.milliseconds ?? MINUTE, signal);
      return Response.error();
    case 'offline':
      return Response.error();
    case 'status':
      return new HttpError(
        fault.status,
        (fault.code ?? `Fault${fault.status}`) as ErrorCode,
        fault.message ?? 'This error was injected on purpose.',
        fault.details,
        fault.retryAfter ?? (fault.status === 429 ? 30 : undefined),
      ).toResponse();
    case 'malformed':
      return new Response('{"total": 3, "items": [', { headers: { 'Content-Type': 'application/json' } });
    case 'html':
      return new Response('<!doctype html><title>Gateway</title>', { headers: { 'Content-Type': 'text/html' } });
    case 'empty':
      return new Response('', { status: 200 });
  }
}
