import { operations, type OperationId } from '#src/contract/operations.gen';
import type {
  DemoCatalogue,
  DemoClock,
  DemoFault,
  DemoFaultInForce,
  DemoScenario,
  EmulatorControl,
  TrafficFeed,
} from '#src/devtools/control';
import { FAULT_KINDS, FAULT_STATUSES, type FaultKind } from '#src/lib/fault-kinds';
import type { Emulator } from './emulator';
import type { Clock } from './lib/clock';
import type { FaultInForce } from './lib/fault-injector';
import type { Fault } from './lib/faults';
import { isPersona, personaNames, personas, type PersonaName } from './personas';
import { findScenario, isScenario, scenarioGroups, scenarios, type ScenarioName } from './scenarios';
import type { Scenario } from './scenarios/scenario';
import { demoAccounts } from './seeds/accounts';
import { MOST_SEEDED_TASKS } from './seeds/many-tasks';
import { exportState, importState, readState } from './state-file';

export interface PanelKeeper {
  /** Deletes the stored state, runs `change` and stores the result. */
  startingAfresh(change: () => Promise<void>): Promise<void>;
}

/** Creates the demo panel's control; `traffic` is the emulator's log. */
export function createEmulatorControl(
  emulator: Emulator,
  traffic: TrafficFeed,
  keeper: PanelKeeper,
): Required<Omit<EmulatorControl, 'setLiveNouns'>> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  emulator.clock.onChange(tell);
  traffic.onChange(() => emulator.faults.list().length > 0 && tell());
  const startOf = async (persona: PersonaName) => (await emulator.signInAs(persona)) ?? null;

  return {
    catalogue: catalogue(),
    traffic,
    state: () => ({
      scenario: emulator.scenarioName,
      scenarioPersona: emulator.scenario.persona,
      clock: clockOf(emulator.clock),
      now: emulator.clock.now(),
      faults: emulator.faults
        .list()
        .filter((held) => !isUsedUp(held))
        .map(asFaultInForce),
      seedSize: emulator.seedSize,
      liveNouns: [],
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
      const scenario = scenarioNamed(name);
      await keeper.startingAfresh(() => emulator.reset(scenario));
      tell();
      return startOf(emulator.scenario.persona);
    },
    signInAs: async (name) => {
      if (!isPersona(name)) throw new Error(`There is no persona '${name}'.`);
      return startOf(name);
    },
    reset: async () => {
      await keeper.startingAfresh(() => emulator.reset());
      tell();
    },
    exportState: async () => new Blob([exportState(emulator)], { type: 'application/json' }),
    importState: async (file) => {
      const state = await readState(await file.text());
      await keeper.startingAfresh(() => importState(emulator, state));
      tell();
    },
    advanceToNextEvent: async () => {
      const before = emulator.clock.now();
      await movingOn(emulator, () => emulator.advanceToNextEvent());
      return emulator.clock.now() > before;
    },
    setClock: (clock) => movingOn(emulator, () => emulator.clock.set(clock), clock.mode === 'speed' ? clock.factor : 1),
    advance: (milliseconds) => movingOn(emulator, () => emulator.clock.advance(milliseconds)),
    setSeedSize: async (size) => {
      await keeper.startingAfresh(() => emulator.setSeedSize(size));
      tell();
    },
    addFault: async (fault) => {
      emulator.faults.add(faultOf(fault));
      tell();
    },
    removeFault: async (id) => {
      emulator.faults.remove(id);
      tell();
    },
    clearTraffic: async () => traffic.clear(),
  };
}

/** Session length during a demo, in real milliseconds. */
const PRESENTING = 12 * 3_600_000;

/** Extends open sessions: a jump of a day would sign the presenter out. */
async function movingOn({ clock, db }: Emulator, change: () => void | Promise<unknown>, factor = 1): Promise<void> {
  const before = clock.now();
  const ends = new Map(
    db.sessions.all().flatMap(({ token, expiresAt }) => (expiresAt > before ? [[token, expiresAt]] : [])),
  );
  const open = [...ends.keys()];
  // Otherwise the simulation deletes sessions that expire on the way.
  await db.sessions.updateMany(open, (session) => void (session.expiresAt = Number.MAX_SAFE_INTEGER));
  try {
    await change();
  } finally {
    const until = clock.now() + PRESENTING * factor;
    await db.sessions.updateMany(
      open,
      (session) => void (session.expiresAt = Math.max(ends.get(session.token) ?? 0, until)),
    );
  }
}

function clockOf(clock: Clock): DemoClock {
  const { setting } = clock;
  if (setting.mode === 'speed') return { mode: 'speed', factor: setting.factor };
  // `setting.at` is outdated once the clock has been advanced.
  if (setting.mode === 'frozen') return { mode: 'frozen', at: new Date(clock.now()).toISOString() };
  return { mode: 'real' };
}

function scenarioNamed(name: string): ScenarioName {
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
    .map(([name, { says }]) => ({ name, group: groupOf(name), says }))
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

function catalogue(): DemoCatalogue {
  return {
    personas: personaNames.map((name) => {
      const person = demoAccounts.find((account) => account.persona === name)?.name;
      return person === undefined ? { name } : { name, person };
    }),
    scenarios: groupedScenarios(),
    operations: Object.entries(operations).map(([id, { noun, method, path }]) => ({ id, noun, method, path })),
    faultKinds: ASKABLE,
    seedSizes: [100, 1000, 10_000, MOST_SEEDED_TASKS],
    liveNouns: [],
  };
}

const asFaultInForce = ({ id, fault, struck }: FaultInForce): DemoFaultInForce => ({
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

const isUsedUp = ({ fault, struck }: FaultInForce): boolean => fault.times !== undefined && struck >= fault.times;

/** The panel offers no `answer` fault because it needs a body. */
const ASKABLE = FAULT_KINDS.filter((kind): kind is Exclude<FaultKind, 'answer'> => kind !== 'answer');

function faultOf(asked: DemoFault): Fault {
  const { operation } = asked;
  if (operation !== undefined && !isOperation(operation)) throw new RangeError(`There is no operation '${operation}'.`);
  const kind = ASKABLE.find((each) => each === asked.kind);
  const milliseconds = Math.max(0, asked.milliseconds ?? 2000);
  const where = {
    operation,
    share: asked.share,
    times: asked.times,
  };
  switch (kind) {
    case undefined:
      throw new RangeError(`There is no fault '${asked.kind}'.`);
    case 'status': {
      const status = FAULT_STATUSES.find((each) => each === (asked.status ?? 500));
      if (status === undefined) throw new RangeError(`There is no fault with status ${asked.status}.`);
      return { kind, status, ...(status === 503 ? { retryAfter: 30 } : {}), ...where };
    }
    case 'spread':
      return { kind: 'latency', median: milliseconds, sigma: 0.8, ...where };
    case 'latency':
      return { kind, milliseconds, ...where };
    case 'drip':
      return { kind, milliseconds, ...where };
    case 'timeout':
      return { kind, milliseconds, ...where };
    case 'malformed':
    case 'html':
    case 'empty':
      return { kind, ...where };
    default:
      return { kind, ...where };
  }
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);
