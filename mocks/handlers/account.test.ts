import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  BalanceItemType,
  InterfaceLanguage,
  LoginType,
  SurveyDataUse,
  SurveyJobRole,
} from '#src/contract/enums.gen';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { EMULATED_CODE } from './mailbox';

const logIn = async (
  { call }: TestClient,
  account: string,
  password = 'gleaner',
  loginType: LoginType = LoginType.Email,
) => call('logIn', { token: undefined, body: { loginType, account, password } });

describe('the account of the session', () => {
  test('API-001 ENUM-01 the account of the signed-in user has names, level, survey and links', async () => {
    const { body } = await (await openClient()).call('getAccount');
    expect(body).toMatchObject({
      userId: personas.standard.userId,
      email: 'standard@gleaner.example',
      userName: 'standard',
      currentAccountLevel: AccountLevel.Standard,
      extractInfo: { company: 'Castellan Research', fullName: 'Mia Castellan', jobRole: 'analyst' },
      avatar: null,
      hasPassword: true,
      linkedAccounts: [{ provider: 'Google', name: 'mia.castellan@mail.example' }],
    });
    expect((await (await openClient('free')).call('getAccount')).body).toMatchObject({ linkedAccounts: [] });
  });

  test('API-002 ROLE-08 the resources show the limits of the plan and the current usage', async () => {
    const { call, emulator } = await openClient('free');
    const used = emulator.db.tasksOf(personas.free.userId).length;
    expect((await call('getAccountResources')).body).toMatchObject({
      taskCount: used,
      taskLimit: 10,
      cloudNodeLimit: 0,
    });
  });

  test('API-001 the account shows its dates, balance and contact data', async () => {
    const client = await openClient();
    expect((await client.call('getAccount')).body).toEqual({
      userId: personas.standard.userId,
      email: 'standard@gleaner.example',
      userName: 'standard',
      accountLevel: AccountLevel.Standard,
      currentAccountLevel: AccountLevel.Standard,
      actionStatus: 0,
      extractInfo: {
        company: 'Castellan Research',
        fullName: 'Mia Castellan',
        dataUse: [SurveyDataUse.Leads, SurveyDataUse.ArticlesAndNews],
        jobRole: SurveyJobRole.Analyst,
      },
      avatar: null,
      language: 'en-US',
      isLevelExpired: false,
      totalBalance: 42.5,
      trialState: 'Done',
      levelExpiresAt: '2027-02-26T10:00:00.000Z',
      createdAt: '2025-05-31T10:00:00.000Z',
      hasPassword: true,
      phone: '155501010002',
      linkedAccounts: [
        { provider: 'Google', name: 'mia.castellan@mail.example', linkedAt: '2026-08-18T10:00:00.000Z' },
      ],
    });
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => {
      draft.balance = 10.123_456;
      draft.company = '';
      draft.fullName = '';
      draft.email = '';
      delete draft.phone;
      delete draft.links;
      delete draft.dataUse;
      delete draft.jobRole;
    });
    expect((await client.call('getAccount')).body).toMatchObject({
      email: null,
      extractInfo: { company: null, fullName: null, dataUse: [], jobRole: null },
      totalBalance: 10.1235,
      phone: null,
      linkedAccounts: [],
    });
    expect((await (await openClient('noPlan')).call('getAccount')).body.levelExpiresAt).toBeNull();
  });

  test('API-002 the resources show tasks, nodes, exported rows, whole credits and the end of the month', async () => {
    const client = await openClient();
    const resources = async () => (await client.call('getAccountResources')).body;
    expect(await resources()).toEqual({
      accountLevel: AccountLevel.Standard,
      taskCount: 42,
      taskLimit: 100,
      cloudNodesUsed: 3,
      cloudNodeLimit: 3,
      credits: 425,
      exportRowsUsed: 86_400,
      exportRowLimit: 1_000_000,
      periodEndsAt: '2026-12-01T00:00:00.000Z',
    });
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => void (draft.balance = 10.19));
    expect((await resources()).credits).toBe(101);
    client.advanceSeconds(15 * 86_400);
    expect((await resources()).periodEndsAt).toBe('2027-01-01T00:00:00.000Z');
    const enterprise = await openClient('enterprise');
    expect((await enterprise.call('getAccountResources')).body).toMatchObject({
      taskLimit: null,
      exportRowLimit: null,
    });
  });

  test('API-003 the spending counts runs of the account that started in this month (UTC)', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const spent = async () =>
      (await client.call('getTemplateBalance')).body.items?.reduce(
        (sum, { spent: amount }) => sum + (amount ?? 0),
        0,
      ) ?? 0;
    const before = await spent();
    const month = Date.UTC(2026, 10, 1);
    const run = db.runs
      .all()
      .find(
        ({ userId, startedAt = Infinity, price, finalRows }) =>
          userId === personas.standard.userId && startedAt < month && price > 0 && finalRows > 0,
      );
    if (!run) throw new Error('the seeds have no such run');
    const start = (at: number) => db.runs.update(run.runId, (draft) => void (draft.startedAt = at));
    await start(month - 1);
    expect(await spent()).toBeCloseTo(before, 3);
    await start(month);
    const withRun = await spent();
    expect(withRun - before).toBeGreaterThanOrEqual((run.finalRows * run.price) / 1000 - 0.001);
    await db.runs.update(run.runId, (draft) => void (draft.userId = personas.basic.userId));
    expect(await spent()).toBeCloseTo(before, 3);
    await db.runs.update(run.runId, (draft) => {
      draft.userId = personas.standard.userId;
      draft.startedAt = undefined;
    });
    expect(await spent()).toBeCloseTo(before, 3);
  });

  test('API-003 ENUM-55 the balance lists the spending of each kind', async () => {
    const { body } = await (await openClient()).call('getTemplateBalance');
    expect(body.totalBalance).toBeCloseTo(42.5, 2);
    expect(body.items?.map((item) => item.type)).toEqual([
      BalanceItemType.Template,
      BalanceItemType.ProxyIp,
      BalanceItemType.Captcha,
    ]);
  });

  test('API-003 ENUM-55 the balance lists the prices of the account, with a localized template name', async () => {
    const pricesOf = async (persona: Exclude<PersonaName, 'visitor'>, language?: InterfaceLanguage) => {
      const { call } = await openClient(persona);
      return (await call('getTemplateBalance', language === undefined ? {} : { language })).body.prices ?? [];
    };
    const prices = await pricesOf('standard');
    expect(prices.map(({ type }) => type)).toEqual([
      BalanceItemType.Template,
      BalanceItemType.ProxyIp,
      BalanceItemType.Captcha,
    ]);
    expect(prices.every(({ pricePerThousand }) => pricePerThousand > 0)).toBe(true);
    expect(prices.map(({ templateName }) => templateName !== null)).toEqual([true, false, false]);
    const [japanese] = await pricesOf('standard', InterfaceLanguage.JaJP);
    expect(japanese?.pricePerThousand).toBe(prices[0]?.pricePerThousand);
    expect(japanese?.templateName).not.toBe(prices[0]?.templateName);
    expect((await pricesOf('noPlan'))[0]?.templateName).not.toBeNull();
  });

  test('API-015 I18N-01 the account stores its language, and an unknown language is refused', async () => {
    const { call } = await openClient();
    expect((await call('updateLanguage', { body: { language: InterfaceLanguage.KoKR } })).status).toBe(204);
    expect((await call('getAccount')).body.language).toBe('ko-KR');
    expect((await call('updateLanguage', { body: { language: 'xx-XX' } })).status).toBe(422);
  });

  test('API-005 an update keeps omitted values, clears null values and refuses an empty body', async () => {
    const { call } = await openClient();
    const { body } = await call('updateAccount', { body: { extractInfo: { company: '  Castellan & Co ' } } });
    expect(body.extractInfo).toMatchObject({ company: 'Castellan & Co', fullName: 'Mia Castellan' });
    await call('updateAccount', { body: { language: InterfaceLanguage.FrFR, extractInfo: { company: null } } });
    expect((await call('getAccount')).body).toMatchObject({
      language: 'fr-FR',
      extractInfo: { company: null, fullName: 'Mia Castellan' },
    });
    expect((await call('updateAccount', { body: {} })).status).toBe(422);
    expect((await call('updateAccount', { body: { accountLevel: AccountLevel.Enterprise } })).status).toBe(422);
    expect((await call('getAccount')).body.accountLevel).toBe(AccountLevel.Standard);
  });

  test('API-004 ENUM-57 ENUM-58 survey answers are stored and can be cleared', async () => {
    const { call } = await openClient('basic');
    const answers = { dataUse: [SurveyDataUse.SocialMedia, SurveyDataUse.Others], jobRole: SurveyJobRole.Student };
    expect((await call('saveExtraInfo', { body: answers })).status).toBe(204);
    expect((await call('getAccount')).body.extractInfo).toEqual({
      company: 'Librería Herrera',
      fullName: 'Tomás Herrera',
      ...answers,
    });
    await call('saveExtraInfo', { body: { fullName: 'Tomás H.', dataUse: [], jobRole: null } });
    expect((await call('getAccount')).body.extractInfo).toMatchObject({
      fullName: 'Tomás H.',
      dataUse: [],
      jobRole: null,
    });
    const twice = { dataUse: [SurveyDataUse.Jobs, SurveyDataUse.Jobs] };
    for (const body of [{}, twice, { jobRole: 'astronaut' }, { company: 'x'.repeat(201) }])
      expect((await call('saveExtraInfo', { body })).status).toBe(422);
  });
});

describe('user names and email addresses', () => {
  test('API-009 ERR-04 a user name taken in any case is refused, and a new one can sign in', async () => {
    const client = await openClient();
    const { call } = client;
    const taken = await call('changeUserName', { body: { userName: 'ENTERPRISE' } });
    expect([taken.status, taken.error.code, taken.error.details?.[0]?.field]).toEqual([
      422,
      'FailModifyUserName',
      'userName',
    ]);
    expect((await call('changeUserName', { body: { userName: 'Standard' } })).status).toBe(204);
    expect((await call('changeUserName', { body: { userName: '美亜.castellan' } })).status).toBe(204);
    expect((await logIn(client, '美亜.Castellan', 'gleaner', LoginType.UserName)).status).toBe(200);
    for (const userName of ['ab', 'has space', 'mia@home', 'a/b', 'x'.repeat(51), '12345678'])
      expect([userName, (await call('changeUserName', { body: { userName } })).status]).toEqual([userName, 422]);
  });

  test('API-011 an email address counts as used for everyone but its owner', async () => {
    const { call } = await openClient();
    const used = async (email: string) => (await call('checkEmailUsed', { query: { email } })).body.used;
    expect(await used('BASIC@gleaner.example')).toBe(true);
    expect(await used('standard@gleaner.example')).toBe(false);
    expect(await used('nobody@gleaner.example')).toBe(false);
    const asVisitor = await call('checkEmailUsed', { token: undefined, query: { email: 'standard@gleaner.example' } });
    expect(asVisitor.body.used).toBe(true);
    expect((await call('checkEmailUsed')).status).toBe(400);
  });

  test('API-012 API-010 the mailed code binds a new email address, which then signs in', async () => {
    const client = await openClient();
    const { call } = client;
    const email = 'Mia@Home.example';
    const sent = await call('sendEmailCode', { body: { purpose: 'BindEmail', email } });
    expect(sent.body).toEqual({ sentTo: 'mia@home.example', expiresAt: '2026-11-16T10:10:00.000Z', resendAfter: 60 });
    expect((await call('bindEmail', { body: { email, code: EMULATED_CODE } })).status).toBe(204);
    expect((await call('getAccount')).body.email).toBe('mia@home.example');
    expect((await logIn(client, 'mia@home.example')).status).toBe(200);
    expect((await logIn(client, 'standard@gleaner.example')).status).toBe(401);
    expect(
      (await call('checkEmailUsed', { token: undefined, query: { email: 'standard@gleaner.example' } })).body.used,
    ).toBe(false);
  });

  test('API-012 FORM-81 a used or invalid email address is refused, before and after the code', async () => {
    const { call } = await openClient();
    const taken = await call('sendEmailCode', { body: { purpose: 'BindEmail', email: 'basic@gleaner.example' } });
    expect([taken.status, taken.error.code, taken.error.details?.[0]?.field]).toEqual([
      409,
      'EmailAlreadyUsed',
      'email',
    ]);
    const bound = await call('bindEmail', { body: { email: 'basic@gleaner.example', code: EMULATED_CODE } });
    expect([bound.status, bound.error.code]).toEqual([409, 'EmailAlreadyUsed']);
    for (const email of ['nobody', 'a@b', '@home.example', 'a b@home.example', undefined]) {
      const body = { purpose: 'BindEmail', email };
      const { status, error } = await call('sendEmailCode', { body });
      expect([email, status, error.code, error.details?.[0]?.field]).toEqual([email, 422, 'Invalid', 'email']);
    }
  });
});

describe('location and chat identity', () => {
  test('API-017 the country comes from the persona, or from the language for a visitor, and is localized', async () => {
    const { call } = await openClient('expired');
    expect((await call('getIpGeolocation', { language: InterfaceLanguage.JaJP })).body).toMatchObject({
      countryCode: 'DE',
      country: 'ドイツ',
      timeZone: 'Europe/Berlin',
    });
    const visitor = await call('getIpGeolocation', { token: undefined, language: InterfaceLanguage.ItIT });
    expect(visitor.body).toMatchObject({ countryCode: 'IT', country: 'Italia' });
  });

  test('API-019 the chat identity of an account is opaque, unique and never changes', async () => {
    const { call } = await openClient();
    const { userId } = (await call('getChatIdentity')).body;
    expect(userId).toMatch(/^[\da-f-]{36}$/);
    expect(userId).not.toContain(personas.standard.userId);
    await call('changeUserName', { body: { userName: 'somebody.else' } });
    expect((await call('getChatIdentity')).body.userId).toBe(userId);
    expect((await (await openClient('basic')).call('getChatIdentity')).body.userId).not.toBe(userId);
    expect((await call('getChatIdentity', { token: undefined })).status).toBe(401);
  });
});
