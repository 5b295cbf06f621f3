import type { Emulator } from '#mocks/emulator';
import type { PersonaName } from '#mocks/personas';
import { serve } from '#mocks/server';
import { exportState, importState, readState } from '#mocks/state-file';
import { watchInvariants, type Invariants } from './invariants';

export interface ChaosEmulator extends Invariants {
  readonly url: string;
  signIn(): Promise<string>;
  advance(milliseconds: number): Promise<void>;
  save(): string;
  close(): Promise<void>;
}

/** Serves a new state or `state`. Throws StateFileError for a state of another version. */
export async function openEmulator(persona: PersonaName, state?: string): Promise<ChaosEmulator> {
  let started: Emulator | undefined;
  const server = await serve({ port: 0, onStart: (emulator) => (started = emulator) });
  const emulator = started;
  if (emulator === undefined) throw new Error('The emulator did not start');
  if (state !== undefined) await importState(emulator, await readState(state));
  return {
    ...watchInvariants(emulator, 'http://emulator.internal', persona),
    url: server.url,
    signIn: async () => (await emulator.signInAs(persona)) ?? '',
    advance: async (milliseconds) => void (await emulator.advance(milliseconds)),
    save: () => exportState(emulator),
    close: () => server.close(),
  };
}
