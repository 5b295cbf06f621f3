import type { Database } from '#mocks/db/database';
import type { ClockSetting } from '#mocks/lib/clock';
import type { Fault } from '#mocks/lib/faults';
import type { PersonaName } from '#mocks/personas';

/** A named state of the whole backend: who is signed in, what is changed in the seeds, how time runs, what goes wrong. */
export interface Scenario {
  /** One sentence that says what it shows. */
  readonly says: string;
  readonly persona: PersonaName;
  readonly clock?: ClockSetting;
  readonly faults?: readonly Fault[];
  /** Tasks that the persona's account has, in place of the few dozen of the seeds. */
  readonly seedSize?: number;
  /** What decides which calls a fault with a `share` hits; 1 when not named. */
  readonly faultSeed?: number;
  /** Changes to the seeded data; `now` is the clock's time in epoch milliseconds. */
  readonly seed?: (db: Database, now: number) => Promise<void> | void;
}

/** Writes a group of scenarios; keys are their names. */
export function scenarios<const T extends Record<string, Scenario>>(group: T): T {
  return group;
}
