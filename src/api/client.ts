import createFetchClient from 'openapi-fetch';
import createQueryHooks from 'openapi-react-query';
import type { paths } from '#src/contract/api.gen';
import { config } from './config';
import { apiFetch } from './fetch';

/** Reads the base address at each call, since config.json loads later. */
export const fetchClient = createFetchClient<paths>({
  baseUrl: '',
  querySerializer: { array: { style: 'form', explode: false } },
  fetch: (request) => apiFetch(request),
  Request: class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? `${config().apiBaseUrl || globalThis.location.origin}${input}` : input, init);
    }
  },
});

type Success<Result> = Extract<Result, { readonly data: unknown }>;

function unwrapBody<Args extends readonly unknown[], Result extends { readonly data?: unknown }>(
  call: (...args: Args) => Promise<Result>,
) {
  return async (...args: Args): Promise<Success<Result>['data']> => ((await call(...args)) as Success<Result>).data;
}

/** Each call returns the body of a success and rejects with ApiError otherwise. */
export const client = {
  GET: unwrapBody(fetchClient.GET),
  PUT: unwrapBody(fetchClient.PUT),
  POST: unwrapBody(fetchClient.POST),
  DELETE: unwrapBody(fetchClient.DELETE),
};

/** Used only in src/data. The explicit type argument saves the type checker a second per program. */
export const api = createQueryHooks<paths>(fetchClient);

/** For a call that answers with a file. */
export const fileOptions = {
  parseAs: 'stream',
  fetch: (request: Request) => apiFetch(request, { file: true }),
} as const;

/** For a call that opens a session: its 401 does not end the current one. */
export const openSessionOptions = { fetch: (request: Request) => apiFetch(request, { opens: true }) };
