import type { Schema } from '@cfworker/json-schema';
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
import type { Journal } from './journal';
import type { CallRecorder, TrafficLog } from './traffic';
import { deviations, operationSchemas, readForm, readParameters, truncateLists, type Deviation } from './validate';

const LANGUAGES: readonly InterfaceLanguage[] = ['en-US', 'es-ES', 'ja-JP', 'de-DE', 'fr-FR', 'it-IT', 'ko-KR'];

export interface DispatchOptions {
  readonly resolvers: Resolvers;
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  readonly advanceSimulation: (now: number) => Promise<unknown>;
  /** Called for a response that breaks the contract: tests throw, development logs. */
  readonly onDeviation?: (operation: OperationId, deviationList: readonly Deviation[], body: unknown) => void;
  readonly journal: Journal;
  readonly traffic?: TrafficLog;
}

/** Returns a function that answers requests. It resolves to undefined for one that is no call below `baseUrl`. */
export function createAnswer(
  baseUrl: string,
  options: DispatchOptions,
): (request: Request) => Promise<Response | undefined> {
  const queue = createQueue();
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const match = origin === baseUrl ? matchCall(request.method, pathname) : undefined;
    if (!match) return undefined;
    const { id, params } = match;
    const isRead = request.method === 'GET';
    const call = options.traffic?.begin(id, request, options.clock.now());
    const answer = () =>
      options.journal.recordCall(id, options.clock.now(), () => respond(id, request, params, options, call));
    // Writes run one at a time (below), because a resolver awaits between reading and writing.
    const endSession = async () => void (await options.db.sessions.remove(tokenOf(request) ?? ''));
    const faultedCall = { operation: id, request, endSession };
    const response = await options.faults.intercept(faultedCall, isRead ? answer : () => queue(answer));
    if (call && !isRead && !request.bodyUsed && !isForm(request)) call.recordRequestBody(await request.text());
    call?.recordResponse(response);
    return response;
  };
}

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
  params: Readonly<Record<string, string>>,
  options: DispatchOptions,
  call: CallRecorder | undefined,
): Promise<Response> {
  try {
    const now = options.clock.now();
    await options.advanceSimulation(now);
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
    return new HttpError(500, 'ServerError', 'The emulator failed to handle this request.').toResponse();
  }
}

function report(id: OperationId, body: unknown, options: DispatchOptions, call: CallRecorder | undefined): void {
  if (!options.onDeviation && !call) return;
  const schema = operationSchemas.get(id)?.responses['200'];
  const deviationList = schema ? deviations(truncateLists(body), schema) : [];
  call?.recordDeviations(deviationList);
  if (deviationList.length) options.onDeviation?.(id, deviationList, body);
}

async function readRequest(
  id: OperationId,
  request: Request,
  params: Readonly<Record<string, string>>,
  { db, clock }: DispatchOptions,
  now: number,
  call: CallRecorder | undefined,
): Promise<unknown> {
  const schemas = operationSchemas.get(id);
  if (!schemas) throw new Error(`The contract has no operation ${id}`);
  const token = tokenOf(request);
  const optionalAccount = () => accountOf(db, token, now);
  const account = () => {
    const found = optionalAccount();
    if (!found) throw new HttpError(401, 'NoSession', 'Sign in to continue.');
    return found;
  };
  if (operations[id].auth === 'required') account();
  const path = readParameters(schemas, 'path', (name) =>
    params[name] === undefined ? [] : [decodeSegment(params[name])],
  );
  const search = new URL(request.url).searchParams;
  const query = readParameters(schemas, 'query', (name) => search.getAll(name));
  const wrong = [...path.deviations, ...query.deviations];
  if (wrong.length) throw new HttpError(400, 'BadRequest', 'The address has an invalid parameter.', wrong);
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
    optionalAccount,
  };
  return context;
}

async function readBody(
  schemas: NonNullable<ReturnType<typeof operationSchemas.get>>,
  request: Request,
  call: CallRecorder | undefined,
): Promise<unknown> {
  if (schemas.multipart) return readFiles(schemas.multipart, request);
  if (!schemas.body) return undefined;
  const text = await request.text();
  call?.recordRequestBody(text);
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
  if (wrong.length) throw new HttpError(422, 'Invalid', 'The body does not match the contract.', wrong);
  return body;
}

function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
  if (wrong.length) throw new HttpError(422, 'Invalid', 'The body does not match the contract.', wrong);
  return values;
}

function accountOf(db: Database, token: string | undefined, now: number): AccountRecord | undefined {
  const session = token === undefined ? undefined : db.sessions.get(token);
  return session && session.expiresAt > now ? db.accounts.get(session.userId) : undefined;
}

function languageOf(request: Request): InterfaceLanguage {
  const requestedLanguages = request.headers.get('Accept-Language')?.split(',')[0]?.trim();
  return LANGUAGES.find((code) => code === requestedLanguages) ?? 'en-US';
}
