import { matchCall } from '#src/contract/match-call';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { stopwatch, type Stopwatch } from '#src/lib/stopwatch';
import { withUrl } from './rerouted-calls';
import type { Transport } from './fetch';

export interface HybridAnswer {
  readonly operation: OperationId;
  readonly by: 'live' | 'emulator';
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
}

const listeners = new Set<(answer: HybridAnswer) => void>();

/** Calls back for each call that a hybrid answers; returns the unsubscribe function. */
export function onHybridAnswer(listener: (answer: HybridAnswer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface HybridOptions {
  readonly liveTags: readonly string[];
  /** No slash at its end. */
  readonly apiBaseUrl: string;
  readonly emulated: Transport;
  readonly real: Transport;
  /** Used when the user signs in at the real API; undefined for a visitor. */
  readonly emulatorToken: () => Promise<string | undefined>;
  /** Used when the user signs in at the emulator. */
  readonly realToken: string | undefined;
  readonly measure?: Stopwatch;
}

/** Sends the calls of `liveTags` to the real API, others to the emulator. The side without the sign-in gets its own token. */
export function createHybrid(options: HybridOptions): Transport {
  const live = new Set(options.liveTags);
  const sessionIsLive = live.has('session');
  return async (request) => {
    const url = new URL(request.url);
    const call = matchCall(request.method, url.pathname);
    // Not a call of the contract, such as a file on the API's host.
    if (!call) return (url.origin === new URL(options.apiBaseUrl).origin ? options.real : options.emulated)(request);
    const isLive = live.has(operations[call.id].noun);
    const target = isLive ? new URL(`${options.apiBaseUrl}${url.pathname}${url.search}`) : url;
    const sent = isLive ? await withUrl(request, target) : new Request(request);
    if (isLive !== sessionIsLive) exchangeToken(sent, isLive ? options.realToken : await options.emulatorToken());
    const elapsed = (options.measure ?? stopwatch)();
    const answered = await (isLive ? options.real : options.emulated)(sent);
    const answer: HybridAnswer = {
      operation: call.id,
      by: isLive ? 'live' : 'emulator',
      method: request.method,
      url: target.href,
      status: answered.status,
      milliseconds: elapsed(),
    };
    for (const listener of listeners) listener(answer);
    // A 401 of the other side must not end the session on screen.
    return answered.status === 401 && isLive !== sessionIsLive ? toForbiddenError(isLive) : answered;
  };
}

function exchangeToken(request: Request, token: string | undefined): void {
  if (token === undefined) request.headers.delete('Authorization');
  else request.headers.set('Authorization', `Bearer ${token}`);
}

function toForbiddenError(isLive: boolean): Response {
  const message = isLive
    ? 'The real API refused the call: VITE_LIVE_TOKEN is missing or has ended, or make session live.'
    : 'The emulator refused the call: its session has ended. Load the page again.';
  return Response.json({ error: { code: 'OtherSession', message } }, { status: 403 });
}
