import { beforeAll, expect, test } from 'vitest';
import { startScenario, STORY_TIME, type Emulator } from '#mocks/emulator';
import { templateSetup } from '#mocks/handlers/template-setup';
import { scenarios, type ScenarioName } from '#mocks/scenarios';
import type { Scenario } from '#mocks/scenarios/scenario';
import { templateSeed } from '#mocks/seeds/template-states';
import { dataSourceOptions } from '#mocks/seeds/templates/options';
import { loadTexts } from '#mocks/seeds/texts/load';
import { InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { controlFor, externalSource, internalOptions, parseParameters } from '#src/domain/template-parameters';
import { buildPayload } from '#src/features/templates/form/build-payload';
import { checkValues } from '#src/features/templates/form/check-values';
import type { ParameterValue, TemplateParameter } from '#src/features/templates/form/field-contract';
import { initialValues } from '#src/features/templates/form/initial-values';

type Task = ReturnType<Emulator['db']['tasks']['all']>[number];

let emulator: Emulator;
let texts: Awaited<ReturnType<typeof loadTexts>>;
const checkedTasks = new Set<string>();
const forms = new Map<
  string,
  { readonly setup: Schemas['TemplateSetup']; readonly parameters: readonly TemplateParameter[] }
>();
const seedChangingScenarios = (Object.keys(scenarios) as ScenarioName[]).filter((name) => {
  const scenario: Scenario = scenarios[name];
  return name === 'everyday' || scenario.seed !== undefined || scenario.seedSize !== undefined;
});

beforeAll(async () => {
  texts = await loadTexts(InterfaceLanguage.EnUS);
  emulator = await startScenario({ baseUrl: 'http://localhost', clock: { mode: 'frozen', at: STORY_TIME } });
});

function formOf(templateId: string) {
  const known = forms.get(templateId);
  if (known !== undefined) return known;
  const seed = templateSeed(templateId);
  if (seed === undefined) throw new Error(`There is no template ${templateId}`);
  const { db, clock } = emulator;
  const language = InterfaceLanguage.EnUS;
  const setup = templateSetup(seed, seed.version, { db, now: clock.now(), texts, language, viewer: undefined });
  const form = { setup, parameters: parseParameters(setup.parameters) ?? [] };
  forms.set(templateId, form);
  return form;
}

/** Validation errors, values that are not offered, and fields that a save would change. */
async function problemsOf(task: Task): Promise<unknown[]> {
  const { setup, parameters } = formOf(task.templateRegistrationId ?? '');
  const { taskName, taskGroupId, ipProxySettings, clusterGroupId } = task;
  const values = initialValues(parameters, {
    taskName,
    taskGroupId,
    ipProxySettings: ipProxySettings ?? null,
    clusterGroupId: clusterGroupId ?? null,
    userInputParameters: task.userInputParameters ?? null,
    urlSourceTaskId: task.urlSourceTaskId ?? null,
    urlSourceTaskField: task.urlSourceTaskField ?? null,
  });
  const errors = [...(await checkValues(parameters, values))];
  const notOffered = parameters.flatMap((parameter, index) =>
    isOffered(parameter, values[index] ?? null, (name) => {
      return values[parameters.findIndex(({ ParamName }) => ParamName === name)];
    })
      ? []
      : [[parameter.Id, values[index]]],
  );
  const built = await buildPayload(setup, parameters, values, task, task.taskId);
  const saved: unknown = built.ok
    ? JSON.parse(String(JSON.parse(JSON.stringify(built.payload.userInputParameters))))
    : built;
  const stored: unknown = JSON.parse(task.userInputParameters ?? '{}');
  // Proxies have their own operation.
  const proxies = new Set(parameters.filter((parameter) => controlFor(parameter) === 'proxy').map(({ Id }) => Id));
  const changed =
    JSON.stringify(withoutProxies(saved, proxies)) === JSON.stringify(withoutProxies(stored, proxies)) ? [] : [saved];
  return [...errors, ...notOffered, ...changed];
}

function withoutProxies(input: unknown, proxies: ReadonlySet<string>): unknown[] {
  const entries: unknown =
    typeof input === 'object' && input !== null && 'UIParameters' in input ? input.UIParameters : [];
  return (Array.isArray(entries) ? entries : []).filter(({ Id }: { Id: string }) => !proxies.has(Id));
}

function isOffered(
  parameter: TemplateParameter,
  value: ParameterValue,
  valueOf: (paramName: string) => ParameterValue | undefined,
): boolean {
  const kind = controlFor(parameter);
  if (kind !== 'dropdown' && kind !== 'checkboxList') return true;
  const parent = parameter.ControlOptions?.ParentField ? valueOf(parameter.ControlOptions.ParentField) : undefined;
  const source = externalSource(parameter);
  const options =
    source === null
      ? internalOptions(parameter, parent)
      : dataSourceOptions(source.id, typeof parent === 'string' ? parent : undefined);
  const selectedValues = Array.isArray(value) ? value : value === '' ? [] : [value];
  return selectedValues.every((entry) => options?.some((option) => option.value === entry));
}

test.each(seedChangingScenarios)('every seeded task of %s opens, is valid and is saved unchanged', async (scenario) => {
  await emulator.reset(scenario);
  const problems: unknown[] = [];
  for (const task of emulator.db.tasks.all()) {
    const key = `${task.templateRegistrationId} ${task.userInputParameters}`;
    if (task.templateRegistrationId === undefined || checkedTasks.has(key)) continue;
    checkedTasks.add(key);
    const found = await problemsOf(task);
    if (found.length > 0) problems.push([task.taskId, task.templateRegistrationId, ...found]);
  }
  expect(problems.slice(0, 8)).toEqual([]);
});
