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
import type { SimulationEvent } from './simulation/events';
import { nextEventAt, advanceSimulation } from './simulation/advance-simulation';

/** The frozen time of stories and tests, unless a scenario sets another. */
export const STORY_TIME = '2026-11-16T10:00:00.000Z';

export interface ScenarioOptions {
  /** URL below which the contract answers, without a trailing slash. */
  readonly baseUrl: string;
  readonly scenario?: ScenarioName;
  readonly persona?: PersonaName;
  readonly clock?: ClockSetting;
  /** Applies when neither `clock` nor the scenario sets one. Default: real time. */
  readonly defaultClock?: ClockSetting;
  /** Tasks of the persona's account, at most 100,000. */
  readonly seedSize?: number;
  /** Decides which calls a fault with a `share` hits. */
  readonly faultSeed?: number;
  readonly onDeviation?: (operation: string, deviations: readonly Deviation[], body: unknown) => void;
  readonly traffic?: TrafficLog;
  /** `isDue` is true for a scheduled change that no call made. */
  readonly onChange?: (change: StoreChange, isDue: boolean) => void;
}

export interface Emulator {
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  readonly journal: Journal;
  readonly traffic: TrafficLog | undefined;
  readonly scenario: Scenario;
  readonly scenarioName: ScenarioName;
  /** Resolves to undefined for a request outside the contract. */
  answer(request: Request): Promise<Response | undefined>;
  /** Returns the token, undefined for the visitor. */
  signInAs(persona: PersonaName): Promise<string | undefined>;
  advance(milliseconds: number): Promise<AdvanceResult>;
  advanceToNextEvent(): Promise<AdvanceResult>;
  /** Restores the seeds. `next` also switches the scenario, its clock and its faults. */
  reset(next?: ScenarioName): Promise<void>;
  readonly seedSize: number | undefined;
  /** Reseeds with this many tasks (at most 100,000), or the scenario's number. */
  setSeedSize(size: number | undefined): Promise<void>;
}

/** `now` is epoch milliseconds; `happened` is in order of time. */
export interface AdvanceResult {
  readonly now: number;
  readonly happened: readonly SimulationEvent[];
}

/** Starts a scenario. Throws for an unknown name, and RangeError for a seed size out of bounds. */
export async function startScenario(options: ScenarioOptions): Promise<Emulator> {
  let scenarioName: ScenarioName = options.scenario ?? 'everyday';
  let scenario = findScenario(scenarioName);
  let { seedSize } = options;
  const clock = new Clock(options.clock ?? scenario.clock ?? options.defaultClock ?? { mode: 'real' });
  const faults = new FaultInjector();
  const journal = createJournal();
  let runningAdvances = 0;
  const db = createDatabase((change) => {
    journal.record(change);
    options.onChange?.(change, runningAdvances > 0);
  });
  const applyDueEvents = (now: number) =>
    journal.recordCall(undefined, now, async () => {
      runningAdvances += 1;
      try {
        return await advanceSimulation(db, now);
      } finally {
        runningAdvances -= 1;
      }
    });
  const fill = async () => {
    const now = clock.now();
    const size = seedSize ?? scenario.seedSize;
    const persona = options.persona ?? scenario.persona;
    // Real time never repeats, so seeds that depend on it are not cached.
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
    advanceSimulation: applyDueEvents,
    journal,
    ...(options.onDeviation ? { onDeviation: options.onDeviation } : {}),
    ...(options.traffic ? { traffic: options.traffic } : {}),
  });
  const advance = async (milliseconds: number): Promise<AdvanceResult> => {
    clock.advance(milliseconds);
    const now = clock.now();
    return { now, happened: await applyDueEvents(now) };
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
      const before = await applyDueEvents(now);
      const at = nextEventAt(db, now);
      if (at === undefined) return { now, happened: before };
      const result = await advance(Math.max(0, at - clock.now()));
      return { now: result.now, happened: [...before, ...result.happened] };
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
