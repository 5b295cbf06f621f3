import type { Emulator } from '#mocks/emulator';
import type { ClockSetting } from '#mocks/lib/clock';
import type { FaultInForce } from '#mocks/lib/fault-injector';
import { personas, personaNames, type PersonaName } from '#mocks/personas';
import { findScenario, scenarios } from '#mocks/scenarios';

export interface ControlState {
  readonly now: string;
  readonly clock: ClockSetting;
  readonly scenario: { readonly name: string; readonly says: string; readonly persona: PersonaName };
  readonly tasks: number;
  readonly seed: number;
  readonly faults: readonly FaultInForce[];
  readonly scenarios: readonly { readonly name: string; readonly says: string; readonly persona: PersonaName }[];
  readonly personas: readonly { readonly name: PersonaName; readonly userId: string | null }[];
}

const described = (name: string) => {
  const { says, persona } = findScenario(name);
  return { name, says, persona };
};

export function controlState(emulator: Emulator, name: string): ControlState {
  return {
    now: new Date(emulator.clock.now()).toISOString(),
    clock: emulator.clock.setting,
    scenario: described(name),
    tasks: emulator.db.tasks.all().length,
    seed: emulator.faults.seed,
    faults: emulator.faults.list(),
    scenarios: Object.keys(scenarios).map(described),
    personas: personaNames.map((persona) => ({ name: persona, userId: personas[persona].userId ?? null })),
  };
}
