import document from '../src/contract/openapi.gen.json';
import type { DemoDoor } from '../src/devtools/control';
import type { EmulatorSeat, EmulatorWish, StorageNotice } from '../src/lib/emulator-door';
import { hashText } from '../src/lib/hash';
import { startScenario, type Emulator } from './emulator';
import { browserKeyValues, type StateNote } from './lib/kept-state';
import { createSignal } from './lib/signal';
import { createTrafficLog } from './lib/traffic';
import { createEmulatorControl } from './panel';
import { createPersistence, type Persistence } from './persistence';
import { isPersona, personaNames, type PersonaName } from './personas';
import { findScenario, isScenario } from './scenarios';
import { takeTheWorkerSeat } from './worker-seat';

export { demoAccounts } from './seeds/accounts';

/** Raised by hand whenever seeds or records change shape: a state kept before is then set aside. */
const SEED_VERSION = 1;

/**
 * Opens the emulator of the demo in this page: the kept state or the seeds, in the scenario and for the persona that are wished
 * for. Its service worker is started behind it and nobody waits for it. Rejects for an unknown scenario or persona.
 */
export async function openEmulator(wish: EmulatorWish, base: string): Promise<DemoDoor> {
  const seat = createSignal<EmulatorSeat>('page');
  const notices = createSignal<StorageNotice>();
  const foreign = createSignal<void>();
  const persona = wish.persona === undefined ? undefined : personaOf(wish.persona);
  if (wish.scenario !== undefined) findScenario(wish.scenario);

  const opened: { emulator?: Emulator } = {};
  const traffic = createTrafficLog();
  const persistence = createPersistence({
    storage: browserKeyValues('gleaner-emulator'),
    version: `${SEED_VERSION}-${hashText(JSON.stringify(document))}`,
    snapshot: () => ({
      note: noteOf(opened.emulator),
      stores: opened.emulator?.db.snapshot() ?? {},
    }),
    load: async (stores) => opened.emulator?.db.load(stores),
    onNotice: notices.emit,
    onForeignChange: foreign.emit,
    locks: navigator.locks,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('gleaner-emulator'),
  });

  const fresh = wish.reset || wish.scenario !== undefined;
  if (fresh) await persistence.clear();
  const kept = fresh ? undefined : await persistence.read();
  const name = wish.scenario ?? kept?.note.scenario;
  const known = name !== undefined && isScenario(name) ? name : undefined;
  const emulator = await startScenario({
    baseUrl: globalThis.location.origin,
    ...(known ? { scenario: known } : {}),
    ...(kept ? { clock: kept.note.clock } : {}),
    traffic,
    onChange: (store) => persistence.changed(store),
    onDeviation: (operation, found, body) => console.warn(`${operation} answered outside the contract`, found, body),
  });
  opened.emulator = emulator;
  if (kept) await restore(emulator, persistence, kept);
  emulator.clock.onChange(() => persistence.changed());
  for (const event of ['pagehide', 'visibilitychange']) {
    globalThis.addEventListener(event, () => {
      if (event === 'pagehide' || globalThis.document.visibilityState === 'hidden') persistence.flushNow();
    });
  }

  const wanted = persona ?? (wish.scenario === undefined ? undefined : emulator.scenario.persona);
  const session = wanted === undefined ? undefined : ((await emulator.signInAs(wanted)) ?? null);
  void takeTheWorkerSeat(emulator.handlers, base, seat.emit);
  const startingAfresh = async (change: () => Promise<void>) => {
    await persistence.clear();
    await change();
    persistence.changed();
    await persistence.flush();
  };
  return {
    control: createEmulatorControl(emulator, traffic, { startingAfresh }),
    answer: (request) => emulator.answer(request),
    now: () => emulator.clock.now(),
    session,
    onSeat: seat.listen,
    onNotice: notices.listen,
    onForeignChange: foreign.listen,
    reset: () => startingAfresh(() => emulator.reset()),
  };
}

async function restore(
  emulator: Emulator,
  persistence: Persistence,
  kept: NonNullable<Awaited<ReturnType<Persistence['read']>>>,
) {
  try {
    await persistence.load(kept.stores);
    if (kept.note.ahead > 0) emulator.clock.advance(kept.note.ahead);
  } catch {
    await persistence.setAside();
    await emulator.reset();
  }
}

function noteOf(emulator: Emulator | undefined): StateNote {
  if (!emulator) return { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };
  const scenario = emulator.scenarioName;
  const { setting } = emulator.clock;
  const at = new Date(emulator.clock.now()).toISOString();
  if (setting.mode === 'frozen') return { scenario, clock: { mode: 'frozen', at }, ahead: 0 };
  if (setting.mode === 'speed')
    return { scenario, clock: { mode: 'speed', factor: setting.factor, from: at }, ahead: 0 };
  return { scenario, clock: setting, ahead: Math.max(0, emulator.clock.now() - Date.now()) };
}

function personaOf(name: string): PersonaName {
  if (isPersona(name)) return name;
  throw new Error(`There is no persona '${name}'. There are: ${personaNames.join(', ')}.`);
}
