import i18next from 'i18next';
import { authAdapter } from './auth/adapter';
import { ApiError, type ErrorDetail } from './errors';
import { config } from './config';
import type { Reroute } from './rerouted-calls';
import { promptSignIn } from './session-end';
import { sessionToken, setSessionToken } from './session-token';

/**
 * The fetch of the typed client. Rejects with ApiError for anything but a readable 2xx; openapi-fetch's middleware could not catch a
 * malformed body. With `file` the body is returned unread and without a time limit. After a 401 the call waits for a sign-in in place
 * and is repeated. `session: false` is for pre-signed addresses. `opens`: a 401 does not end the current session.
 */
export async function apiFetch(
  input: Request,
  { session = true, opens = false, file = false } = {},
): Promise<Response> {
  const request = new Request(input);
  if (i18next.language) request.headers.set('Accept-Language', i18next.language);
  const read = file ? readFile : readJson;
  if (!session) return exchange(request, sendWithTimeLimit, read);
  if (opens) return exchange(request, sendAuthorized, read);
  const token = sessionToken();
  // A body can be sent only once; the clone is for the retry.
  const retryRequest = token === undefined ? undefined : request.clone();
  try {
    return await exchange(request, sendAuthorized, read);
  } catch (error) {
    if (token === undefined || !retryRequest || !(error instanceof ApiError) || error.status !== 401) throw error;
    if (await promptSignIn(token)) return exchange(retryRequest, sendAuthorized, read);
    // A session that began meanwhile must not end.
    if (token === sessionToken()) setSessionToken(undefined);
    throw error;
  }
}

async function exchange(
  request: Request,
  sendRequest: (request: Request) => Promise<TimedResponse>,
  read: (answer: TimedResponse) => Promise<Response>,
): Promise<Response> {
  const timedResponse = await sendRequest(request);
  try {
    if (!timedResponse.response.ok) throw await timedResponse.withTimeLimit(readError(timedResponse.response));
    return await read(timedResponse);
  } finally {
    timedResponse.release();
  }
}

const contentTypeOf = (response: Response): string => response.headers.get('Content-Type') ?? '';

const malformed = (response: Response, message: string): ApiError =>
  new ApiError('malformed', response.status, 'Malformed', message);

async function readFile({ response }: TimedResponse): Promise<Response> {
  if (contentTypeOf(response).includes('text/html'))
    throw malformed(response, 'The response is a web page, not a file.');
  return response;
}

/** Some servers send JSON without a content type or as plain text. */
async function readJson({ response, withTimeLimit }: TimedResponse): Promise<Response> {
  if (response.status === 204) return response;
  const type = contentTypeOf(response);
  if (type !== '' && !type.includes('json') && !type.includes('text/plain'))
    throw malformed(response, `The response is ${type}, not JSON.`);
  const text = await withTimeLimit(response.text());
  if (text.trim() === '') throw malformed(response, 'The response is empty.');
  try {
    JSON.parse(text);
  } catch {
    throw malformed(response, 'The response is not JSON.');
  }
  return new Response(text, { status: response.status, headers: response.headers });
}

interface TimedResponse {
  readonly response: Response;
  withTimeLimit<T>(work: Promise<T>): Promise<T>;
  release(): void;
}

async function sendAuthorized(request: Request): Promise<TimedResponse> {
  const adapter = authAdapter();
  const retryRequest = adapter.canRetry ? request.clone() : undefined;
  const sent = adapter.authorize(request);
  const answered = await sendWithTimeLimit(sent);
  if (!adapter.observe(sent, answered.response) || !retryRequest) return answered;
  answered.release();
  return sendWithTimeLimit(adapter.authorize(retryRequest));
}

async function sendWithTimeLimit(request: Request): Promise<TimedResponse> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, config().timeout);
  const released = new AbortController();
  const release = () => {
    clearTimeout(timer);
    released.abort();
  };
  const signal = AbortSignal.any([request.signal, limit.signal]);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
      { signal: released.signal },
    );
  });
  const withTimeLimit = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await Promise.race([work, aborted]);
    } catch (error) {
      release();
      if (request.signal.aborted) throw error;
      if (limit.signal.aborted) throw new ApiError('timeout', 0, 'Timeout', 'The server did not respond in time.');
      throw new ApiError('network', 0, 'Network', 'No connection.');
    }
  };
  const response = await withTimeLimit(send(new Request(request, { signal })));
  if (response.type === 'error') {
    release();
    throw new ApiError('network', 0, 'Network', 'No connection.');
  }
  return { response, withTimeLimit, release };
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const retry = Number(response.headers.get('Retry-After'));
  const error = isErrorBody(body) ? body.error : { code: `Http${response.status}`, message: '' };
  return new ApiError(
    'http',
    response.status,
    error.code,
    error.message,
    error.details ?? [],
    retry > 0 ? retry : undefined,
  );
}

function isErrorBody(body: unknown): body is { error: { code: string; message: string; details?: ErrorDetail[] } } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

export type Transport = (request: Request) => Promise<Response>;

let reroute: Reroute | undefined;

/** Sends a request over the network, rerouted by the deployment's overlay. */
export async function sendOverNetwork(request: Request): Promise<Response> {
  const target = reroute ? await reroute(request) : request;
  return target instanceof Response ? target : globalThis.fetch(target);
}

export function setReroute(next: Reroute | undefined): void {
  reroute = next;
}

let transport: Transport | Promise<Transport> = sendOverNetwork;

export async function send(request: Request): Promise<Response> {
  return (await transport)(request);
}

/** Called only when the application or a story starts. Calls wait for a promise. */
export function setTransport(next: Transport | Promise<Transport>): void {
  transport = next;
}
