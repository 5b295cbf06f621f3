import { describe, expect, test } from 'vitest';
import { AccountLevel, DataSourceType, InterfaceLanguage, RunOn, SourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { templateSeed } from '#mocks/seeds/template-states';
import { markPicture } from '#mocks/seeds/templates/mark-pictures';
import { parameterSeeds } from '#mocks/seeds/templates/parameters';
import type { ParameterSeed } from '#mocks/seeds/templates/types';
import { loadTexts } from '#mocks/seeds/texts/load';
import { openClient, type TestCall, type TestClient } from '#mocks/test-client';
import { templateSetup } from './template-setup';

const visitor = { token: undefined };
const setupOf = async ({ call }: TestClient, id: string, options: TestCall = {}) =>
  (await call('getTemplateSetup', { path: { id }, ...options })).body;

async function parameterOf(client: TestClient, id: string, key: string, options: TestCall = {}) {
  const { parameters } = await setupOf(client, id, options);
  return (JSON.parse(parameters) as Schemas['TemplateParameter'][]).find((item) => item.Id === `${id}-${key}`);
}

const noControl = {
  Placeholder: null,
  ParentField: null,
  MaxLines: null,
  MinLines: null,
  IsTaskImportEnabled: false,
  IsFileImportEnabled: false,
  IsAPIEnabled: false,
  DataSourceFilter: null,
};
const noData = {
  Max: null,
  Min: null,
  MinLen: null,
  MaxLen: null,
  Regx: null,
  RegxMessage: null,
  Scale: null,
  Url: null,
};
const noSource = { DataSourceType: null, DataSource: null, DataSourceFilter: null, DefaultValue: null };

describe('parameters of a template setup', () => {
  test('ENUM-17 ENUM-18 a list of inputs has its limits, its sources, its pattern and its message', async () => {
    const client = await openClient();
    expect(await parameterOf(client, '1003', 'placeIds')).toEqual({
      Id: '1003-placeIds',
      ParamName: 'PlaceIds',
      DisplayText: 'Place IDs',
      DataType: 'String',
      ControlType: 'MultiInput',
      IsRequired: false,
      Remark: 'One per line, optional.',
      Marks: { Remark: 'One per line, optional.' },
      ControlOptions: {
        ...noControl,
        Placeholder: 'PL-7K2M9Q4X',
        MaxLines: 5000,
        MinLines: 0,
        IsFileImportEnabled: true,
        IsAPIEnabled: true,
      },
      DataTypeOptions: {
        ...noData,
        Regx: '^PL-[A-Z0-9]{8}$',
        RegxMessage: 'Enter a place ID: PL- followed by 8 capital letters or digits.',
      },
      ...noSource,
    });
    expect(await parameterOf(client, '1041', 'keywords')).toMatchObject({
      IsRequired: true,
      ControlOptions: {
        ...noControl,
        Placeholder: 'coffee roaster',
        MaxLines: 500,
        MinLines: 1,
        IsTaskImportEnabled: true,
        IsFileImportEnabled: true,
        IsAPIEnabled: true,
      },
      DataTypeOptions: { ...noData, MinLen: 2, MaxLen: 120 },
    });
  });

  test('ENUM-18 a number has its bounds and decimal places', async () => {
    const client = await openClient();
    expect(await parameterOf(client, '1006', 'radius')).toMatchObject({
      DataType: 'Decimal',
      ControlOptions: { ...noControl, Placeholder: '25' },
      DataTypeOptions: { ...noData, Min: 0.5, Max: 100, Scale: 1 },
      ...noSource,
    });
    expect(await parameterOf(client, '1004', 'minRating')).toMatchObject({
      DataTypeOptions: { ...noData, Min: 0, Max: 5, Scale: 1 },
    });
    expect(await parameterOf(client, '1103', 'guests')).toMatchObject({
      DataTypeOptions: { ...noData, Min: 1, Max: 16, Scale: 0 },
    });
  });

  test('ENUM-17 ENUM-19 a dropdown lists its options, or names the source that has them', async () => {
    const client = await openClient();
    expect(await parameterOf(client, '1103', 'cabin', { language: InterfaceLanguage.DeDE })).toMatchObject({
      DataSourceType: 'Internal',
      DataSource: [
        { value: 'economy', label: 'Economy', parent: null },
        { value: 'premiumEconomy', label: 'Premium Economy', parent: null },
        { value: 'business', label: 'Business', parent: null },
        { value: 'first', label: 'First', parent: null },
      ],
      DataSourceFilter: null,
    });
    expect(await parameterOf(client, '1103', 'currency')).toMatchObject({
      ControlOptions: noControl,
      DataSourceType: 'External',
      DataSource: 'currencies',
      DataSourceFilter: null,
    });
    expect(await parameterOf(client, '1004', 'city')).toMatchObject({
      ControlOptions: { ...noControl, ParentField: 'Country', DataSourceFilter: 'country' },
      DataSourceType: 'External',
      DataSource: 'cities',
      DataSourceFilter: 'country',
    });
  });

  test('a field for URLs names the site, and a field for a login names its login page', async () => {
    const client = await openClient();
    expect(await parameterOf(client, '1023', 'detailUrls')).toMatchObject({
      ControlOptions: { Placeholder: 'https://www.example/item/1048213' },
      DataTypeOptions: { ...noData, MaxLen: 2000, Url: 'https://bazarro.example/' },
    });
    expect(await parameterOf(client, '1023', 'login')).toMatchObject({
      DataType: 'PreLogin',
      DataTypeOptions: { ...noData, Url: 'https://bazarro.example/login' },
    });
    expect((await setupOf(client, '1023')).preLoginUrl).toBe('https://bazarro.example/login');
    expect((await setupOf(client, '1003')).preLoginUrl).toBeNull();
  });

  test('only a field with a parent and an external source is in the field data source', async () => {
    const client = await openClient();
    expect((await setupOf(client, '1103')).fieldDataSource).toBeNull();
    expect((await setupOf(client, '1123')).fieldDataSource).toBeNull();
    expect(JSON.parse((await setupOf(client, '1101')).fieldDataSource ?? '')).toEqual([
      { ParamName: 'City', ParentField: 'Country', DataSource: 'cities', Options: [] },
    ]);
    const { clock, db } = client.emulator;
    const language = InterfaceLanguage.EnUS;
    const context = { db, now: clock.now(), texts: await loadTexts(language), language, viewer: undefined };
    const seed = templateSeed('1101');
    if (!seed) throw new Error('There is no template 1101');
    const city: ParameterSeed = { ...parameterSeeds.city, dataSource: { type: DataSourceType.Internal, options: [] } };
    expect(templateSetup({ ...seed, parameters: [city] }, 1, context).fieldDataSource).toBeNull();
  });

  test('ENUM-20 each mark has a title, a description and a picture in the color of the template', async () => {
    const client = await openClient();
    const { marks } = await setupOf(client, '1023');
    const [urls, codes] = marks;
    const { imageUrl, ...texts } = urls ?? {};
    expect(texts).toEqual({
      type: 'parameter',
      parameterId: '1023-detailUrls',
      paramDisplayText: 'Copy the URL of each page',
      description: 'Open the page you want to collect and copy its URL. A task that lists pages can be the source.',
    });
    expect(codes).toMatchObject({
      parameterId: '1023-productCodes',
      paramDisplayText: 'Product codes',
      description: 'The number below the barcode, also called EAN or GTIN.',
    });
    const picture = markPicture('addresses', templateSeed('1023')?.hue ?? Number.NaN);
    expect(picture).toMatch(/%|#/);
    expect(imageUrl).not.toMatch(/["#<>]|%(?![\dA-F]{2})/);
    expect(decodeURIComponent(imageUrl ?? '')).toBe(`data:image/svg+xml,${picture.replaceAll('"', "'")}`);
  });
});

describe('template setup', () => {
  test('the setup has the limits, the price and the fields of the template', async () => {
    const { parameters: _, marks: __, outputFields, ...setup } = await setupOf(await openClient('basic'), '1023');
    expect(setup).toEqual({
      id: '1023',
      version: 2,
      type: SourceType.Octopus,
      name: 'Product details by URL',
      slug: 'product-details-by-url',
      templateRegistrationId: '1023',
      isPublic: true,
      isWhiteUserId: false,
      accountLimit: AccountLevel.None,
      pricePerData: 2.4,
      dailyMaxCount: 20,
      dailyMaxExtractedCount: 50_000,
      todayCrawlCount: setup.todayCrawlCount,
      fieldDataSource: null,
      runOn: RunOn.Both,
      preLoginUrl: 'https://bazarro.example/login',
    });
    expect(outputFields).toHaveLength(16);
    expect(outputFields?.[3]).toEqual({ name: 'price', displayText: 'Price', type: 'number' });
  });

  test('the name, the labels and the fields are in the language of the request', async () => {
    const client = await openClient();
    const english = await setupOf(client, '1003');
    const french = await setupOf(client, '1003', { language: InterfaceLanguage.FrFR });
    expect(french.name).not.toBe(english.name);
    expect(french.outputFields?.[0]).toMatchObject({ name: 'name', displayText: 'Nom' });
    expect((await parameterOf(client, '1103', 'cabin', { language: InterfaceLanguage.FrFR }))?.DataSource).not.toEqual(
      (await parameterOf(client, '1103', 'cabin'))?.DataSource,
    );
  });

  test('the runs of today are those of the viewer, and a visitor has none', async () => {
    const client = await openClient();
    const runsOf = async (options: TestCall = {}) => (await setupOf(client, '1023', options)).todayCrawlCount;
    const own = (await client.call('getTodayRunCount', { path: { id: '1023' } })).body.count;
    expect([await runsOf(), own]).toEqual([1, 1]);
    expect(await runsOf(visitor)).toBe(0);
    expect(await runsOf({ token: await client.emulator.signInAs('noPlan') })).toBe(0);
    client.advanceSeconds(14 * 3600);
    expect(await runsOf()).toBe(0);
  });

  test('a template is public unless it is private or was closed', async () => {
    const client = await openClient();
    const accessOf = async (id: string, options: TestCall = {}) => {
      const { isPublic, isWhiteUserId } = await setupOf(client, id, options);
      return [isPublic, isWhiteUserId];
    };
    expect(await accessOf('1001')).toEqual([true, false]);
    expect(await accessOf('1001', visitor)).toEqual([true, false]);
    expect(await accessOf('1016')).toEqual([false, true]);
    await client.emulator.db.templateStates.update('1001', (draft) => void (draft.closed = true));
    expect(await accessOf('1001')).toEqual([false, false]);
    expect(await accessOf('1002')).toEqual([true, false]);
    await client.emulator.db.templateStates.update('1001', (draft) => void (draft.closed = false));
    expect(await accessOf('1001')).toEqual([true, false]);
  });

  test('API-057 the current version of a renewed template is one higher', async () => {
    const client = await openClient('standard', 'templateRenewed');
    const path = { id: '1001' };
    expect((await setupOf(client, '1001')).version).toBe(13);
    expect((await setupOf(client, '1001', { query: { version: 13 } })).version).toBe(13);
    expect((await setupOf(client, '1001', { query: { version: 12 } })).version).toBe(12);
    expect((await client.call('getTemplateSetup', { path, query: { version: 14 } })).status).toBe(404);
    expect((await client.call('getTemplateSetup', { path: { id: 'none' } })).status).toBe(404);
    expect((await client.call('canStartTemplateTask', { path })).body.currentTemplateVersion).toBe(13);
  });

  test('the setup of a private template is refused with a code, depending on the session', async () => {
    const client = await openClient();
    const refusalOf = async (id: string, options: TestCall = {}) => {
      const { status, error } = await client.call('getTemplateSetup', { path: { id }, ...options });
      return [status, error.code];
    };
    expect(await refusalOf('1075')).toEqual([403, 'PrivatePermissionDenied']);
    expect(await refusalOf('1075', visitor)).toEqual([401, 'NoSession']);
    expect(await refusalOf('1007', visitor)).toEqual([401, 'NoSession']);
  });
});
