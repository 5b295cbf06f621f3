import { availableParallelism, loadavg } from 'node:os';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { OperationResponse, Schemas } from '#src/contract/types';
import type { TaskRecord } from './db/tasks';
import { startScenario, STORY_TIME, type Emulator } from './emulator';
import { personas, type PersonaName } from './personas';
import type { ScenarioName } from './scenarios';
import { strictDeviations } from './strict-contract';

const base = 'https://emulator.test';

export interface TestCall {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: InterfaceLanguage;
  readonly token?: string;
}

/** `body` is set for status 200, `error` otherwise. */
export interface TestAnswer<Op extends OperationId> {
  readonly status: number;
  readonly body: OperationResponse<Op>;
  readonly error: Schemas['ErrorInfo'];
  readonly raw: Response;
}

export interface TestClient {
  readonly emulator: Emulator;
  readonly token: string | undefined;
  /** Throws when a successful response breaks the strict contract, or an error message is incomplete. */
  call<Op extends OperationId>(operation: Op, call?: TestCall): Promise<TestAnswer<Op>>;
  readonly succeeded: ReadonlySet<OperationId>;
  advanceSeconds(seconds: number): void;
  taskId(number: number): string;
  task(number: number): TaskRecord;
}

/** Factor by which times may exceed their goals on a busy machine. */
export const timeTolerance = (loadavg()[0] ?? 0) > availableParallelism() / 2 ? 3 : 1;

/** With a frozen clock and a signed-in persona. */
export async function openClient(
  persona: Exclude<PersonaName, 'visitor'> = 'standard',
  scenario: ScenarioName = 'everyday',
  at = STORY_TIME,
): Promise<TestClient> {
  return clientOf(await startScenario({ baseUrl: base, scenario, clock: { mode: 'frozen', at } }), base, persona);
}

export async function clientOf(
  emulator: Emulator,
  baseUrl: string,
  persona: Exclude<PersonaName, 'visitor'>,
): Promise<TestClient> {
  const token = await emulator.signInAs(persona);
  // Tests advance the clock by days; the session must not expire.
  if (token !== undefined)
    await emulator.db.sessions.update(token, (draft) => void (draft.expiresAt += 10 * 365 * 86_400_000));
  const succeeded = new Set<OperationId>();
  const taskId = (number: number) => `task-${personas[persona].userId}-${number}`;
  return {
    emulator,
    token,
    succeeded,
    taskId,
    advanceSeconds: (seconds) => {
      emulator.clock.advance(seconds * 1000);
    },
    task: (number) => {
      const task = emulator.db.tasks.get(taskId(number));
      if (!task) throw new Error(`there is no task ${number}`);
      return task;
    },
    call: async (operation, call = {}) => {
      const raw = await emulator.answer(requestOf(baseUrl, operation, call, 'token' in call ? call.token : token));
      if (!raw) throw new Error(`No handler answers ${operation}`);
      const isJson = raw.headers.get('Content-Type')?.startsWith('application/json') === true;
      const parsed: unknown = isJson ? JSON.parse(await raw.clone().text()) : undefined;
      if (raw.ok) succeeded.add(operation);
      const deviations = raw.status === 200 && isJson ? strictDeviations(operation, parsed) : [];
      if (deviations.length > 0) throw new Error(`${operation} breaks the strict contract: ${deviations.join('; ')}`);
      const body = parsed as never;
      const error = (typeof parsed === 'object' && parsed !== null && 'error' in parsed ? parsed.error : undefined) as
        | Schemas['ErrorInfo']
        | undefined;
      if (error && [error, ...(error.details ?? [])].some(({ message }) => !/^\S/.test(message)))
        throw new Error(`${operation} refuses with an incomplete message`);
      return { status: raw.status, body, error: error as never, raw };
    },
  };
}

function requestOf(baseUrl: string, operation: OperationId, call: TestCall, token: string | undefined): Request {
  const { method, path } = operations[operation];
  const url = new URL(
    baseUrl + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? '')),
  );
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
  return new Request(url, {
    method: method.toUpperCase(),
    headers: {
      'Accept-Language': call.language ?? 'en-US',
      ...(call.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(call.body ? { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) } : {}),
  });
}
