import type { DemoCatalogue, EmulatorControl, TrafficEntry } from '#src/devtools/control';
import type { EmulatorWish, StorageNotice } from '#src/lib/emulator-door';
import { startScenario, type Emulator } from './emulator';
import { isSpeed, SPEEDS, type ClockSetting } from './lib/clock';
import { browserKeyValues, type KeyValues, type StateNote } from './lib/kept-state';
import { serveCalls, type CallPort } from './lib/port-calls';
import { receiveRequest, sendResponse, type SentRequest, type SentResponse } from './lib/sent-call';
import type { StoreChange } from './lib/store';
import { createTrafficLog } from './lib/traffic';
import { createEmulatorControl } from './panel';
import { createPersistence, type KeptState, type Persistence } from './persistence';
import { isPersona, personaNames, type PersonaName } from './personas';
import { findScenario, isScenario } from './scenarios';
import { demoAccounts } from './seeds/accounts';
import { noteOf, stateVersion } from './state-file';

/** The emulator's state as its pages know it; `note` lets their clocks run as the emulator's does. */
export interface BackendState extends Omit<ReturnType<EmulatorControl['state']>, 'now'> {
  readonly note: StateNote;
}

/** What a page is told without asking. */
export type BackendEvent =
  /** The backend can be called. */
  | { readonly type: 'ready' }
  | { readonly type: 'state'; readonly state: BackendState }
  /** Entries that are new or have changed, and the ids of all that are kept, in their order. */
  | { readonly type: 'traffic'; readonly changed: readonly TrafficEntry[]; readonly order: readonly number[] }
  | { readonly type: 'notice'; readonly notice: StorageNotice }
  /** Another page changed the data. */
  | { readonly type: 'foreign' }
  | { readonly type: 'warning'; readonly text: string; readonly detail: unknown };

/** What a page is told when it opens the emulator. */
export interface OpenedBackend {
  /** Session of the persona that was wished for: a token, null for a visitor, undefined when nobody was wished for. */
  readonly session: string | null | undefined;
  readonly accounts: typeof demoAccounts;
  readonly catalogue: DemoCatalogue;
  readonly state: BackendState;
  readonly traffic: readonly TrafficEntry[];
}

type Actions = Omit<EmulatorControl, 'catalogue' | 'traffic' | 'state' | 'onChange' | 'personaOf' | 'setLiveNouns'>;

/** What a page can call. */
export interface BackendCalls extends Required<Actions> {
  /** Opens the emulator as it is wished for; rejects for an unknown scenario, persona or clock. */
  open(wish: EmulatorWish, origin: string): Promise<OpenedBackend>;
  /** Answers a call of the contract; undefined for any other request. */
  answer(request: SentRequest): Promise<SentResponse | undefined>;
  /** Ends a call whose page waits no longer. */
  abort(id: number): void;
  personaOf(token: string | undefined): Promise<string | undefined>;
  /** Writes what is not kept yet: the page is going away. */
  flush(): Promise<void>;
}

interface Running {
  readonly emulator: Emulator;
  readonly control: ReturnType<typeof createEmulatorControl>;
  readonly persistence: Persistence;
}

/** Milliseconds that events about the same thing are gathered. */
const GATHER = 50;
const BEGINNING: StateNote = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };

/** The emulated backend of all pages of a browser; `connect` lets a page call it (BackendCalls) over a port. */
export function createBackend(storage: KeyValues = browserKeyValues('gleaner-emulator')): {
  connect(port: CallPort): void;
} {
  const tell = new Set<(event: BackendEvent) => void>();
  const foreign = new Set<() => void>();
  const notices: StorageNotice[] = [];
  let running: Promise<Running> | undefined;
  /** Of calls alone: what becomes due by the clock every page finds by itself. */
  let changes = 0;

  const sayAll = (event: BackendEvent) => {
    for (const say of tell) say(event);
  };

  const start = async (wish: EmulatorWish, origin: string): Promise<Running> => {
    const opened: { emulator?: Emulator; seeded: StoreChange[] | undefined } = { seeded: [] };
    const traffic = createTrafficLog();
    const persistence = createPersistence({
      storage,
      version: stateVersion(),
      note: () => (opened.emulator ? noteOf(opened.emulator) : BEGINNING),
      onNotice: (notice) => {
        notices.push(notice);
        sayAll({ type: 'notice', notice });
      },
    });
    const fresh = isFresh(wish);
    if (fresh) await persistence.clear();
    const kept = fresh ? undefined : await persistence.read();
    const name = wish.scenario ?? kept?.note.scenario;
    const clock = wish.clock === undefined ? undefined : clockOf(wish.clock);
    const emulator = await startScenario({
      baseUrl: origin,
      ...(name !== undefined && isScenario(name) ? { scenario: name } : {}),
      ...(kept ? { clock: kept.note.clock } : clock ? { clock } : {}),
      traffic,
      onChange: (change, isDue) => {
        if (opened.seeded) opened.seeded.push(change);
        else persistence.changed(change);
        if (!isDue && change.store !== 'sessions') changes += 1;
      },
      // The body stays out of the console: it may hold what is secret. The demo panel shows it, masked.
      onDeviation: (operation, found) =>
        sayAll({ type: 'warning', text: `${operation} answered outside the contract`, detail: found }),
    });
    opened.emulator = emulator;
    const isRestored = kept !== undefined && (await restore(emulator, persistence, kept));
    const { seeded } = opened;
    opened.seeded = undefined;
    if (!isRestored) for (const change of seeded ?? []) persistence.changed(change);
    if (isRestored && clock) emulator.clock.set(clock);
    const control = createEmulatorControl(emulator, traffic, {
      startingAfresh: async (change) => {
        await persistence.clear();
        await change();
        persistence.changed();
        await persistence.flush();
      },
    });
    emulator.clock.onChange(() => persistence.changed());
    control.onChange(() => sayAll({ type: 'state', state: stateOf(emulator, control) }));
    tellTraffic(control, sayAll);
    return { emulator, control, persistence };
  };

  /** Does to an emulator that runs what the address of another page wishes. */
  const fulfill = async (wish: EmulatorWish, { control, emulator }: Running): Promise<void> => {
    if (isFresh(wish)) await control.openScenario(wish.scenario ?? BEGINNING.scenario);
    if (wish.clock !== undefined) emulator.clock.set(clockOf(wish.clock));
  };

  const connect = (port: CallPort): void => {
    const pending = new Map<number, AbortController>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sayForeign = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        say({ type: 'foreign' });
      }, GATHER);
    };
    /** Runs something that a page asks for; the other pages hear of it when it has changed the data. */
    const asked = async <T>(work: (opened: Running) => Promise<T> | T): Promise<T> => {
      if (!running) throw new Error('The emulator is not open.');
      const opened = await running;
      const before = changes;
      const value = await work(opened);
      if (changes !== before) for (const other of foreign) if (other !== sayForeign) other();
      return value;
    };
    const say: (event: BackendEvent) => void = serveCalls<BackendCalls>(port, {
      open: async (wish, origin) => {
        const persona = wish.persona === undefined ? undefined : personaOf(wish.persona);
        if (wish.scenario !== undefined) findScenario(wish.scenario);
        if (wish.clock !== undefined) clockOf(wish.clock);
        const isFirst = running === undefined;
        running ??= start(wish, origin);
        tell.add(say);
        foreign.add(sayForeign);
        for (const notice of notices) say({ type: 'notice', notice });
        return asked(async (opened) => {
          if (!isFirst) await fulfill(wish, opened);
          const { emulator, control } = opened;
          const wanted = persona ?? (wish.scenario === undefined ? undefined : emulator.scenario.persona);
          return {
            session: wanted === undefined ? undefined : await control.signInAs(wanted),
            accounts: demoAccounts,
            catalogue: control.catalogue,
            state: stateOf(emulator, control),
            traffic: control.traffic.entries(),
          };
        });
      },
      answer: (sent) =>
        asked(async ({ emulator }) => {
          const controller = new AbortController();
          pending.set(sent.id, controller);
          try {
            const response = await emulator.answer(receiveRequest(sent, controller.signal));
            return response && (await sendResponse(response));
          } finally {
            pending.delete(sent.id);
          }
        }),
      abort: (id) => pending.get(id)?.abort(),
      personaOf: (token) => asked(({ control }) => control.personaOf(token)),
      flush: () => asked(({ persistence }) => persistence.flush()),
      openScenario: (name) => asked(({ control }) => control.openScenario(name)),
      signInAs: (name) => asked(({ control }) => control.signInAs(name)),
      reset: () => asked(({ control }) => control.reset()),
      setClock: (clock) => asked(({ control }) => control.setClock(clock)),
      advance: (milliseconds) => asked(({ control }) => control.advance(milliseconds)),
      advanceToNextEvent: () => asked(({ control }) => control.advanceToNextEvent()),
      addFault: (fault) => asked(({ control }) => control.addFault(fault)),
      removeFault: (id) => asked(({ control }) => control.removeFault(id)),
      clearTraffic: () => asked(({ control }) => control.clearTraffic()),
      setSeedSize: (size) => asked(({ control }) => control.setSeedSize(size)),
      exportState: () => asked(({ control }) => control.exportState()),
      importState: (file) => asked(({ control }) => control.importState(file)),
    });
    say({ type: 'ready' });
  };
  return { connect };
}

const isFresh = (wish: EmulatorWish): boolean => wish.reset || wish.scenario !== undefined;

const stateOf = (emulator: Emulator, control: EmulatorControl): BackendState => {
  const { now: _now, ...state } = control.state();
  return { ...state, note: noteOf(emulator) };
};

/** Puts a kept state in place of the seeds; false where it does not fit, and is set aside. */
async function restore(emulator: Emulator, persistence: Persistence, { note, stores }: KeptState): Promise<boolean> {
  const empty = Object.fromEntries(Object.keys(emulator.db.snapshot()).map((name) => [name, []]));
  try {
    await emulator.db.load({ ...empty, ...stores });
    if (note.ahead > 0) emulator.clock.advance(note.ahead);
    return true;
  } catch {
    await persistence.setAside();
    await emulator.reset();
    return false;
  }
}

/** Sends what is new in the traffic, gathered. */
function tellTraffic({ traffic }: EmulatorControl, say: (event: BackendEvent) => void): void {
  let told = new Set<TrafficEntry>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  traffic.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const entries = traffic.entries();
      const changed = entries.filter((entry) => !told.has(entry));
      told = new Set(entries);
      say({ type: 'traffic', changed, order: entries.map(({ id }) => id) });
    }, GATHER);
  });
}

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
