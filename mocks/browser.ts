import type { DemoDoor } from '#src/devtools/control';
import type { EmulatorSeat, EmulatorWish, StorageNotice } from '#src/lib/emulator-door';
import { startScenario, type Emulator } from './emulator';
import { isSpeed, SPEEDS, type ClockSetting } from './lib/clock';
import { browserKeyValues } from './lib/kept-state';
import { createSignal } from './lib/signal';
import { createTrafficLog } from './lib/traffic';
import { createEmulatorControl } from './panel';
import { createPersistence, type Persistence } from './persistence';
import { isHeavy } from './heavy-calls';
import { isPersona, personaNames, type PersonaName } from './personas';
import { findScenario, isScenario } from './scenarios';
import { noteOf, stateVersion } from './state-file';
import { takeTheWorkerSeat } from './worker-seat';

export { demoAccounts } from './seeds/accounts';

/**
 * Opens the emulator of the demo in this page: the kept state or the seeds, in the scenario and for the persona that are wished
 * for. Its service worker is started behind it and nobody waits for it. Rejects for an unknown scenario,
 * persona or clock.
 */
export async function openEmulator(wish: EmulatorWish, base: string): Promise<DemoDoor> {
  const seat = createSignal<EmulatorSeat>('waiting');
  const notices = createSignal<StorageNotice>();
  const foreign = createSignal<void>();
  const persona = wish.persona === undefined ? undefined : personaOf(wish.persona);
  if (wish.scenario !== undefined) findScenario(wish.scenario);
  const clock = wish.clock === undefined ? undefined : clockOf(wish.clock);

  const opened: { emulator?: Emulator } = {};
  const traffic = createTrafficLog();
  const persistence = createPersistence({
    storage: browserKeyValues('gleaner-emulator'),
    version: stateVersion(),
    snapshot: () => ({
      note: opened.emulator ? noteOf(opened.emulator) : BEGINNING,
      stores: opened.emulator?.db.snapshot() ?? {},
    }),
    load: async (stores) => opened.emulator?.db.load(stores),
    merge: async (store, change) => (await opened.emulator?.db.merge(store, change)) ?? [],
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
    ...(kept ? { clock: kept.note.clock } : clock ? { clock } : {}),
    traffic,
    onChange: (store) => persistence.changed(store),
    // The body stays out of the console: it may hold what is secret. The demo panel shows it, masked.
    onDeviation: (operation, found) => console.warn(`${operation} answered outside the contract`, found),
  });
  opened.emulator = emulator;
  if (kept) await restore(emulator, persistence, kept);
  if (kept && clock) emulator.clock.set(clock);
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
    isHeavy,
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

const BEGINNING = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 } as const;

/** The clock that a link names: a time at which it stands still, `real`, or `x60` for so many times as fast. Throws for another text. */
function clockOf(text: string): ClockSetting {
  const speed = /^x(\d+)$/.exec(text);
  if (text === 'real') return { mode: 'real' };
  if (speed && isSpeed(Number(speed[1]))) return { mode: 'speed', factor: Number(speed[1]) };
  if (!Number.isNaN(Date.parse(text))) return { mode: 'frozen', at: new Date(text).toISOString() };
  throw new Error(
    `There is no clock '${text}'. There are: real, x1 to x${SPEEDS.fastest}, and a time such as 2026-11-16T10:00:00Z.`,
  );
}

function personaOf(name: string): PersonaName {
  if (isPersona(name)) return name;
  throw new Error(`There is no persona '${name}'. There are: ${personaNames.join(', ')}.`);
}
