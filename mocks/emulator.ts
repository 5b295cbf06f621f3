import { createDatabase, type Database } from './db/database';
import { fillCached } from './db/seed-cache';
import { resolvers } from './handlers/resolvers';
import { Clock, type ClockSetting } from './lib/clock';
import { randomToken } from './lib/digest';
import { createAnswer } from './lib/dispatch';
import { FaultInjector } from './lib/fault-injector';
import { createJournal, type Journal } from './lib/journal';
import type { StoreChange } from './lib/store';
import type { TrafficLog } from './lib/traffic';
import type { Deviation } from './lib/validate';
import { personas, type PersonaName } from './personas';
import { seedManyTasks } from './seeds/many-tasks';
import { seedDatabase } from './seeds/seed-database';
import { findScenario, type ScenarioName } from './scenarios';
import type { Scenario } from './scenarios/scenario';
import type { Happening } from './simulation/events';
import { nextEventAt, settle } from './simulation/settle';

/** The moment at which stories and tests stand still, unless a scenario says otherwise. */
export const STORY_TIME = '2026-11-16T10:00:00.000Z';

export interface EmulatorOptions {
  /** Address below which the contract's paths answer, without a slash at its end. */
  readonly baseUrl: string;
  readonly scenario?: ScenarioName;
  /** Signs in someone else than the scenario does. */
  readonly persona?: PersonaName;
  /** Overrides the scenario's clock. */
  readonly clock?: ClockSetting;
  /** How time runs when neither says: real time by default, standing still in stories and tests. */
  readonly defaultClock?: ClockSetting;
  /** Tasks that the persona's account has, 100,000 at most; the scenario's own number by default. */
  readonly seedSize?: number;
  /** What decides whom faults with a share hit; the scenario's own (1 when it names none) by default. */
  readonly faultSeed?: number;
  readonly onDeviation?: (operation: string, found: readonly Deviation[], body: unknown) => void;
  /** Keeps every call and its answer; none by default. */
  readonly traffic?: TrafficLog;
  /** Called with every change of a record; `isDue` for a scheduled change that no call made. */
  readonly onChange?: (change: StoreChange, isDue: boolean) => void;
}

/** The emulated backend: the same in a worker, in a page, in tests and over HTTP. */
export interface Emulator {
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  readonly journal: Journal;
  /** The log it was started with. */
  readonly traffic: TrafficLog | undefined;
  readonly scenario: Scenario;
  readonly scenarioName: ScenarioName;
  /** Answers a request of the contract in this very page; undefined for any other request. */
  answer(request: Request): Promise<Response | undefined>;
  /** Opens a session for a persona and gives its token; undefined for the visitor. */
  signInAs(persona: PersonaName): Promise<string | undefined>;
  /** Moves the clock on by milliseconds and brings up to date what is due by then. */
  advance(milliseconds: number): Promise<Advanced>;
  /** Moves the clock to the moment at which something happens next: a run or a part of it ends, a schedule starts, an order lapses. */
  advanceToNextEvent(): Promise<Advanced>;
  /** Puts the seeds of the scenario back; another one's, its clock and its faults when it is named. */
  reset(next?: ScenarioName): Promise<void>;
  /** How many tasks the scenario's persona has, undefined where the scenario says. */
  readonly seedSize: number | undefined;
  /** Puts the seeds back with this many tasks (100,000 at most), or as many as the scenario says. */
  setSeedSize(size: number | undefined): Promise<void>;
}

/** Where a jump of the clock led: the time in epoch milliseconds, and what happened on the way in order of time. */
export interface Advanced {
  readonly now: number;
  readonly happened: readonly Happening[];
}

/** Starts the emulator in a named scenario (default: everyday work on a standard plan). An unknown name throws and names the nearest, a seed size out of bounds a RangeError. */
export async function startScenario(options: EmulatorOptions): Promise<Emulator> {
  let scenarioName: ScenarioName = options.scenario ?? 'everyday';
  let scenario = findScenario(scenarioName);
  let { seedSize } = options;
  const clock = new Clock(options.clock ?? scenario.clock ?? options.defaultClock ?? { mode: 'real' });
  const faults = new FaultInjector();
  const journal = createJournal();
  let settling = 0;
  const db = createDatabase((change) => {
    journal.record(change);
    options.onChange?.(change, settling > 0);
  });
  const settleDue = (now: number) =>
    journal.recordCall(undefined, now, async () => {
      settling += 1;
      try {
        return await settle(db, now);
      } finally {
        settling -= 1;
      }
    });
  const fill = async () => {
    const now = clock.now();
    const size = seedSize ?? scenario.seedSize;
    const persona = options.persona ?? scenario.persona;
    // A real clock never shows the same moment twice.
    const keyOf = (...parts: readonly unknown[]) => (clock.setting.mode === 'real' ? undefined : parts.join());
    await fillCached(db, keyOf(scenarioName, now, size, persona), async () => {
      await fillCached(db, keyOf(now), () => seedDatabase(db, now));
      if (size !== undefined) await seedManyTasks(db, persona, size, now);
      await scenario.seed?.(db, now);
    });
  };
  const setFaults = () => faults.set(scenario.faults ?? [], options.faultSeed ?? scenario.faultSeed);
  const restart = async () => {
    await db.clear();
    await fill();
    setFaults();
  };
  await fill();
  setFaults();
  const answer = createAnswer(options.baseUrl, {
    resolvers,
    db,
    clock,
    faults,
    settle: settleDue,
    journal,
    ...(options.onDeviation ? { onDeviation: options.onDeviation } : {}),
    ...(options.traffic ? { traffic: options.traffic } : {}),
  });
  const advance = async (milliseconds: number): Promise<Advanced> => {
    clock.advance(milliseconds);
    const now = clock.now();
    return { now, happened: await settleDue(now) };
  };
  return {
    db,
    clock,
    faults,
    journal,
    traffic: options.traffic,
    get scenario() {
      return scenario;
    },
    get scenarioName() {
      return scenarioName;
    },
    answer,
    signInAs: async (persona) => {
      const { userId } = personas[persona];
      if (userId === undefined) return undefined;
      const token = `demo-${persona}-${randomToken()}`;
      await db.sessions.insert({ token, userId, createdAt: clock.now(), expiresAt: clock.now() + 12 * 3_600_000 });
      return token;
    },
    advance,
    advanceToNextEvent: async () => {
      const now = clock.now();
      // What is due already is not next: it has happened.
      const before = await settleDue(now);
      const at = nextEventAt(db, now);
      if (at === undefined) return { now, happened: before };
      const then = await advance(Math.max(0, at - clock.now()));
      return { now: then.now, happened: [...before, ...then.happened] };
    },
    get seedSize() {
      return seedSize ?? scenario.seedSize;
    },
    setSeedSize: async (size) => {
      seedSize = size;
      await restart();
    },
    reset: async (next) => {
      if (next !== undefined) {
        seedSize = undefined;
        scenario = findScenario(next);
        scenarioName = next;
        clock.set(scenario.clock ?? options.defaultClock ?? { mode: 'real' });
      }
      await restart();
    },
  };
}
