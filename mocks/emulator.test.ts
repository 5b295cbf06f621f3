import { expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import { base, start, type Call } from './emulator-calls';
import { personaNames } from './personas';
import { strictDeviations, strictDeviationsOf } from './strict-contract';

const reads: readonly (readonly [OperationId, Call, boolean])[] = [
  ['getAccount', {}, true],
  ['getAccountResources', {}, true],
  ['getTemplateBalance', {}, true],
  ['canTrial', {}, true],
  ['listTemplateKinds', {}, false],
  ['listTemplates', { query: 'pageSize=100' }, false],
  ['listFavoriteTemplates', {}, true],
  ['getTemplateBySlug', { path: { slug: 'larkstay-hotel-reviews' } }, false],
  ['getTemplate', { path: { id: '1001' } }, false],
  ['getCollection', { path: { slug: 'price-and-stock-watch' } }, false],
  ['listCollectionTemplates', { path: { slug: 'price-and-stock-watch' } }, false],
  ['canStartTemplateTask', { path: { id: '1001' } }, true],
  ['getTodayExtractedCount', { path: { id: '1001' } }, true],
  ['getTodayRunCount', { path: { id: '1001' } }, true],
  ['getTemplateSetup', { path: { id: '1004' } }, false],
  ['getTemplateDataPreview', { path: { id: '1021' } }, false],
  ['listTemplateDataSourceOptions', { path: { id: 'cities' }, query: 'parent=JP' }, false],
  ['listProxyAreas', { path: { id: 'de-DE' }, query: 'limit=100' }, true],
  ['listClusterGroups', {}, true],
];

test.for(personaNames)('ENUM-01 ENUM-06 every read operation matches the strict contract as %s', async (persona) => {
  const { call: send } = await start('everyday', persona);
  for (const language of [InterfaceLanguage.EnUS, InterfaceLanguage.JaJP, InterfaceLanguage.DeDE]) {
    for (const [operation, call, needsSession] of reads) {
      const { status, body } = await send(operation, { ...call, language });
      expect([operation, status]).toEqual([operation, needsSession && persona === 'visitor' ? 401 : 200]);
      if (status === 200) expect([operation, strictDeviations(operation, body)]).toEqual([operation, []]);
    }
  }
});

test('ENUM-14 ENUM-15 every template setup matches the strict contract, including its embedded JSON', async () => {
  const { call } = await start('everyday', 'enterprisePlus');
  const open = (await call('listTemplates', { query: 'pageSize=100' })).body.items.filter(
    (card) => !card.isTemplateCollection,
  );
  expect(open.length).toBeGreaterThan(50);
  for (const { templateRegistrationId: id } of open) {
    const { body } = await call('getTemplateSetup', { path: { id }, language: 'fr-FR' });
    expect([id, strictDeviations('getTemplateSetup', body)]).toEqual([id, []]);
    const parameters = JSON.parse(body.parameters) as Schemas['TemplateParameter'][];
    expect([id, parameters.flatMap((parameter) => strictDeviationsOf('TemplateParameter', parameter))]).toEqual([
      id,
      [],
    ]);
    expect(body.marks.map((mark) => mark.parameterId)).toEqual(parameters.map((parameter) => parameter.Id));
    expect(body.marks.every((mark) => mark.imageUrl?.startsWith('data:image/svg+xml,%3Csvg'))).toBe(true);
    expect(parameters.every((parameter) => parameter.DisplayText !== '')).toBe(true);
  }
});

test('the strict profile reports a missing optional property', async () => {
  const { call } = await start();
  const { trialState: _, ...account } = (await call('getAccount')).body;
  expect(strictDeviations('getAccount', account).join()).toContain('trialState');
});

test('ENUM-19 a parameter with a parent names its data source, which returns the options of one parent', async () => {
  const { call } = await start();
  const { body } = await call('getTemplateSetup', { path: { id: '1004' } });
  expect(JSON.parse(body.fieldDataSource ?? '')).toEqual([
    { ParamName: 'City', ParentField: 'Country', DataSource: 'cities', Options: [] },
  ]);
  const cities = await call('listTemplateDataSourceOptions', { path: { id: 'cities' }, query: 'parent=PT&limit=2' });
  expect(cities.body).toMatchObject({ total: 5, items: [{ label: 'Lisboa', parent: 'PT' }, { label: 'Porto' }] });
  const german = await call('listTemplateDataSourceOptions', {
    path: { id: 'countries' },
    query: 'keyword=japan',
    language: 'de-DE',
  });
  expect(german.body.items).toEqual([{ value: 'JP', label: 'Japan', parent: null }]);
  expect((await call('listTemplateDataSourceOptions', { path: { id: 'planets' } })).status).toBe(404);
});

test('scenarios inject their faults: an error inside a 200, a first or later failure, a 503', async () => {
  const areas = await start('areasFailed');
  expect((await areas.call('listProxyAreas', { path: { id: 'en-US' } })).body).toMatchObject({
    items: [],
    error: { code: 'ServiceError' },
  });
  const failingOnce = await start('templatesFailedOnce');
  expect([(await failingOnce.call('listTemplates')).status, (await failingOnce.call('listTemplates')).status]).toEqual([
    500, 200,
  ]);
  const offlineLater = await start('templatesOfflineLater');
  expect((await offlineLater.call('listTemplates')).status).toBe(200);
  const broken = await offlineLater.emulator.answer(new Request(`${base}/v1/templateRegistration/templates`));
  expect(broken?.type).toBe('error');
  const closed = await start('serviceUnavailable');
  const { status, headers } = await closed.call('getAccount');
  expect([status, headers.get('Retry-After')]).toEqual([503, '30']);
});

test('the emulator starts in less than 400 ms', async () => {
  await start();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const began = cpuTime();
    await start();
    times.push(cpuTime() - began);
  }
  expect(Math.min(...times)).toBeLessThan(400);
});
