import { matchCall } from '#src/contract/match-call';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { stopwatch, type Stopwatch } from '#src/lib/stopwatch';
import { withAddress } from './moved-calls';
import type { Transport } from './transport';

/** Who answered one call of a hybrid. */
export interface HybridAnswer {
  readonly operation: OperationId;
  readonly by: 'live' | 'emulator';
  readonly method: string;
  /** As it was sent. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
}

const listeners = new Set<(answer: HybridAnswer) => void>();

/** Calls back with every call that a hybrid has had answered, for a list of traffic; gives the way to stop. */
export function onHybridAnswer(listener: (answer: HybridAnswer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface HybridOptions {
  readonly liveNouns: readonly string[];
  /** Address of the real API, without a slash at its end. */
  readonly apiBaseUrl: string;
  /** Answers by the emulator; the origin of the page stands for it. */
  readonly emulated: Transport;
  /** Answers by the network. */
  readonly real: Transport;
  /** Session of the emulator, for when people sign in at the real API; undefined for a visitor. */
  readonly emulatorToken: () => Promise<string | undefined>;
  /** Session of the real API, for when people sign in at the emulator. */
  readonly liveToken: string | undefined;
  /** Tells how long a call took; the browser's clock does when it is left out. */
  readonly measure?: Stopwatch;
}

/**
 * Sends the calls of some nouns to the real API and all others to the emulator. Each side is given a session of its own: where
 * `session` is live the emulator gets one of its persona, where it is emulated the real API gets the configured token.
 */
export function createHybrid(options: HybridOptions): Transport {
  const live = new Set(options.liveNouns);
  const sessionIsLive = live.has('session');
  return async (request) => {
    const url = new URL(request.url);
    const call = matchCall(request.method, url.pathname);
    // An address that an answer gave (a file on the API's own host) is none of the page's calls.
    if (!call) return (url.origin === new URL(options.apiBaseUrl).origin ? options.real : options.emulated)(request);
    const isLive = live.has(operations[call.id].noun);
    const target = isLive ? new URL(`${options.apiBaseUrl}${url.pathname}${url.search}`) : url;
    const sent = isLive ? await withAddress(request, target) : new Request(request);
    if (isLive !== sessionIsLive) exchangeToken(sent, isLive ? options.liveToken : await options.emulatorToken());
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
    // The session on screen is the other side's: it has not ended, so the refusal must not end it.
    return answered.status === 401 && isLive !== sessionIsLive ? otherSideRefused(isLive) : answered;
  };
}

function exchangeToken(request: Request, token: string | undefined): void {
  if (token === undefined) request.headers.delete('Authorization');
  else request.headers.set('Authorization', `Bearer ${token}`);
}

function otherSideRefused(isLive: boolean): Response {
  const message = isLive
    ? 'The real API refused the call: VITE_LIVE_TOKEN is missing or has ended, or make session live.'
    : 'The emulator refused the call: its session has ended. Load the page again.';
  return Response.json({ error: { code: 'OtherSession', message } }, { status: 403 });
}
