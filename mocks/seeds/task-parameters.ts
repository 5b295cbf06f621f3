import {
  AccountLevel,
  ParameterControlType,
  ParameterDataType,
  ProxyType,
  UrlSourceType,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { TaskRecord } from '#mocks/db/tasks';
import { serverRank, serverRankOf } from '#mocks/handlers/start-rules';
import { COUNTRY, exampleInputs, hasPlaces, isLines, labelOf, leadOf } from './example-inputs';
import { packOf, searchOf, townOf } from './rows/maker';
import { dataSourceOptions } from './templates/options';
import { parameterId } from './templates/parameters';
import type { ParameterSeed, TemplateSeed } from './templates/types';

/** Every required parameter has a valid value (ENUM-27). */
export function exampleParameters(template: TemplateSeed, inputs: readonly string[]): string {
  const main = leadOf(template);
  const values = template.parameters.map((parameter) => ({
    parameter,
    value:
      isLines(parameter) && parameter !== main && !parameter.isRequired ? '' : valueOf(template, parameter, inputs),
  }));
  const saved: Schemas['UserInputParameters'] = {
    UIParameters: values.map(({ parameter, value }) => ({
      Id: parameterId(template.id, parameter.key),
      Value: value,
      ...(isLines(parameter) ? { Customize: { taskUrlType: UrlSourceType.UserInput } } : {}),
    })),
    TemplateParameters: values.map(({ parameter, value }) => ({ ParamName: parameter.paramName, Value: value })),
  };
  return JSON.stringify(saved);
}

/** `{template}` becomes the name in the reader's language. */
export const exampleName = (template: TemplateSeed, inputs: readonly string[]): string =>
  `{template} · ${labelOf(template, inputs)}`;

export function assignTemplate(
  draft: TaskRecord,
  template: TemplateSeed,
  inputs: readonly string[] = exampleInputs(template, draft.inputs.length, Number(draft.taskId.split('-').at(-1)) - 1),
  version = template.version,
): void {
  draft.taskName = exampleName(template, inputs);
  draft.inputs = inputs;
  draft.templateRegistrationId = template.id;
  draft.templateId = `t-${template.id}`;
  draft.templateVersion = version;
  draft.userInputParameters = exampleParameters(template, inputs);
}

function linesOf(template: TemplateSeed, { key }: ParameterSeed, inputs: readonly string[]): string[] {
  if (!hasPlaces(template)) return [...inputs];
  const pack = packOf(template.language);
  const asked = inputs.map((input) => searchOf(pack, input));
  if (key !== 'locations') return [...new Set(asked.map(({ topic }) => topic))];
  const places = [...new Set(asked.map(({ query, topic }) => query.slice(topic.length).trim()))].filter(Boolean);
  return places.length > 0 ? places : pack.cities.slice(0, 1).map(([name]) => townOf(name));
}

function textOf(
  template: TemplateSeed,
  { key, controlOptions, isRequired }: ParameterSeed,
  inputs: readonly string[],
): string {
  const pack = packOf(template.language);
  const { query, topic, city = isRequired ? pack.cities[0] : undefined } = searchOf(pack, inputs[0] ?? '');
  const [from = '', to = ''] = query.split(' ');
  switch (key) {
    case 'location':
    case 'city':
      return city ? townOf(city[0]) : '';
    case 'mapCentre':
      return city ? city.slice(2).join(', ') : '';
    case 'airportFrom':
      return from;
    case 'airportTo':
      return to;
    default:
      return topic || (controlOptions.Placeholder ?? '');
  }
}

const dateOf = (key: ParameterSeed['key']): string => (key === 'checkOut' ? '2027-06-20' : '2027-06-18');

function valueOf(template: TemplateSeed, parameter: ParameterSeed, inputs: readonly string[]): unknown {
  if (isLines(parameter)) return linesOf(template, parameter, inputs).join('\n');
  switch (parameter.dataType) {
    case ParameterDataType.String:
      break;
    case ParameterDataType.Decimal:
      // A limit that nobody asked for would contradict the rows.
      return parameter.isRequired ? String(parameter.dataTypeOptions.Min ?? 1) : '';
    case ParameterDataType.Switch:
      return true;
    case ParameterDataType.Datetime:
      return parameter.isRequired ? '2026-11-01 08:00:00' : '';
    case ParameterDataType.Time:
      return '2026-11-01 08:00:00';
    case ParameterDataType.OperateIpProxy:
    case ParameterDataType.OperateCloudGroup:
      return '';
    case ParameterDataType.PreLogin:
      return parameter.isRequired ? 'session=demo' : '';
  }
  if (parameter.controlType === ParameterControlType.Date) return parameter.isRequired ? dateOf(parameter.key) : '';
  if (parameter.controlType === ParameterControlType.TimePicker) return '2026-11-01 08:00:00';
  const { dataSource } = parameter;
  const text = textOf(template, parameter, inputs);
  if (dataSource?.type === 'Internal') {
    const asked = dataSource.options.find(({ value }) => value.toLowerCase() === `topic${text}`.toLowerCase());
    const first = (asked ?? dataSource.options[0])?.value ?? '';
    return parameter.controlType === ParameterControlType.CheckboxList ? [first] : first;
  }
  if (!parameter.isRequired) return '';
  if (dataSource === undefined) return text;
  const options = dataSourceOptions(dataSource.id, dataSource.filter === undefined ? undefined : COUNTRY) ?? [];
  const wanted = [COUNTRY, `${COUNTRY}-${text}`, text];
  return (options.find(({ value }) => wanted.includes(value)) ?? options[0])?.value ?? '';
}

export function seededProxies(
  account: AccountRecord | undefined,
  template: TemplateSeed | undefined,
  standing: string,
): Schemas['IpProxySettings'] | undefined {
  const hasChoice = template?.parameters.some((entry) => entry.dataType === ParameterDataType.OperateIpProxy) === true;
  const isIncluded = account !== undefined && serverRank(account) >= serverRankOf(AccountLevel.Standard);
  if (!hasChoice || !isIncluded || !['completed', 'stopped', 'errors'].includes(standing)) return undefined;
  return {
    ipProxyFromType: ProxyType.Strong,
    strongIpProxySettings: { period: 300, areaId: -1 },
    customIpProxySettings: null,
  };
}
