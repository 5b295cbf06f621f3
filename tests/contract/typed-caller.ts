import { fetchClient, fileOptions } from '#src/api/client';
import { applyConfig } from '#src/api/config';
import { ApiError } from '#src/api/errors';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/fetch';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { TestCall } from '#mocks/test-client';
import { contractOperations, responseDeviations, operationOf, requestDeviations } from './validator';

/** `text` is sent as the raw body. */
export interface TypedCall extends TestCall {
  readonly text?: string;
}

/** `request` and `answer` list deviations from the contract; `error` is what the client threw. */
export interface CallResult {
  readonly status: number;
  readonly request: readonly string[];
  readonly answer: readonly string[];
  readonly error: ApiError | undefined;
}

const untyped = fetchClient as unknown as {
  request(method: string, path: string, init: object): Promise<unknown>;
};

/**
 * Calls operations through the typed client, with `answer` as the backend below `baseUrl`. Checks requests and responses, the latter
 * against the strict profile too.
 */
export function createTypedCaller(
  answer: (request: Request) => Promise<Response | undefined>,
  baseUrl: string,
  session: string | undefined,
): (operation: OperationId, call?: TypedCall) => Promise<CallResult> {
  applyConfig({ apiBaseUrl: baseUrl });
  return async (operation, call = {}) => {
    let outcome: Omit<CallResult, 'error'> | undefined;
    setTransport(async (request) => {
      const sent = isJson(request.headers)
        ? await request.clone().text()
        : isForm(request.headers)
          ? '(parts)'
          : undefined;
      const response = await answer(request);
      if (!response) throw new Error(`nobody answers ${operation}`);
      outcome = await inspectCall(operation, request, sent, response.clone());
      return response;
    });
    setSessionToken('token' in call ? call.token : session);
    const error = await send(operation, call);
    if (!outcome) throw new Error(`${operation} was not sent`, { cause: error });
    if (error !== undefined && !(error instanceof ApiError))
      throw new Error(`${operation} threw something else than an ApiError`, { cause: error });
    return { ...outcome, error };
  };
}

const isJson = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('application/json') === true;

const isForm = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('multipart/') === true;

async function inspectCall(
  operation: OperationId,
  request: Request,
  sent: string | undefined,
  response: Response,
): Promise<Omit<CallResult, 'error'>> {
  const found = operationOf(request.method, new URL(request.url).pathname);
  if (found?.operation.id !== operation) throw new Error(`${request.method} ${request.url} is not ${operation}`);
  const received = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
  return {
    status: response.status,
    request: requestDeviations({ method: request.method, url: request.url, body: sent }) ?? [],
    answer: responseDeviations(found.operation, received, { strict: true }),
  };
}

const isFile = (id: OperationId): boolean => {
  const content = contractOperations.find((operation) => operation.id === id)?.node.responses['200']?.content;
  return content !== undefined && !('application/json' in content);
};

async function send(operation: OperationId, call: TypedCall): Promise<unknown> {
  const { method, path } = operations[operation];
  const { text, body } = call;
  const init = {
    params: { path: call.path ?? {}, query: call.query ?? {} },
    ...(isFile(operation) ? fileOptions : { parseAs: 'text' }),
    ...(text === undefined ? {} : { body: {}, bodySerializer: () => text }),
    ...(text === undefined && body !== undefined ? { body } : {}),
    ...(call.language === undefined ? {} : { headers: { 'Accept-Language': call.language } }),
  };
  try {
    await untyped.request(method, path, init);
    return undefined;
  } catch (error) {
    return error;
  }
}
