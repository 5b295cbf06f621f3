import type { OperationId } from '../../src/contract/operations.gen';
import { createRandom } from '../../src/lib/prng';
import { strikes, type Fault } from './faults';
import { HttpError } from './http-error';

/** Applies the faults in force around each call. Seeded, so that a run repeats. */
export class FaultInjector {
  #faults: Fault[] = [];
  #counts = new Map<Fault, number>();
  #random = createRandom(1);

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  set(faults: readonly Fault[]): void {
    this.#faults = [...faults];
    this.#counts.clear();
    this.#random = createRandom(1);
  }

  /** Answers a call, or lets a fault answer in its place. Rejects with a TypeError for a broken connection, as fetch does. */
  async around(operation: OperationId, answer: () => Promise<Response>): Promise<Response> {
    for (const fault of this.#faults) {
      if (!strikes(fault, operation) || !this.#due(fault)) continue;
      switch (fault.kind) {
        case 'latency':
          await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
          break;
        case 'pending':
          return new Promise(() => undefined);
        case 'offline':
          return Response.error();
        case 'status':
          return new HttpError(
            fault.status,
            fault.code ?? `Fault${fault.status}`,
            fault.message ?? 'This failure was asked for.',
            undefined,
            fault.retryAfter,
          ).toResponse();
        case 'malformed':
          return new Response('{"total": 3, "items": [', { headers: { 'Content-Type': 'application/json' } });
        case 'html':
          return new Response('<!doctype html><title>Gateway</title>', { headers: { 'Content-Type': 'text/html' } });
        case 'empty':
          return new Response('', { status: 200 });
        case 'answer':
          return Response.json(fault.body);
      }
    }
    return answer();
  }

  #due(fault: Fault): boolean {
    if (fault.share !== undefined && this.#random.next() >= fault.share) return false;
    const count = this.#counts.get(fault) ?? 0;
    this.#counts.set(fault, count + 1);
    const first = fault.after ?? 0;
    return count >= first && (fault.times === undefined || count < first + fault.times);
  }
}
