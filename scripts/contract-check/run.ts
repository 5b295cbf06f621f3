import { buildCall, idParameters, optionalParameters, UNKNOWN_ID, type Call } from './calls.ts';
import type { Contract, Operation, Parameter } from './contract.ts';
import { corsFindings, preflightOf } from './cors.ts';
import type { CaseResult, Finding, SkipReason } from './findings.ts';
import { judge, type Judgment } from './judge.ts';
import { KnownIds, type Assignment } from './known-ids.ts';
import { sendCall, UNREACHABLE_CODES, type Outcome } from './send.ts';

export interface CheckOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly origin?: string;
  /** Tags or operationIds; empty for all. */
  readonly only: readonly string[];
  readonly unsafe: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  /** Milliseconds. */
  readonly slow?: number;
  readonly keepsSession?: boolean;
  readonly onResult?: (result: CaseResult) => void;
}

export class UnreachableError extends Error {}

const isSafe = ({ contractMethod }: Operation): boolean => contractMethod === 'get' || contractMethod === 'head';
/** Never called, since the check could not continue. */
const endsAccount = ({ contractPath }: Operation): boolean => contractPath === '/v1/accounts/delete';
const endsSession = ({ contractMethod, contractPath }: Operation): boolean =>
  contractMethod === 'delete' && /^\/v1\/session(\/|$)/.test(contractPath);
/** Called late, before those that end the session. */
const changesSession = ({ contractPath }: Operation): boolean =>
  contractPath.endsWith('/session/refresh') || contractPath.endsWith('/password');

const rank = (operation: Operation): number => {
  if (endsSession(operation)) return 5;
  if (changesSession(operation)) return 4;
  if (operation.contractMethod === 'delete') return 3;
  if (!isSafe(operation)) return 2;
  return operation.contractPath.includes('{') ? 1 : 0;
};

export interface CheckState {
  readonly ids: KnownIds;
  token: string | undefined;
  endedBy?: string;
  hasSentCall: boolean;
  hasIds: boolean;
  acceptsSession: boolean;
  stopped?: { readonly operation: string; readonly left: number };
}

export const startState = (contract: Contract, { token }: Pick<CheckOptions, 'token'>): CheckState => ({
  ids: new KnownIds(contract.operations),
  token,
  hasSentCall: false,
  hasIds: false,
  acceptsSession: false,
});

class SessionRefusedError extends Error {}

/**
 * Calls lists before what they list, to learn ids. Stops at a 401 before any success.
 * Rejects with UnreachableError.
 */
export async function checkServer(
  contract: Contract,
  options: CheckOptions,
  state = startState(contract, options),
): Promise<CaseResult[]> {
  const { ids } = state;
  const results: CaseResult[] = [];
  const isWanted = (operation: Operation) =>
    options.only.length === 0 || options.only.some((name) => name === operation.noun || name === operation.operationId);
  // Lists of other tags supply ids.
  const needsIds =
    !state.hasIds &&
    contract.operations.some(
      (operation) =>
        isWanted(operation) &&
        (isSafe(operation) || options.unsafe) &&
        (idParameters(operation, ids).length > 0 || operation.requestBody !== undefined),
    );
  const waiting = contract.operations
    .filter((operation) => isWanted(operation) || (needsIds && isSafe(operation)))
    .toSorted((a, b) => rank(a) - rank(b));
  Object.assign(state, { hasSentCall: false, stopped: undefined });
  while (waiting.length > 0 && !state.stopped) {
    const operation = takeNext(waiting, ids);
    const isReported = isWanted(operation);
    const found: CaseResult[] = [];
    try {
      await checkOperation(contract, operation, options, state, isReported, found);
    } catch (error) {
      if (!(error instanceof SessionRefusedError)) throw error;
      state.stopped = { operation: operation.operationId, left: waiting.filter(isWanted).length };
    }
    if (!isReported && !state.stopped) continue;
    results.push(...found);
    for (const result of found) options.onResult?.(result);
  }
  if (needsIds && !state.stopped) state.hasIds = true;
  return results;
}

function takeNext(waiting: Operation[], ids: KnownIds): Operation {
  const due = waiting[0] ? rank(waiting[0]) : 0;
  const ready = waiting.findIndex((operation) => {
    const needed = idParameters(operation, ids);
    return rank(operation) === due && (needed.length === 0 || ids.assignments(needed).length > 0);
  });
  const [next] = waiting.splice(Math.max(ready, 0), 1);
  if (!next) throw new RangeError('nothing is waiting');
  return next;
}

async function checkOperation(
  contract: Contract,
  operation: Operation,
  options: CheckOptions,
  state: CheckState,
  isReported: boolean,
  results: CaseResult[],
): Promise<void> {
  const { ids } = state;
  const base = {
    operation: operation.operationId,
    noun: operation.noun,
    method: operation.method.toUpperCase(),
    path: operation.path,
    pathSource: operation['x-path-source'],
  };
  const skip = (skipReason: SkipReason, skipped: string): void => {
    results.push({ ...base, check: 'usual', status: 0, milliseconds: 0, findings: [], skipped, skipReason });
  };
  if (operation.removed) return skip('removed', 'the overlay says that this server has no such call');
  if (!isSafe(operation) && !options.unsafe) return skip('writing', 'a writing call: --unsafe includes it');
  if (endsAccount(operation)) return skip('account', 'it would delete the account that the check runs as');
  if (options.keepsSession && endsSession(operation)) return skip('ended', 'it would end the session');
  if (state.endedBy !== undefined && operation.needsSession)
    return skip('ended', `${state.endedBy} has ended the session`);

  const hasSession = options.token !== undefined || options.headers !== undefined;
  const needed = idParameters(operation, ids);
  const sendAndJudge = async (check: CaseResult['check'], call: Call): Promise<Judgment> => {
    const outcome = await send(call, operation, options, check === 'no session' ? undefined : state);
    const isFirst = !state.hasSentCall;
    state.hasSentCall = true;
    if (isFirst && outcome.kind === 'none' && UNREACHABLE_CODES.has(outcome.code))
      throw new UnreachableError(`${options.baseUrl} cannot be reached: ${outcome.reason}.`);
    const { body, ...judged } = judge(contract, operation, check, outcome);
    if (changesSession(operation) && hasToken(body)) state.token = body.token;
    const status = outcome.kind === 'answer' ? outcome.status : 0;
    const findings = [...judged.findings, ...corsFindings(outcome, options), ...slowFindings(outcome, options.slow)];
    results.push({ ...base, check, status, milliseconds: Math.round(outcome.milliseconds), ...judged, findings });
    if (check !== 'no session' && operation.needsSession && hasSession) {
      if (status >= 200 && status < 300) state.acceptsSession = true;
      if (status === 401 && !state.acceptsSession) throw new SessionRefusedError();
    }
    return { ...judged, body };
  };

  const preflight = isReported
    ? preflightOf(operation, buildCall(operation, ids.assignments(needed)[0] ?? new Map(), [], ids), options)
    : undefined;
  if (preflight) {
    const outcome = await sendCall(preflight.request);
    const { milliseconds } = outcome;
    const status = outcome.kind === 'answer' ? outcome.status : 0;
    const findings = preflight.findings(outcome);
    results.push({ ...base, check: 'preflight', status, milliseconds: Math.round(milliseconds), findings });
  }

  // First, since the usual call may delete the record.
  if (isReported && operation.needsSession) {
    const anyAssignment = ids.assignments(needed)[0] ?? new Map<string, string>();
    await sendAndJudge('no session', buildCall(operation, anyAssignment, [], ids));
    if (!hasSession) return skip('no session', 'it needs a session: pass --token');
  }
  if (isReported && needed.length > 0 && operation.responses['404'] && isSafe(operation))
    await sendAndJudge('unknown id', buildCall(operation, unknown(needed), [], ids));
  const used = await callUntilSuccess(operation, needed, ids, results, (call) => sendAndJudge('usual', call));
  noteSessionEnd(operation, results.at(-1), state);
  const extra = optionalParameters(operation, ids);
  if (isReported && isSafe(operation) && extra.length > 0)
    await sendAndJudge('every parameter', buildCall(operation, used, extra, ids));
}

function slowFindings(outcome: Outcome, slow = Number.POSITIVE_INFINITY): Finding[] {
  if (outcome.kind === 'none' || outcome.milliseconds <= slow) return [];
  const message = `took ${Math.round(outcome.milliseconds)} ms, more than ${slow} ms`;
  return [{ kind: 'warning', rule: 'slow', cause: 'slow', message }];
}

/** A server may drop the old token. */
const hasToken = (body: unknown): body is { readonly token: string } =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string';

function noteSessionEnd(operation: Operation, result: CaseResult | undefined, state: CheckState): void {
  if (endsSession(operation) && result && result.status >= 200 && result.status < 300)
    state.endedBy = operation.operationId;
}

const unknown = (needed: readonly Parameter[]): Assignment =>
  new Map(needed.map((parameter) => [parameter.name, UNKNOWN_ID]));

/** Drops refusals before the success, unless they have findings. */
async function callUntilSuccess(
  operation: Operation,
  needed: readonly Parameter[],
  ids: KnownIds,
  results: CaseResult[],
  attempt: (call: Call) => Promise<Judgment>,
): Promise<Assignment> {
  const known = ids.assignments(needed);
  const tries: Assignment[] = known.length > 0 ? known : [new Map()];
  for (const assignment of tries) {
    const { body, skipped, findings } = await attempt(buildCall(operation, assignment, [], ids));
    if (skipped === undefined) {
      if (body !== undefined) ids.learn(operation, body, assignment);
      return assignment;
    }
    const isLast = assignment === tries.at(-1);
    if (!isLast && isSafe(operation) && findings.length === 0) results.pop();
    else break;
  }
  const result = results.at(-1);
  if (needed.length > 0 && known.length === 0 && result)
    results[results.length - 1] = {
      ...result,
      skipped: `no list gave an id for it; with the contract's example it ${result.skipped ?? ''}`,
      skipReason: 'no id',
    };
  return tries[0] ?? new Map();
}

/** Retries once when Retry-After is at most five seconds. */
async function send(
  call: Call,
  operation: Operation,
  options: CheckOptions,
  session: CheckState | undefined,
): Promise<Outcome> {
  const request = {
    method: operation.method,
    url: options.baseUrl + call.target,
    timeout: options.timeout,
    headers: {
      Accept: '*/*',
      'Accept-Language': 'en-US',
      ...(options.origin === undefined ? {} : { Origin: options.origin }),
      ...(call.contentType === undefined ? {} : { 'Content-Type': call.contentType }),
      ...(session ? options.headers : {}),
      ...(session?.token === undefined ? {} : { Authorization: `Bearer ${session.token}` }),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
  };
  const outcome = await sendCall(request);
  const wait = outcome.kind === 'answer' && outcome.status === 429 ? Number(outcome.headers.get('Retry-After')) : 0;
  if (!(wait > 0 && wait <= 5)) return outcome;
  await new Promise((resolve) => {
    setTimeout(resolve, wait * 1000);
  });
  return sendCall(request);
}
