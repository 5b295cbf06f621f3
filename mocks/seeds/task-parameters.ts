import {
  AccountLevel,
  ParameterControlType,
  ParameterDataType,
  ProxyType,
  UrlSourceType,
} from '../../src/contract/enums.gen';
import type { Schemas } from '../../src/contract/types';
import type { AccountRecord } from '../db/account';
import { serverRank, serverRankOf } from '../handlers/start-rules';
import { parameterId } from './templates/parameters';
import type { ParameterSeed, TemplateSeed } from './templates/types';

const words = [
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

/** Believable inputs of a task: addresses at the template's site, or words to search for. */
export function exampleInputs(template: TemplateSeed, count: number, index: number): string[] {
  const main = template.parameters.find(isLines);
  return Array.from({ length: count }, (_, number) =>
    main && isAddress(main)
      ? `https://${template.site}/${template.kinds[0]}/${1000 + index * 37 + number}`
      : `${words[(index + number) % words.length]} ${places[(index * 3 + number) % places.length]}`,
  );
}

/** The saved parameters of a seeded task, in the form of ENUM-27: every required one has a value. */
export function exampleParameters(template: TemplateSeed, inputs: readonly string[]): string {
  const values = template.parameters.map((parameter) => ({ parameter, value: valueOf(parameter, inputs) }));
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

function valueOf(parameter: ParameterSeed, inputs: readonly string[]): unknown {
  if (isLines(parameter)) return inputs.join('\n');
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
  if (parameter.dataSource?.type === 'Internal') {
    const first = parameter.dataSource.options[0]?.value ?? '';
    return parameter.controlType === ParameterControlType.CheckboxList ? [first] : first;
  }
  return parameter.isRequired ? (parameter.dataSource ? 'US' : (inputs[0] ?? '')) : '';
}

/** Tasks that have run and whose template has the choice use premium proxies, where the plan includes them. */
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
