import {
  AccountLevel,
  ParameterControlType,
  ParameterDataType,
  ProxyType,
  UrlSourceType,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { hashText } from '#src/lib/hash';
import type { AccountRecord } from '#mocks/db/account';
import type { TaskRecord } from '#mocks/db/tasks';
import { serverRank, serverRankOf } from '#mocks/handlers/start-rules';
import { dataSourceOptions } from './templates/options';
import { parameterId } from './templates/parameters';
import type { ParameterSeed, TemplateSeed } from './templates/types';

const keywords = [
  'coffee',
  'dentist',
  'running shoes',
  'solar panel',
  'standing desk',
  'ceramic lamp',
  'city bike',
  'espresso machine',
];
const places = ['Berlin', 'Lyon', 'Osaka', 'Seville', 'Bologna', 'Busan', 'Portland', 'Leeds'];

const isLines = (parameter: ParameterSeed): boolean => parameter.controlType === ParameterControlType.MultiInput;
const isAddress = (parameter: ParameterSeed): boolean => /url|link|address/i.test(parameter.key);

export function exampleInputs(template: TemplateSeed, count: number, index: number): string[] {
  const main = template.parameters.find(isLines);
  return Array.from({ length: count }, (_, number) =>
    main && isAddress(main)
      ? `https://${template.site}/${template.kinds[0]}/${1000 + index * 37 + number}`
      : `${keywords[(index + number) % keywords.length]} ${places[(index * 3 + number) % places.length]}`,
  );
}

/** Every required parameter has a valid value (ENUM-27). */
export function exampleParameters(template: TemplateSeed, inputs: readonly string[]): string {
  const main = template.parameters.find(isLines);
  const values = template.parameters.map((parameter) => ({
    parameter,
    value: isLines(parameter) && parameter !== main && !parameter.isRequired ? '' : valueOf(parameter, inputs),
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

export function assignTemplate(
  draft: TaskRecord,
  template: TemplateSeed,
  inputs: readonly string[] = draft.inputs,
  version = template.version,
): void {
  draft.templateRegistrationId = template.id;
  draft.templateId = `t-${template.id}`;
  draft.templateVersion = version;
  draft.userInputParameters = exampleParameters(template, inputs);
}

/** 'coffee Berlin' becomes the site coffee-berlin.example or the profile coffee.berlin. */
function lineOf(parameter: ParameterSeed, input: string, number: number): string {
  const isSite = /^https?:/.test(input);
  if (parameter.dataTypeOptions.Url === true) return isSite ? input : `https://${input.replaceAll(' ', '-')}.example`;
  const text = isSite ? `${keywords[number % keywords.length]} ${places[number % places.length]}` : input;
  const digits = String(hashText(input)).padStart(10, '0');
  switch (parameter.key) {
    case 'placeIds':
      return `PL-${digits.slice(-8)}`;
    case 'profileNames':
      return text.replaceAll(' ', '.');
    case 'hashtags':
      return text.replaceAll(' ', '');
    case 'locations':
      return text.slice(text.lastIndexOf(' ') + 1);
    case 'symbols':
      return text.replaceAll(' ', '').slice(0, 5).toUpperCase();
    case 'productCodes':
      return `400${digits}`;
    default:
      return text;
  }
}

const inputsByKey: Partial<Record<ParameterSeed['key'], string>> = {
  mapCentre: '52.5200, 13.4050',
  airportFrom: 'BER',
  airportTo: 'KIX',
};

const COUNTRY = 'US';

function valueOf(parameter: ParameterSeed, inputs: readonly string[]): unknown {
  if (isLines(parameter)) return inputs.map((input, number) => lineOf(parameter, input, number)).join('\n');
  switch (parameter.dataType) {
    case ParameterDataType.String:
      break;
    case ParameterDataType.Decimal:
      return String(parameter.dataTypeOptions.Min ?? 1);
    case ParameterDataType.Switch:
      return true;
    case ParameterDataType.Datetime:
      return '2026-11-01 08:00:00';
    case ParameterDataType.Time:
      return '2026-11-01 08:00:00';
    case ParameterDataType.OperateIpProxy:
    case ParameterDataType.OperateCloudGroup:
      return '';
    case ParameterDataType.PreLogin:
      return parameter.isRequired ? 'session=demo' : '';
  }
  if (parameter.controlType === ParameterControlType.Date) return '2026-11-01';
  if (parameter.controlType === ParameterControlType.TimePicker) return '2026-11-01 08:00:00';
  const { dataSource } = parameter;
  if (dataSource?.type === 'Internal') {
    const first = dataSource.options[0]?.value ?? '';
    return parameter.controlType === ParameterControlType.CheckboxList ? [first] : first;
  }
  if (!parameter.isRequired) return '';
  if (dataSource === undefined) return inputsByKey[parameter.key] ?? lineOf(parameter, inputs[0] ?? '', 0);
  const optionValues = dataSourceOptions(dataSource.id, dataSource.filter === undefined ? undefined : COUNTRY) ?? [];
  return (optionValues.find(({ value }) => value === COUNTRY) ?? optionValues[0])?.value ?? '';
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
