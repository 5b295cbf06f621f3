import type { Emulator } from '#mocks/emulator';
import type { ClockSetting } from '#mocks/lib/clock';
import type { ActiveFault } from '#mocks/lib/fault-injector';
import { personas, personaNames, type PersonaName } from '#mocks/personas';
import { findScenario, scenarios } from '#mocks/scenarios';

export interface ControlState {
  readonly now: string;
  readonly clock: ClockSetting;
  readonly scenario: { readonly name: string; readonly description: string; readonly persona: PersonaName };
  readonly tasks: number;
  readonly seed: number;
  readonly faults: readonly ActiveFault[];
  readonly scenarios: readonly { readonly name: string; readonly description: string; readonly persona: PersonaName }[];
  readonly personas: readonly { readonly name: PersonaName; readonly userId: string | null }[];
}

const describeScenario = (name: string) => {
  const { description, persona } = findScenario(name);
  return { name, description, persona };
};

export function controlState(emulator: Emulator, name: string): ControlState {
  return {
    now: new Date(emulator.clock.now()).toISOString(),
    clock: emulator.clock.setting,
    scenario: describeScenario(name),
    tasks: emulator.db.tasks.all().length,
    seed: emulator.faults.seed,
    faults: emulator.faults.list(),
    scenarios: Object.keys(scenarios).map(describeScenario),
    personas: personaNames.map((persona) => ({ name: persona, userId: personas[persona].userId ?? null })),
  };
}
