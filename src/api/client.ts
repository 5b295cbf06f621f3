import createFetchClient from 'openapi-fetch';
import createQueryHooks from 'openapi-react-query';
import type { paths } from '#src/contract/api.gen';
import { config } from './config';
import { apiFetch } from './fetch';

/** The typed calls of the contract, with the response. Paths are relative; the base address is read at each call, since config.json comes later. */
export const fetchClient = createFetchClient<paths>({
  baseUrl: '',
  // statusList and the like are comma separated (`explode: false` in the contract).
  querySerializer: { array: { style: 'form', explode: false } },
  fetch: (request) => apiFetch(request),
  Request: class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? `${config().apiBaseUrl || globalThis.location.origin}${input}` : input, init);
    }
  },
});

type Success<Result> = Extract<Result, { readonly data: unknown }>;

function bodyOf<Args extends readonly unknown[], Result extends { readonly data?: unknown }>(
  call: (...args: Args) => Promise<Result>,
) {
  // Only a success comes back: apiFetch throws for every other response.
  return async (...args: Args): Promise<Success<Result>['data']> => ((await call(...args)) as Success<Result>).data;
}

/** The typed calls of the contract; each returns the body of a success and throws for every other response. */
export const client = {
  GET: bodyOf(fetchClient.GET),
  PUT: bodyOf(fetchClient.PUT),
  POST: bodyOf(fetchClient.POST),
  DELETE: bodyOf(fetchClient.DELETE),
};

/**
 * Query options and hooks over the client; only src/data calls it, since only src/data names a path. The type argument is
 * given, not inferred: inferring it makes the type checker compare all of the client's types, a second for each program.
 */
export const api = createQueryHooks<paths>(fetchClient);

/** For a call that opens a session: a refusal of it does not end the session there is. */
export const opensSession = { fetch: (request: Request) => apiFetch(request, { opens: true }) };
