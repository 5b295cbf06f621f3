import type { Database } from '#mocks/db/database';
import type { ClockSetting } from '#mocks/lib/clock';
import type { Fault } from '#mocks/lib/faults';
import type { PersonaName } from '#mocks/personas';

export interface Scenario {
  /** One sentence. */
  readonly description: string;
  readonly persona: PersonaName;
  readonly clock?: ClockSetting;
  readonly faults?: readonly Fault[];
  readonly seedSize?: number;
  readonly faultSeed?: number;
  /** Changes the seeds; `now` is epoch milliseconds. */
  readonly seed?: (db: Database, now: number) => Promise<void> | void;
}

export function defineScenarios<const T extends Record<string, Scenario>>(group: T): T {
  return group;
}
