import { operations, type OperationId } from '#src/contract/operations.gen';
import type {
  CuratedScenario,
  DemoCatalog,
  DemoClock,
  DemoFault,
  ActiveDemoFault,
  DemoScenario,
  EmulatorControl,
  TrafficFeed,
} from '#src/devtools/control';
import { FAULT_KINDS, FAULT_STATUSES, type FaultKind } from '#src/lib/fault-kinds';
import type { Emulator } from './emulator';
import type { Clock } from './lib/clock';
import type { ActiveFault } from './lib/fault-injector';
import type { Fault } from './lib/faults';
import { isPersona, personaNames, personas, type PersonaName } from './personas';
import { findScenario, isScenario, scenarioGroups, scenarios, type ScenarioName } from './scenarios';
import type { Scenario } from './scenarios/scenario';
import { demoAccounts } from './seeds/accounts';
import { MAX_SEEDED_TASKS } from './seeds/many-tasks';
import { exportState, importState, readState } from './state-file';

export interface PanelStorage {
  /** Deletes the stored state, runs `change` and stores the result. */
  replaceState(change: () => Promise<void>): Promise<void>;
}

/** `traffic` is the emulator's log. */
export function createEmulatorControl(
  emulator: Emulator,
  traffic: TrafficFeed,
  storage: PanelStorage,
): Required<Omit<EmulatorControl, 'setLiveTags'>> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  emulator.clock.onChange(notify);
  traffic.onChange(() => emulator.faults.list().length > 0 && notify());
  const openSessionFor = async (persona: PersonaName) => (await emulator.signInAs(persona)) ?? null;

  return {
    catalog: createCatalog(),
    traffic,
    state: () => ({
      scenario: emulator.scenarioName,
      scenarioPersona: emulator.scenario.persona,
      clock: toDemoClock(emulator.clock),
      now: emulator.clock.now(),
      faults: emulator.faults
        .list()
        .filter((activeFault) => !isUsedUp(activeFault))
        .map(toActiveDemoFault),
      seedSize: emulator.seedSize,
      liveTags: [],
    }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    personaOf: (token) => {
      if (token === undefined) return 'visitor';
      const userId = emulator.db.sessions.get(token)?.userId;
      return personaNames.find((name) => userId !== undefined && personas[name].userId === userId);
    },
    openScenario: async (name) => {
      const scenario = requireScenario(name);
      await storage.replaceState(() => emulator.reset(scenario));
      notify();
      return openSessionFor(emulator.scenario.persona);
    },
    signInAs: async (name) => {
      if (!isPersona(name)) throw new Error(`There is no persona '${name}'.`);
      return openSessionFor(name);
    },
    reset: async () => {
      await storage.replaceState(() => emulator.reset());
      notify();
    },
    exportState: async () => new Blob([exportState(emulator)], { type: 'application/json' }),
    importState: async (file) => {
      const state = await readState(await file.text());
      await storage.replaceState(() => importState(emulator, state));
      notify();
    },
    advanceToNextEvent: async () => {
      const before = emulator.clock.now();
      await keepSessionsOpen(emulator, () => emulator.advanceToNextEvent());
      return emulator.clock.now() > before;
    },
    setClock: (clock) =>
      keepSessionsOpen(emulator, () => emulator.clock.set(clock), clock.mode === 'speed' ? clock.factor : 1),
    advance: (milliseconds) => keepSessionsOpen(emulator, () => emulator.clock.advance(milliseconds)),
    setSeedSize: async (size) => {
      await storage.replaceState(() => emulator.setSeedSize(size));
      notify();
    },
    addFault: async (fault) => {
      emulator.faults.add(toFault(fault));
      notify();
    },
    removeFault: async (id) => {
      emulator.faults.remove(id);
      notify();
    },
    clearTraffic: async () => traffic.clear(),
  };
}

/** Session length during a demo, in real milliseconds. */
const PRESENTER_SESSION = 12 * 3_600_000;

/** Extends open sessions: a jump of a day would sign the presenter out. */
async function keepSessionsOpen(
  { clock, db }: Emulator,
  change: () => void | Promise<unknown>,
  factor = 1,
): Promise<void> {
  const before = clock.now();
  const expiryByToken = new Map(
    db.sessions.all().flatMap(({ token, expiresAt }) => (expiresAt > before ? [[token, expiresAt]] : [])),
  );
  const open = [...expiryByToken.keys()];
  // Otherwise the simulation deletes sessions that expire on the way.
  await db.sessions.updateMany(open, (session) => void (session.expiresAt = Number.MAX_SAFE_INTEGER));
  try {
    await change();
  } finally {
    const until = clock.now() + PRESENTER_SESSION * factor;
    await db.sessions.updateMany(
      open,
      (session) => void (session.expiresAt = Math.max(expiryByToken.get(session.token) ?? 0, until)),
    );
  }
}

function toDemoClock(clock: Clock): DemoClock {
  const { setting } = clock;
  if (setting.mode === 'speed') return { mode: 'speed', factor: setting.factor };
  // `setting.at` is outdated once the clock has been advanced.
  if (setting.mode === 'frozen') return { mode: 'frozen', at: new Date(clock.now()).toISOString() };
  return { mode: 'real' };
}

function requireScenario(name: string): ScenarioName {
  findScenario(name);
  if (!isScenario(name)) throw new Error(`There is no scenario '${name}'.`);
  return name;
}

function groupedScenarios(): DemoScenario[] {
  const all: Readonly<Record<string, Scenario>> = scenarios;
  const groupOf = (name: string) =>
    Object.entries(scenarioGroups).find(([, members]) => Object.hasOwn(members, name))?.[0] ?? 'general';
  const order = Object.keys(scenarioGroups);
  return Object.entries(all)
    .map(([name, { description }]) => ({ name, group: groupOf(name), description }))
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

const curated: readonly (CuratedScenario & ScenarioName)[] = [
  'everyday',
  'newAccount',
  'fullAccount',
  'limitsReached',
  'lowBalance',
  'planExpired',
  'membersEveryday',
  'serviceUnsteady',
  'tasksOffline',
  'signedOut',
];

function createCatalog(): DemoCatalog {
  return {
    personas: personaNames.map((name) => {
      const accountName = demoAccounts.find((account) => account.persona === name)?.name;
      return accountName === undefined ? { name } : { name, accountName };
    }),
    scenarios: groupedScenarios(),
    curated,
    operations: Object.entries(operations).map(([id, { noun, method, path }]) => ({ id, tag: noun, method, path })),
    faultKinds: PANEL_FAULT_KINDS,
    seedSizes: [100, 1000, 10_000, MAX_SEEDED_TASKS],
    liveTags: [],
  };
}

const toActiveDemoFault = ({ id, fault, struck }: ActiveFault): ActiveDemoFault => ({
  id,
  kind: fault.kind === 'latency' && 'median' in fault ? 'spread' : fault.kind,
  ...(typeof fault.operation === 'string' ? { operation: fault.operation } : {}),
  ...(typeof fault.operation === 'object' ? { operations: fault.operation } : {}),
  share: fault.share,
  ...(fault.times === undefined ? {} : { times: fault.times - struck }),
  ...('status' in fault ? { status: fault.status } : {}),
  ...('median' in fault ? { milliseconds: fault.median } : {}),
  ...('milliseconds' in fault ? { milliseconds: fault.milliseconds } : {}),
});

const isUsedUp = ({ fault, struck }: ActiveFault): boolean => fault.times !== undefined && struck >= fault.times;

/** The panel offers no `answer` fault because it needs a body. */
const PANEL_FAULT_KINDS = FAULT_KINDS.filter((kind): kind is Exclude<FaultKind, 'answer'> => kind !== 'answer');

function toFault(demoFault: DemoFault): Fault {
  const { operation } = demoFault;
  if (operation !== undefined && !isOperation(operation)) throw new RangeError(`There is no operation '${operation}'.`);
  const kind = PANEL_FAULT_KINDS.find((each) => each === demoFault.kind);
  const milliseconds = Math.max(0, demoFault.milliseconds ?? 2000);
  const target = {
    operation,
    share: demoFault.share,
    times: demoFault.times,
  };
  switch (kind) {
    case undefined:
      throw new RangeError(`There is no fault '${demoFault.kind}'.`);
    case 'status': {
      const status = FAULT_STATUSES.find((each) => each === (demoFault.status ?? 500));
      if (status === undefined) throw new RangeError(`There is no fault with status ${demoFault.status}.`);
      return { kind, status, ...(status === 503 ? { retryAfter: 30 } : {}), ...target };
    }
    case 'spread':
      return { kind: 'latency', median: milliseconds, sigma: 0.8, ...target };
    case 'latency':
      return { kind, milliseconds, ...target };
    case 'drip':
      return { kind, milliseconds, ...target };
    case 'timeout':
      return { kind, milliseconds, ...target };
    case 'malformed':
    case 'html':
    case 'empty':
      return { kind, ...target };
    default:
      return { kind, ...target };
  }
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);
