import type { Schema } from '@cfworker/json-schema';
import { getResponse, http, type HttpHandler } from 'msw';
import { matchCall } from '#src/contract/match-call';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { loadTexts } from '#mocks/seeds/texts/load';
import type { Clock } from './clock';
import type { Context, Resolvers } from './context';
import type { FaultInjector } from './fault-injector';
import { HttpError } from './http-error';
import type { OpenCall, TrafficLog } from './traffic';
import { deviations, operationSchemas, readForm, readParameters, withoutTail, type Deviation } from './validate';

const LANGUAGES: readonly InterfaceLanguage[] = ['en-US', 'es-ES', 'ja-JP', 'de-DE', 'fr-FR', 'it-IT', 'ko-KR'];

/** What the dispatcher works with; the emulator puts it together. */
export interface DispatchOptions {
  readonly resolvers: Resolvers;
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  /** Brings everything that is due by the clock up to date before a resolver looks at it. */
  readonly settle: (now: number) => Promise<unknown>;
  /** Told of an answer that the contract does not allow: tests throw, development logs. */
  readonly onDeviation?: (operation: OperationId, found: readonly Deviation[], body: unknown) => void;
  /** Told of every call and its answer; without one nothing is read twice. */
  readonly traffic?: TrafficLog;
}

/** The contract's path as msw reads it: a literal colon is escaped, since msw takes it for a parameter. */
export function mswPath(path: string): string {
  return path.replace(/:/g, '\\:').replace(/\{(\w+)\}/g, ':$1');
}

/** One msw handler per operation; static paths stand before parametrised ones, since the first match wins. */
export function createHandlers(baseUrl: string, options: DispatchOptions): ReadonlyMap<OperationId, HttpHandler> {
  const queue = createQueue();
  const ids = Object.keys(operations) as OperationId[];
  const order = (id: OperationId) => operations[id].path.replace(/\{/g, '\uffff');
  const handlerOf = (id: OperationId) => {
    const { method, path } = operations[id];
    return http[method](`${baseUrl}${mswPath(path)}`, async ({ request, params }) => {
      const call = options.traffic?.begin(id, request, options.clock.now());
      const answer = () => respond(id, request, params, options, call);
      // Writes run one at a time, since a resolver awaits between what it reads and what it writes.
      const endSession = async () => void (await options.db.sessions.remove(tokenOf(request) ?? ''));
      const faulted = { operation: id, request, endSession };
      const response = await options.faults.around(faulted, method === 'get' ? answer : () => queue(answer));
      // A fault answers without having read what was sent.
      if (call && method !== 'get' && !request.bodyUsed && !isForm(request)) call.sent(await request.text());
      call?.answered(response);
      return response;
    });
  };
  return withoutStacks(
    () => new Map(ids.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((id) => [id, handlerOf(id)])),
  );
}

/** Answers a request by these handlers; undefined where it is no call below `baseUrl`. */
export function answerCall(
  handlers: ReadonlyMap<OperationId, HttpHandler>,
  baseUrl: string,
  request: Request,
): Promise<Response | undefined> {
  // msw parses the cookies of a request again for each handler that it tries, so it gets the one that matches.
  const { origin, pathname } = new URL(request.url);
  const match = origin === baseUrl ? matchCall(request.method, pathname) : undefined;
  const handler = match && handlers.get(match.id);
  return getResponse(handler ? [handler] : [...handlers.values()], request);
}

/** Does a job without noting where it was called: msw reads the stack of every handler that is made, which takes most of making one. */
function withoutStacks<T>(job: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return job();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Files are not kept as text. */
const isForm = (request: Request): boolean =>
  (request.headers.get('Content-Type') ?? '').startsWith('multipart/form-data');

function createQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const next = tail.then(job, job);
    tail = next.catch(() => undefined);
    return next;
  };
}

async function respond(
  id: OperationId,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  options: DispatchOptions,
  call: OpenCall | undefined,
): Promise<Response> {
  try {
    const now = options.clock.now();
    await options.settle(now);
    const context = await readRequest(id, request, params, options, now, call);
    const resolver = options.resolvers[id] as (context: unknown) => unknown;
    const result = await resolver(context);
    if (result instanceof Response) return result;
    if (result === undefined) return new Response(null, { status: 204 });
    report(id, result, options, call);
    return Response.json(result, { headers: { Date: new Date(now).toUTCString() } });
  } catch (error) {
    if (error instanceof HttpError) return error.toResponse();
    console.error(`emulator: ${id} failed`, error);
    return new HttpError(500, 'ServerError', 'The emulator failed on this call.').toResponse();
  }
}

function report(id: OperationId, body: unknown, options: DispatchOptions, call: OpenCall | undefined): void {
  if (!options.onDeviation && !call) return;
  const schema = operationSchemas.get(id)?.responses['200'];
  const found = schema ? deviations(withoutTail(body), schema) : [];
  call?.checked(found);
  if (found.length) options.onDeviation?.(id, found, body);
}

async function readRequest(
  id: OperationId,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  { db, clock }: DispatchOptions,
  now: number,
  call: OpenCall | undefined,
): Promise<unknown> {
  const schemas = operationSchemas.get(id);
  if (!schemas) throw new Error(`the contract has no ${id}`);
  const token = tokenOf(request);
  const visitor = () => accountOf(db, token, now);
  const account = () => {
    const found = visitor();
    if (!found) throw new HttpError(401, 'NoSession', 'Sign in to go on.');
    return found;
  };
  if (operations[id].auth === 'required') account();
  const path = readParameters(schemas, 'path', (name) => [params[name] ?? []].flat());
  const search = new URL(request.url).searchParams;
  const query = readParameters(schemas, 'query', (name) => search.getAll(name));
  const wrong = [...path.deviations, ...query.deviations];
  if (wrong.length) throw new HttpError(400, 'BadRequest', 'The address has a parameter that does not fit.', wrong);
  const language = languageOf(request);
  const context: Record<keyof Context<OperationId>, unknown> = {
    operation: id,
    request,
    params: path.values,
    query: query.values,
    body: await readBody(schemas, request, call),
    language,
    texts: await loadTexts(language),
    db,
    clock,
    now,
    token,
    account,
    visitor,
  };
  return context;
}

async function readBody(
  schemas: NonNullable<ReturnType<typeof operationSchemas.get>>,
  request: Request,
  call: OpenCall | undefined,
): Promise<unknown> {
  if (schemas.multipart) return readFiles(schemas.multipart, request);
  if (!schemas.body) return undefined;
  const text = await request.text();
  call?.sent(text);
  if (text === '') {
    if (schemas.bodyRequired) throw new HttpError(400, 'BadRequest', 'The body is missing.');
    return undefined;
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'BadRequest', 'The body is not JSON.');
  }
  const wrong = deviations(body, schemas.body);
  if (wrong.length) throw new HttpError(422, 'Invalid', 'The body does not fit the contract.', wrong);
  return body;
}

/** The session token that a request carries. */
function tokenOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
}

async function readFiles(schema: Schema, request: Request): Promise<unknown> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new HttpError(400, 'BadRequest', 'The body is not multipart/form-data.');
  }
  const { values, deviations: wrong } = readForm(form, schema);
  if (wrong.length) throw new HttpError(422, 'Invalid', 'The body does not fit the contract.', wrong);
  return values;
}

/** The account a session token stands for, undefined when there is no such session or it has ended. */
function accountOf(db: Database, token: string | undefined, now: number): AccountRecord | undefined {
  const session = token === undefined ? undefined : db.sessions.get(token);
  return session && session.expiresAt > now ? db.accounts.get(session.userId) : undefined;
}

function languageOf(request: Request): InterfaceLanguage {
  const wanted = request.headers.get('Accept-Language')?.split(',')[0]?.trim();
  return LANGUAGES.find((code) => code === wanted) ?? 'en-US';
}
