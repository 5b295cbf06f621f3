import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { operations } from '#src/contract/operations.gen';
import { operationNodes, schemaNodes, type MediaNode } from './document';

const ajv = new Ajv2020({ strict: false, allErrors: true });
// oxlint-disable-next-line typescript/no-unsafe-call -- its types describe CommonJS; Vite resolves the ES module
addFormats.default(ajv);

const success = (responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaNode>> }>>) =>
  Object.entries(responses).filter(([status]) => status.startsWith('2'));
const jsonOf = (content: Readonly<Record<string, MediaNode>> | undefined) => content?.['application/json'];

test('the generated files match the documents', () => {
  expect(() => execFileSync(process.execPath, ['scripts/generate-contract.mjs', '--check'])).not.toThrow();
});

test.each(operationNodes)('$method $path has a summary, a description and a source', ({ path, method, operation }) => {
  expect(operation.summary).toMatch(/\S/);
  expect(operation.description).toMatch(/\S/);
  expect(operation.tags).toHaveLength(1);
  expect(['given', 'chosen']).toContain(operation['x-path-source']);
  expect(String(operation['x-spec'])).toMatch(/^[A-Z\d]+-\d+(,[A-Z\d]+-\d+)*$/);
  expect(Object.entries(operations)).toContainEqual([
    operation.operationId,
    expect.objectContaining({ path, method, noun: operation.tags[0] }),
  ]);
});

test.each(operationNodes)('$method $path has examples that match its schemas', ({ operation }) => {
  const bodies = [operation.requestBody?.content, ...success(operation.responses).map(([, answer]) => answer.content)];
  for (const media of bodies.map(jsonOf)) {
    if (media === undefined) continue;
    const examples = Object.values(media.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    const validate = ajv.compile(media.schema ?? false);
    for (const { value } of examples) expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  }
});

test.each(operationNodes)('$method $path documents its error responses', ({ operation }) => {
  const codes = Object.keys(operation.responses);
  expect(codes).toEqual(expect.arrayContaining(['429', '500', '503']));
  if (operation.security?.length !== 0) expect(codes).toContain('401');
  if (operation.parameters?.length) expect(codes).toContain('400');
  if (operation.requestBody) expect(codes).toEqual(expect.arrayContaining(['400', '422']));
  expect(operation.responses['429']?.headers).toHaveProperty('Retry-After');
});

test('chosen properties of the entities are optional', () => {
  const entities = Object.entries(schemaNodes).filter(([, schema]) => schema['x-entity'] === true);
  expect(entities.length).toBeGreaterThan(30);
  const required = entities.flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([key, property]) => property['x-source'] === 'chosen' && schema.required?.includes(key))
      .map(([key]) => `${name}.${key}`),
  );
  expect(required).toEqual([]);
});

test.each([
  ['LoginRequest', 'password'],
  ['Registration', 'password'],
  ['Registration', 'code'],
  ['NewPassword', 'newPassword'],
  ['PasswordCheck', 'password'],
  ['PasswordChange', 'currentPassword'],
  ['PasswordChange', 'newPassword'],
  ['FirstPassword', 'newPassword'],
  ['AccountDeletion', 'password'],
  ['AccountDeletion', 'code'],
  ['EmailBinding', 'code'],
  ['ProviderCode', 'code'],
  ['Session', 'token'],
  ['CustomIpProxySettings', 'proxies'],
  ['TaskSavePayload', 'userInputParameters'],
  ['TaskDetail', 'userInputParameters'],
  ['ExportDownload', 'url'],
  ['PaymentMethodRequest', 'providerToken'],
])('%s.%s is marked as a secret', (schema, property) => {
  expect(schemaNodes[schema]?.properties?.[property]).toMatchObject({ 'x-secret': true });
});

const entities: readonly [requirement: string, schema: string, properties: string][] = [
  [
    'ENUM-01',
    'Account',
    'userId email userName accountLevel actionStatus extractInfo avatar language isLevelExpired totalBalance',
  ],
  [
    'ENUM-06',
    'TemplateCard',
    'templateRegistrationId tempGuid name slug description imageUrl kinds runOn updateDate likes allowCrossAccountLevelPricing prices pricePerData status language accountLimit newMinAccountLevel currentTemplateVersion feedback favorited subscribed privatePermissionDenied isTemplateCollection',
  ],
  [
    'ENUM-14',
    'TemplateSetup',
    'id version type name slug templateRegistrationId isPublic isWhiteUserId accountLimit pricePerData dailyMaxCount dailyMaxExtractedCount todayCrawlCount parameters fieldDataSource marks',
  ],
  ['ENUM-15', 'TemplateParameter', 'Id ParamName DisplayText DataType ControlType IsRequired'],
  ['ENUM-20', 'TemplateMark', 'type parameterId imageUrl paramDisplayText description'],
  [
    'ENUM-22',
    'TaskListItem',
    'taskId taskName taskGroupId taskGroupName workFlowType taskExecuteStatus scheduleType nextExecuteTime endExecuteTime spendingTime currentTotalExtractCount lot priority creationUserName templateInfo',
  ],
  ['ENUM-23', 'TaskGroup', 'taskGroupId taskGroupName isDefault'],
  ['ENUM-24', 'RunSummary', 'startTime captcha'],
  ['ENUM-27', 'UserInputParameters', 'UIParameters TemplateParameters'],
  ['ENUM-39', 'ProxyArea', 'id name'],
  ['ENUM-40', 'ClusterGroup', 'clusterGroupId displayName'],
  [
    'ENUM-41',
    'BillingInformation',
    'firstName lastName email phone companyName address1 address2 country city postalCode province dutyParagraph remark',
  ],
  ['ENUM-42', 'CountryEntry', 'abbreviation phoneCode names'],
  ['ENUM-49', 'ActivityStep', 'status startDate endDate'],
  ['BILL-10', 'BillingInformationUpdate', 'firstName lastName email phone address1 country city postalCode province'],
  ['ENUM-56', 'TemplateBalanceInfo', 'canUse balance balanceLowThreshold chargingGranularity'],
  [
    'API-091',
    'TaskDetail',
    'templateRegistrationId userInputParameters urlSourceTaskField urlSourceTaskId taskName taskGroupId taskType scheduleType nextExecuteTime taskStatus',
  ],
];

/** A requirement after the specification asks for the property. */
const isAdded = (schema: string, property: string) =>
  schemaNodes[schema]?.properties?.[property]?.['x-source'] === 'added';

test.each(entities)('%s %s requires exactly the properties of the specification', (_, schema, properties) => {
  const required = schemaNodes[schema]?.required?.filter((property) => !isAdded(schema, property)) ?? [];
  expect(required.toSorted()).toEqual(properties.split(' ').toSorted());
});

const optional: readonly [requirement: string, schema: string, properties: string][] = [
  [
    'ENUM-17',
    'ControlOptions',
    'Placeholder ParentField MaxLines MinLines IsTaskImportEnabled IsFileImportEnabled IsAPIEnabled DataSourceFilter',
  ],
  ['ENUM-18', 'DataTypeOptions', 'Max Min MinLen MaxLen Regx RegxMessage Scale Url'],
  [
    'ENUM-26',
    'TaskSavePayload',
    'taskId taskName taskGroupId templateId templateType templateVersion templateRegistrationId userInputParameters urlSourceTaskId urlSourceTaskField',
  ],
  ['ENUM-28', 'UrlCustomize', 'taskUrlType taskUrlRuleParam taskRuleUrl'],
  ['ENUM-30', 'ClusterGroupSetting', 'clusterGroupId taskId'],
  ['ENUM-37', 'IpProxySettings', 'ipProxyFromType strongIpProxySettings customIpProxySettings'],
];

test.each(optional)('%s %s has exactly the properties of the specification', (_, schema, properties) => {
  expect(Object.keys(schemaNodes[schema]?.properties ?? {}).toSorted()).toEqual(properties.split(' ').toSorted());
});
