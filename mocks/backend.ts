import type { DemoCatalog, EmulatorControl, TrafficEntry } from '#src/devtools/control';
import type { EmulatorOptions, StorageNotice } from '#src/lib/emulator-handle';
import { startScenario, type Emulator } from './emulator';
import { isValidSpeed, SPEED_LIMITS, type ClockSetting } from './lib/clock';
import { bundledKeyValues } from './lib/bundled-key-values';
import { browserKeyValues, type KeyValues, type StateNote } from './lib/persisted-state';
import { serveRpc, type RpcPort } from './lib/port-rpc';
import { fromRequestMessage, toResponseMessage, type RequestMessage, type ResponseMessage } from './lib/http-messages';
import type { StoreChange } from './lib/store';
import { createTrafficLog } from './lib/traffic';
import { createEmulatorControl } from './panel';
import { createPersistence, type PersistedState, type Persistence } from './persistence';
import { isPersona, personaNames, type PersonaName } from './personas';
import { findScenario, isScenario } from './scenarios';
import { demoAccounts } from './seeds/accounts';
import { noteOf, stateVersion } from './state-file';

/** Each page caches this state and sets its clock from `note`. */
export interface BackendState extends Omit<ReturnType<EmulatorControl['state']>, 'now'> {
  readonly note: StateNote;
}

export type BackendEvent =
  | { readonly type: 'ready'; readonly lifeLock: string | undefined }
  | { readonly type: 'state'; readonly state: BackendState }
  | { readonly type: 'traffic'; readonly changed: readonly TrafficEntry[]; readonly order: readonly number[] }
  | { readonly type: 'notice'; readonly notice: StorageNotice }
  | { readonly type: 'dataChanged' }
  | { readonly type: 'warning'; readonly text: string; readonly detail: unknown };

export interface OpenedBackend {
  /** The requested persona's token; null for the visitor, undefined when no persona was requested. */
  readonly session: string | null | undefined;
  readonly accounts: typeof demoAccounts;
  readonly catalog: DemoCatalog;
  readonly state: BackendState;
  readonly traffic: readonly TrafficEntry[];
}

type Actions = Omit<EmulatorControl, 'catalog' | 'traffic' | 'state' | 'onChange' | 'personaOf' | 'setLiveTags'>;

export interface BackendCalls extends Required<Actions> {
  /** Rejects for an unknown scenario, persona or clock. */
  open(options: EmulatorOptions, origin: string): Promise<OpenedBackend>;
  answer(request: RequestMessage): Promise<ResponseMessage | undefined>;
  abort(id: number): void;
  personaOf(token: string | undefined): Promise<string | undefined>;
  flush(): Promise<void>;
  disconnect(): void;
}

interface RunningEmulator {
  readonly emulator: Emulator;
  readonly control: ReturnType<typeof createEmulatorControl>;
  readonly persistence: Persistence;
}

/** Milliseconds for which events of one kind are batched. */
const EVENT_DELAY = 50;
const INITIAL_NOTE: StateNote = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };

/** All pages of a browser share it. */
export function createBackend({
  storage = bundledKeyValues(browserKeyValues('gleaner-emulator')),
  lifeLock,
}: { readonly storage?: KeyValues; readonly lifeLock?: string | undefined } = {}): {
  connect(port: RpcPort): void;
} {
  const emitters = new Set<(event: BackendEvent) => void>();
  const dataListeners = new Set<() => void>();
  const notices: StorageNotice[] = [];
  let running: Promise<RunningEmulator> | undefined;
  /** Counts changes made by calls only; each page's polling finds scheduled changes. */
  let changeCount = 0;

  const emitAll = (event: BackendEvent) => {
    for (const emit of emitters) emit(event);
  };

  const start = async (options: EmulatorOptions, origin: string): Promise<RunningEmulator> => {
    const opened: { emulator?: Emulator; seedChanges: StoreChange[] | undefined } = { seedChanges: [] };
    const traffic = createTrafficLog();
    const persistence = createPersistence({
      storage,
      version: stateVersion(),
      note: () => (opened.emulator ? noteOf(opened.emulator) : INITIAL_NOTE),
      onNotice: (notice) => {
        notices.push(notice);
        emitAll({ type: 'notice', notice });
      },
    });
    const isReset = shouldReset(options);
    if (isReset) await persistence.clear();
    const stored = isReset ? undefined : await persistence.read();
    const name = options.scenario ?? stored?.note.scenario;
    const clock = options.clock === undefined ? undefined : parseClock(options.clock);
    const emulator = await startScenario({
      baseUrl: origin,
      ...(name !== undefined && isScenario(name) ? { scenario: name } : {}),
      ...(stored ? { clock: stored.note.clock } : clock ? { clock } : {}),
      traffic,
      onChange: (change, isDue) => {
        if (opened.seedChanges) opened.seedChanges.push(change);
        else persistence.markChanged(change);
        if (!isDue && change.store !== 'sessions') changeCount += 1;
      },
      // The body may contain secrets. The demo panel shows it masked.
      onDeviation: (operation, deviations) =>
        emitAll({ type: 'warning', text: `${operation} answered outside the contract`, detail: deviations }),
    });
    opened.emulator = emulator;
    const isRestored = stored !== undefined && (await restore(emulator, persistence, stored));
    const { seedChanges } = opened;
    opened.seedChanges = undefined;
    if (!isRestored) for (const change of seedChanges ?? []) persistence.markChanged(change);
    if (isRestored && clock) emulator.clock.set(clock);
    const control = createEmulatorControl(emulator, traffic, {
      replaceState: async (change) => {
        await persistence.clear();
        await change();
        persistence.markChanged();
        await persistence.flush();
      },
    });
    emulator.clock.onChange(() => persistence.markChanged());
    control.onChange(() => emitAll({ type: 'state', state: stateOf(emulator, control) }));
    emitTraffic(control, emitAll);
    return { emulator, control, persistence };
  };

  const applyOptions = async (options: EmulatorOptions, { control, emulator }: RunningEmulator): Promise<void> => {
    if (shouldReset(options)) await control.openScenario(options.scenario ?? INITIAL_NOTE.scenario);
    if (options.clock !== undefined) emulator.clock.set(parseClock(options.clock));
  };

  const connect = (port: RpcPort): void => {
    const pending = new Map<number, AbortController>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const emitDataChanged = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        emit({ type: 'dataChanged' });
      }, EVENT_DELAY);
    };
    const run = async <T>(work: (opened: RunningEmulator) => Promise<T> | T): Promise<T> => {
      if (!running) throw new Error('The emulator is not open.');
      const opened = await running;
      const before = changeCount;
      const value = await work(opened);
      if (changeCount !== before) for (const other of dataListeners) if (other !== emitDataChanged) other();
      return value;
    };
    const emit: (event: BackendEvent) => void = serveRpc<BackendCalls>(port, {
      open: async (options, origin) => {
        const persona = options.persona === undefined ? undefined : parsePersona(options.persona);
        if (options.scenario !== undefined) findScenario(options.scenario);
        if (options.clock !== undefined) parseClock(options.clock);
        const isFirst = running === undefined;
        running ??= start(options, origin).catch((error: unknown) => {
          running = undefined;
          throw error;
        });
        emitters.add(emit);
        dataListeners.add(emitDataChanged);
        for (const notice of notices) emit({ type: 'notice', notice });
        return run(async (opened) => {
          if (!isFirst) await applyOptions(options, opened);
          const { emulator, control } = opened;
          const requestedScenario = persona ?? (options.scenario === undefined ? undefined : emulator.scenario.persona);
          return {
            session: requestedScenario === undefined ? undefined : await control.signInAs(requestedScenario),
            accounts: demoAccounts,
            catalog: control.catalog,
            state: stateOf(emulator, control),
            traffic: control.traffic.entries(),
          };
        });
      },
      answer: (message) =>
        run(async ({ emulator }) => {
          const abortController = new AbortController();
          pending.set(message.id, abortController);
          try {
            const response = await emulator.answer(fromRequestMessage(message, abortController.signal));
            return response && (await toResponseMessage(response));
          } finally {
            pending.delete(message.id);
          }
        }),
      abort: (id) => pending.get(id)?.abort(),
      personaOf: (token) => run(({ control }) => control.personaOf(token)),
      flush: () => run(({ persistence }) => persistence.flush()),
      disconnect: () => {
        emitters.delete(emit);
        dataListeners.delete(emitDataChanged);
        clearTimeout(timer);
      },
      openScenario: (name) => run(({ control }) => control.openScenario(name)),
      signInAs: (name) => run(({ control }) => control.signInAs(name)),
      reset: () => run(({ control }) => control.reset()),
      setClock: (clock) => run(({ control }) => control.setClock(clock)),
      advance: (milliseconds) => run(({ control }) => control.advance(milliseconds)),
      advanceToNextEvent: () => run(({ control }) => control.advanceToNextEvent()),
      addFault: (fault) => run(({ control }) => control.addFault(fault)),
      removeFault: (id) => run(({ control }) => control.removeFault(id)),
      clearTraffic: () => run(({ control }) => control.clearTraffic()),
      setSeedSize: (size) => run(({ control }) => control.setSeedSize(size)),
      exportState: () => run(({ control }) => control.exportState()),
      importState: (file) => run(({ control }) => control.importState(file)),
    });
    emit({ type: 'ready', lifeLock });
  };
  return { connect };
}

const shouldReset = (options: EmulatorOptions): boolean => options.reset || options.scenario !== undefined;

const stateOf = (emulator: Emulator, control: EmulatorControl): BackendState => {
  const { now: _now, ...state } = control.state();
  return { ...state, note: noteOf(emulator) };
};

/** Sets an incompatible state aside and returns false. */
async function restore(
  emulator: Emulator,
  persistence: Persistence,
  { note, stores }: PersistedState,
): Promise<boolean> {
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

function emitTraffic({ traffic }: EmulatorControl, emit: (event: BackendEvent) => void): void {
  let sentEntries = new Set<TrafficEntry>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  traffic.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const entries = traffic.entries();
      const changed = entries.filter((entry) => !sentEntries.has(entry));
      sentEntries = new Set(entries);
      emit({ type: 'traffic', changed, order: entries.map(({ id }) => id) });
    }, EVENT_DELAY);
  });
}

/** Parses `real`, `x60` (60 times as fast) or a time at which the clock is frozen. Throws for any other text. */
function parseClock(text: string): ClockSetting {
  const speed = /^x(\d+)$/.exec(text);
  if (text === 'real') return { mode: 'real' };
  if (speed && isValidSpeed(Number(speed[1]))) return { mode: 'speed', factor: Number(speed[1]) };
  if (!Number.isNaN(Date.parse(text))) return { mode: 'frozen', at: new Date(text).toISOString() };
  throw new Error(
    `There is no clock '${text}'. There are: real, x1 to x${SPEED_LIMITS.fastest}, and a time such as 2026-11-16T10:00:00Z.`,
  );
}

function parsePersona(name: string): PersonaName {
  if (isPersona(name)) return name;
  throw new Error(`There is no persona '${name}'. There are: ${personaNames.join(', ')}.`);
}
