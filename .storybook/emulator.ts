import { applyConfig } from '#src/api/config';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/fetch';
import { setNowSource } from '#src/lib/now';
import { setOpener } from '#src/lib/open-client';
import type { Stopwatch } from '#src/lib/stopwatch';
import { setDemoAccounts } from '#src/shared/session/demo-accounts';
import { startScenario, STORY_TIME, type Emulator } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import type { PersonaName } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios';
import { demoAccounts } from '#mocks/seeds/accounts';

/** Each call takes the same time, so that screenshots are alike on every machine. */
export const constantPace: Stopwatch = () => () => 4;

export async function startForStory(story: {
  scenario?: ScenarioName;
  persona?: PersonaName;
  traffic?: boolean;
}): Promise<Emulator> {
  const emulator = await startScenario({
    baseUrl: globalThis.location.origin,
    defaultClock: { mode: 'frozen', at: STORY_TIME },
    onDeviation: (operation, found, body) => {
      console.error(`${operation} answered outside the contract`, found, body);
      throw new Error(`${operation}: ${found.map((entry) => `${entry.field} ${entry.message}`).join('; ')}`);
    },
    ...(story.traffic ? { traffic: createTrafficLog(constantPace) } : {}),
    ...(story.scenario ? { scenario: story.scenario } : {}),
  });
  // Storybook may be served below a sub-path; a test runs at another address.
  const { href, origin, pathname } = globalThis.location;
  const base = pathname.endsWith('/iframe.html') ? href : origin;
  applyConfig({ payment: { fieldUrl: new URL('payment-provider/field.html', base).pathname } });
  setTransport(async (request) => (await emulator.answer(request)) ?? Response.error());
  setDemoAccounts(demoAccounts);
  setNowSource(() => emulator.clock.now());
  // A story must not start programs on the viewer's machine.
  setOpener(() => undefined);
  setSessionToken(await emulator.signInAs(story.persona ?? emulator.scenario.persona));
  return emulator;
}

export function emulatorOf(loaded: Readonly<Record<string, unknown>>): Emulator {
  const { emulator } = loaded;
  if (!isEmulator(emulator)) throw new Error('This story has no emulator.');
  return emulator;
}

const isEmulator = (value: unknown): value is Emulator =>
  typeof value === 'object' && value !== null && 'db' in value && 'answer' in value;
