import { describe, expect, test } from 'vitest';
import { InterfaceLanguage, LoginType, SurveyDataUse, SurveyJobRole } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { EMULATED_CODE } from './mailbox';

const getInfo = async ({ call }: TestClient) => (await call('getAccount')).body.extractInfo;
const logIn = async ({ call }: TestClient, headers: Record<string, string> = {}) =>
  (
    await call('logIn', {
      token: undefined,
      headers,
      body: { loginType: LoginType.Email, account: 'standard@gleaner.example', password: 'gleaner' },
    })
  ).body;

describe('names and survey', () => {
  test('API-005 an update trims both names, answers the new account and clears null or blank values', async () => {
    const client = await openClient();
    const update = async (body: object) => (await client.call('updateAccount', { body })).body;
    const names = { company: ' Castellan & Co ', fullName: '  Mia C. ' };
    const { extractInfo, language } = await update({ extractInfo: names });
    expect([extractInfo?.company, extractInfo?.fullName, language]).toEqual(['Castellan & Co', 'Mia C.', 'en-US']);
    expect(await getInfo(client)).toEqual(extractInfo);
    expect((await update({ extractInfo: { fullName: null } })).extractInfo).toMatchObject({
      company: 'Castellan & Co',
      fullName: null,
    });
    expect(await update({ language: InterfaceLanguage.JaJP })).toMatchObject({
      language: 'ja-JP',
      extractInfo: { company: 'Castellan & Co', fullName: null },
    });
    expect((await update({ extractInfo: { company: ' ' } })).extractInfo).toMatchObject({ company: null });
    expect((await client.call('getAccount')).body.language).toBe('ja-JP');
  });

  test('API-004 the survey keeps omitted values, trims names and clears null values', async () => {
    const client = await openClient();
    const save = async (body: object) => {
      expect((await client.call('saveExtraInfo', { body })).status).toBe(204);
      return getInfo(client);
    };
    const before = await getInfo(client);
    expect(await save({ fullName: ' Mia C. ' })).toEqual({ ...before, fullName: 'Mia C.' });
    expect(await save({ jobRole: SurveyJobRole.Student })).toEqual({
      ...before,
      fullName: 'Mia C.',
      jobRole: SurveyJobRole.Student,
    });
    expect(await save({ dataUse: [SurveyDataUse.Jobs], company: null, fullName: null })).toEqual({
      company: null,
      fullName: null,
      dataUse: [SurveyDataUse.Jobs],
      jobRole: SurveyJobRole.Student,
    });
    const basic = await client.emulator.signInAs('basic');
    const other = (await client.call('getAccount', { token: basic })).body.extractInfo;
    expect(other?.fullName).toBe('Tomás Herrera');
  });
});

describe('user name and email address', () => {
  test('API-009 a user name needs more than digits, and a refusal names its reason', async () => {
    const { call } = await openClient();
    const change = async (userName: string) => {
      const { status, error } = await call('changeUserName', { body: { userName } });
      return status === 204 ? status : [status, error.code, error.details];
    };
    expect(await change('2468')).toEqual([422, 'Invalid', [{ field: 'userName', message: 'needs more than digits' }]]);
    expect(await change('Basic')).toEqual([422, 'FailModifyUserName', [{ field: 'userName', message: 'is taken' }]]);
    expect([await change('2mia'), await change('mia2'), await change('1.2')]).toEqual([204, 204, 204]);
    expect((await call('getAccount')).body.userName).toBe('1.2');
  });

  test('API-011 API-012 an address is compared without outer blanks and case, and a refusal names its field', async () => {
    const client = await openClient();
    const { call } = client;
    const used = async (email: string) => (await call('checkEmailUsed', { query: { email } })).body.used;
    expect([await used(' Basic@GLEANER.example '), await used('basic')]).toEqual([true, false]);
    const bind = (email: string) => call('bindEmail', { body: { email, code: EMULATED_CODE } });
    const taken = await bind(' Basic@GLEANER.example ');
    expect([taken.status, taken.error.code, taken.error.details]).toEqual([
      409,
      'EmailAlreadyUsed',
      [{ field: 'email', message: 'is taken' }],
    ]);
    const invalid = await bind('nobody');
    expect([invalid.status, invalid.error.details]).toEqual([
      422,
      [{ field: 'email', message: 'is not an e-mail address' }],
    ]);
    const own = 'standard@gleaner.example';
    expect((await call('sendEmailCode', { body: { purpose: 'BindEmail', email: own } })).status).toBe(200);
    expect((await bind(own)).status).toBe(204);
    expect((await call('getAccount')).body.email).toBe(own);
  });

  test.each([
    ['mia@home.example.', 422],
    ['mia@home..example', 422],
    ['mia@castellan@home.example', 422],
    ['mia@home.example mia', 422],
    [`${'m'.repeat(65)}@home.example`, 422],
    [`${'m'.repeat(64)}@home.example`, 200],
    ['mia@mail.home.example', 200],
    [' mia@home.example ', 200],
  ])('API-010 FORM-81 the email address "%s" answers %i', async (email, status) => {
    const { call } = await openClient();
    expect((await call('sendEmailCode', { body: { purpose: 'BindEmail', email } })).status).toBe(status);
  });
});

describe('login history', () => {
  test('API-016 a page has ten entries of the own account, with unknown devices as null', async () => {
    const client = await openClient();
    const { token } = await logIn(client, { 'User-Agent': 'Unheard/1.0' });
    const page = (await client.call('listLoginRecords', { token })).body;
    const { db } = client.emulator;
    const ids = db.loginRecords
      .all()
      .filter((record) => record.userId === personas.standard.userId)
      .map((record) => record.recordId)
      .toReversed();
    expect([page.total, page.page, page.pageSize]).toEqual([ids.length, 1, 10]);
    expect(page.items.map((record) => record.recordId)).toEqual(ids.slice(0, 10));
    expect(page.items[0]).toMatchObject({ ip: '198.51.100.52', browser: null, system: null, current: true });
    const second = (await client.call('listLoginRecords', { token, query: { page: 2 } })).body;
    expect(second.items.map((record) => record.recordId)).toEqual(ids.slice(10, 20));
  });

  test('API-016 a login is active until its session expires', async () => {
    const client = await openClient();
    const { expiresAt } = await logIn(client);
    const isActive = async () => (await client.call('listLoginRecords')).body.items[0]?.active;
    const seconds = (Date.parse(expiresAt) - client.emulator.clock.now()) / 1000;
    client.advanceSeconds(seconds - 1);
    expect(await isActive()).toBe(true);
    client.advanceSeconds(1);
    expect(await isActive()).toBe(false);
  });
});

test('API-017 a persona is at home in every language, and a visitor in a country of the language', async () => {
  const { call } = await openClient();
  const locate = async (language: InterfaceLanguage, more: object = {}) =>
    (await call('getIpGeolocation', { language, ...more })).body;
  const home = { countryCode: 'US', city: 'Portland', timeZone: 'America/Los_Angeles', ip: '198.51.100.52' };
  expect(await locate(InterfaceLanguage.EnUS)).toEqual({ ...home, country: 'United States' });
  expect(await locate(InterfaceLanguage.FrFR)).toEqual({ ...home, country: 'États-Unis' });
  const visitor = await locate(InterfaceLanguage.KoKR, { token: undefined });
  expect(visitor).toMatchObject({ countryCode: 'KR', city: 'Busan', timeZone: 'Asia/Seoul', ip: '203.0.113.70' });
});
