import { paths } from '#src/domain/paths';
import type { ScriptLink } from '#src/lib/emulator-handle';
import { deviceNow } from '#src/lib/now';
import type { DemoControl, DemoPage } from './control';
import { ReasonedError, reasonsOf } from './reasons';
import { scriptNames, stageAt, stepsOf, type ScriptName, type StepSetting } from './scripts';
import { sharedSetting } from './shared-setting';

/** `step` counts from 0; `startedAt` is the device's time. */
export interface ScriptPosition {
  readonly script: ScriptName;
  readonly step: number;
  readonly startedAt: number;
}

const REFUSALS = ['noRun', 'blocked', 'live', 'link', 'failed'] as const;
type StepRefusal = (typeof REFUSALS)[number];

interface ScriptState {
  readonly position?: ScriptPosition;
  readonly refusal?: StepRefusal;
}

const isPosition = (value: unknown): value is ScriptPosition =>
  typeof value === 'object' &&
  value !== null &&
  'script' in value &&
  scriptNames.some((name) => name === value.script && 'step' in value && stepsOf(name)[Number(value.step)]) &&
  'startedAt' in value &&
  typeof value.startedAt === 'number';

export const scriptState = sharedSetting(
  'panel-script',
  (value): value is ScriptState =>
    typeof value === 'object' &&
    value !== null &&
    (!('position' in value) || isPosition(value.position)) &&
    (!('refusal' in value) || REFUSALS.some((code) => code === value.refusal)),
);

/** Like the functions below, resolves to whether the step was reached; `scriptState` has the reason. */
export function startScript(control: DemoControl, script: ScriptName, step = 0): Promise<boolean> {
  const position = { script, step, startedAt: deviceNow() };
  return reach(control, stageAt(script, step), position, position);
}

export async function startLinkedScript(control: DemoControl, { script, step }: ScriptLink): Promise<boolean> {
  const name = scriptNames.find((each) => each === script);
  const index = Number(step) - 1;
  if (name !== undefined && stepsOf(name)[index]) return startScript(control, name, index);
  scriptState.write({ refusal: 'link' });
  return false;
}

export async function moveScript(control: DemoControl, by: 1 | -1): Promise<boolean> {
  const position = scriptState.read()?.position;
  if (!position) return true;
  const { script } = position;
  const step = position.step + by;
  const set = stepsOf(script)[step]?.set;
  if (!set) return true;
  const stage = by === 1 ? set : keepingData(stageAt(script, step), control.state().scenario);
  return reach(control, stage, { ...position, step }, position);
}

export async function repeatStep(control: DemoControl): Promise<boolean> {
  const position = scriptState.read()?.position;
  const set = position && stepsOf(position.script)[position.step]?.set;
  return set ? reach(control, set, position, position) : true;
}

let isMoving = false;

async function reach(
  control: DemoControl,
  stage: StepSetting,
  position: ScriptPosition,
  otherwise: ScriptPosition,
): Promise<boolean> {
  if (isMoving) return true;
  isMoving = true;
  try {
    await applyStage(control, stage);
    scriptState.write({ position });
    return true;
  } catch (error) {
    const codes = reasonsOf(error).map(({ reason }) => reason);
    scriptState.write({ position: otherwise, refusal: REFUSALS.find((code) => codes.includes(code)) ?? 'failed' });
    return false;
  } finally {
    isMoving = false;
  }
}

function keepingData({ scenario, advance: _advance, ...rest }: StepSetting, current: string): StepSetting {
  const stage: StepSetting = { clock: { mode: 'real' }, ...rest };
  return scenario === undefined || scenario === current ? stage : { ...stage, scenario };
}

async function applyStage(
  control: DemoControl,
  { scenario, persona, clock, page, advance, failNext }: StepSetting,
): Promise<void> {
  const { actions, state } = control;
  if (state().liveTags.length > 0) throw refusal('live');
  if (scenario !== undefined)
    await actions.openScenario(scenario, { page, ...(persona === undefined ? {} : { persona }) });
  else if (persona !== undefined && persona !== state().persona) await actions.becomePersona(persona, page);
  else await goTo(control, page);
  if (clock && clock.mode !== state().clock.mode) await actions.setClock(clock);
  if (advance !== undefined) await actions.advance(advance);
  if (failNext !== undefined) await actions.addFault({ kind: 'status', status: 500, operation: failNext, times: 2 });
}

const pathname = (address: string): string => address.split('?', 1)[0] ?? '';
const RUN_PAGES = {
  info: [pathname(paths.taskInfo({ taskId: '' }))],
  data: [pathname(paths.lotData('', '')), pathname(paths.allData(''))],
};

async function goTo({ actions, state }: DemoControl, page: DemoPage): Promise<void> {
  const before = state().address;
  const wanted = typeof page === 'string' ? [page] : RUN_PAGES[page.run];
  if (wanted.includes(pathname(before))) return;
  const shownTask = new URLSearchParams(before.split('?', 2)[1]).get('taskId');
  const isOnRun = shownTask !== null && RUN_PAGES.info.includes(pathname(before));
  const isRowsOfRun = typeof page === 'object' && page.run === 'data' && isOnRun;
  await actions.goTo(isRowsOfRun ? paths.allData(shownTask) : page);
  if (state().address === before) throw refusal('blocked');
}

const refusal = (reason: StepRefusal): ReasonedError =>
  new ReasonedError(`The step is refused: ${reason}.`, [{ reason }]);
