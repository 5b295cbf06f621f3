import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { OperationResponse, Schemas } from '#src/contract/types';
import { startScenario, STORY_TIME, type Emulator } from './emulator';
import type { PersonaName } from './personas';
import type { ScenarioName } from './scenarios';

export const base = 'https://emulator.test';

export interface Call {
  readonly path?: Record<string, string>;
  readonly query?: string;
  readonly body?: object;
  readonly language?: InterfaceLanguage;
  readonly token?: string;
}

/** Throws when a response breaks the contract. */
export async function start(
  scenario: ScenarioName = 'everyday',
  persona?: PersonaName,
): Promise<{
  readonly emulator: Emulator;
  readonly call: CallOperation;
  readonly token: string | undefined;
}> {
  const emulator = await startScenario({
    baseUrl: base,
    scenario,
    defaultClock: { mode: 'frozen', at: STORY_TIME },
    onDeviation: (operation, deviations) => {
      throw new Error(`${operation}: ${JSON.stringify(deviations)}`);
    },
  });
  const token = await emulator.signInAs(persona ?? emulator.scenario.persona);
  return { emulator, call: createCall(emulator, token), token };
}

type CallOperation = <Op extends OperationId>(
  operation: Op,
  call?: Call,
) => Promise<{ status: number; body: OperationResponse<Op>; error: Schemas['ErrorInfo']; headers: Headers }>;

function createCall(emulator: Emulator, token: string | undefined): CallOperation {
  return async <Op extends OperationId>(
    operation: Op,
    call: Call = {},
  ): Promise<{ status: number; body: OperationResponse<Op>; error: Schemas['ErrorInfo']; headers: Headers }> => {
    const { method, path } = operations[operation];
    const url =
      base +
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? '')) +
      (call.query ? `?${call.query}` : '');
    const used = 'token' in call ? call.token : token;
    const response = await emulator.answer(
      new Request(url, {
        method: method.toUpperCase(),
        headers: {
          'Accept-Language': call.language ?? 'en-US',
          'Content-Type': 'application/json',
          ...(used === undefined ? {} : { Authorization: `Bearer ${used}` }),
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      }),
    );
    if (!response) throw new Error(`No handler answers ${url}`);
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    const errorBody = typeof parsed === 'object' && parsed !== null && 'error' in parsed ? parsed.error : undefined;
    return { status: response.status, body: parsed as never, error: errorBody as never, headers: response.headers };
  };
}
