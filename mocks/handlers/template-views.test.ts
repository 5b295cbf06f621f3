import { describe, expect, test } from 'vitest';
import { Feedback, LanguageFilter, RunOn, TemplateScope, TemplateStatus } from '#src/contract/enums.gen';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient, type TestCall, type TestClient } from '#mocks/test-client';

const visitor = { token: undefined };
const cardOf = async ({ call }: TestClient, id: string, options: TestCall = {}) => {
  const { items } = (await call('listTemplates', { query: { pageSize: 100 }, ...options })).body;
  return items.find((card) => card.templateRegistrationId === id);
};
const detailOf = async ({ call }: TestClient, id: string, options: TestCall = {}) =>
  (await call('getTemplate', { path: { id }, ...options })).body;

const mapPlaces = {
  templateRegistrationId: '1001',
  name: 'Map places by keyword',
  slug: 'map-places-by-keyword',
  description:
    'Finds shops, restaurants, and services on the map by type and location: address, phone, website, rating, and opening hours of each.',
  imageUrl: null,
  kinds: [
    { kindName: 'Maps and places', slug: 'maps-places', kindId: 101 },
    { kindName: 'Contacts and leads', slug: 'contacts', kindId: 108 },
  ],
  runOn: RunOn.Both,
  updateDate: '2026-11-12T12:00:00.000Z',
  likes: 12_840,
  allowCrossAccountLevelPricing: true,
  prices: { free: 3, basic: 3, standard: 2.4, professional: 1.95, enterprise: 1.5 },
  pricePerData: 2.4,
  status: TemplateStatus.Published,
  language: LanguageFilter.En,
  accountLimit: 0,
  newMinAccountLevel: 0,
  currentTemplateVersion: 12,
  feedback: Feedback.Like,
  favorited: true,
  subscribed: false,
  privatePermissionDenied: false,
  isTemplateCollection: false,
  scope: TemplateScope.Common,
  recommended: true,
  templateCount: 0,
  members: [],
};

const leadStarter = {
  templateRegistrationId: '2001',
  name: 'Local lead starter kit',
  slug: 'local-lead-starter',
  description:
    'From an industry and a city to a list of businesses you can call: places, websites, contact details, and social profiles.',
  imageUrl: null,
  kinds: [
    { kindName: 'Contacts and leads', slug: 'contacts', kindId: 108 },
    { kindName: 'Maps and places', slug: 'maps-places', kindId: 101 },
  ],
  templateCount: 6,
  updateDate: '2026-11-12T10:00:00.000Z',
  members: [
    { name: 'Map places by keyword', slug: 'map-places-by-keyword', kindSlug: 'maps-places' },
    { name: 'Places by country and city', slug: 'map-places-by-country-and-city', kindSlug: 'maps-places' },
    { name: 'Contact details from websites', slug: 'website-contacts', kindSlug: 'contacts' },
    { name: 'Company directory by industry', slug: 'company-directory', kindSlug: 'contacts' },
  ],
};

describe('cards of templates and collections', () => {
  test('a card shows the properties of its template and the opinion of the account', async () => {
    const client = await openClient();
    const card = await cardOf(client, '1001');
    expect(card).toEqual({
      ...mapPlaces,
      tempGuid: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      taskCount: card?.taskCount,
    });
    const { items } = (await client.call('listTemplates', { query: { pageSize: 100 } })).body;
    expect(new Set(items.map((item) => item.tempGuid)).size).toBe(items.length);
  });

  test('a collection card has fixed template properties, and its page shows the same texts and members', async () => {
    const client = await openClient();
    const card = await cardOf(client, '2001');
    expect(card).toEqual({
      ...leadStarter,
      tempGuid: card?.tempGuid,
      taskCount: card?.taskCount,
      runOn: RunOn.Both,
      likes: 2310,
      allowCrossAccountLevelPricing: false,
      prices: { free: null, basic: null, standard: null, professional: null, enterprise: null },
      pricePerData: null,
      status: TemplateStatus.Published,
      language: LanguageFilter.En,
      accountLimit: 0,
      newMinAccountLevel: 0,
      currentTemplateVersion: 1,
      feedback: Feedback.None,
      favorited: true,
      subscribed: false,
      privatePermissionDenied: false,
      isTemplateCollection: true,
      scope: TemplateScope.Common,
      recommended: true,
    });
    const page = (await client.call('getCollection', { path: { slug: 'local-lead-starter' } })).body;
    expect(page).toEqual(leadStarter);
  });

  test('a visitor has no opinion of a template and sees the free price', async () => {
    const card = await cardOf(await openClient(), '1001', visitor);
    expect(card).toMatchObject({ feedback: Feedback.None, favorited: false, subscribed: false, pricePerData: 3 });
    expect(card?.prices).toEqual(mapPlaces.prices);
  });

  test('the opinion of another account is not shown', async () => {
    const client = await openClient('free');
    expect(await cardOf(client, '1001')).toMatchObject({ feedback: Feedback.None, favorited: false });
  });

  test.each([
    ['noPlan', 3],
    ['free', 3],
    ['basic', 3],
    ['standard', 2.4],
    ['professional', 1.95],
    ['enterprise', 1.5],
    ['enterprisePlus', 1.5],
    ['enterpriseChild', 1.5],
    ['expired', 3],
  ] as const)('the price for %s is %d dollars, also in the instructions', async (persona, price) => {
    const client = await openClient(persona);
    expect((await cardOf(client, '1001'))?.pricePerData).toBe(price);
    const { howToUse, pricePerData } = await detailOf(client, '1001');
    expect(pricePerData).toBe(price);
    expect(howToUse).toContain(`$${price.toFixed(2)}`);
  });

  test('a new version of a template and its changed likes and status appear on its card', async () => {
    const client = await openClient('standard', 'templateRenewed');
    await client.emulator.db.templateStates.update('1001', (draft) => {
      draft.likes = 7;
      draft.status = TemplateStatus.Maintaining;
    });
    await client.emulator.db.templateStates.update('2001', (draft) => {
      draft.likes = 8;
      draft.status = TemplateStatus.Maintaining;
    });
    const changed = { likes: 7, status: TemplateStatus.Maintaining, currentTemplateVersion: 13 };
    expect(await cardOf(client, '1001')).toMatchObject(changed);
    expect(await detailOf(client, '1001')).toMatchObject(changed);
    expect(await cardOf(client, '2001')).toMatchObject({ likes: 8, status: TemplateStatus.Maintaining });
  });

  test('the task count grows with each task of the template, of any account', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const countOf = async (id: string) => (await cardOf(client, id))?.taskCount ?? Number.NaN;
    expect([await countOf('1066'), await countOf('1124')]).toEqual([0, 0]);
    const before = await countOf('1001');
    expect(before - db.taskCountOf('1001')).toBe(60_348);
    const own = client.task(1);
    await db.tasks.insert({ ...own, taskId: 'task-more', templateRegistrationId: '1001' });
    await db.tasks.insert({
      ...own,
      taskId: 'task-theirs',
      userId: personas.free.userId,
      templateRegistrationId: '1001',
    });
    expect(await countOf('1001')).toBe(before + 2);
  });

  test('the update date counts whole days before today', async () => {
    const client = await openClient();
    const dateOf = async (id: string) => (await cardOf(client, id))?.updateDate;
    expect([await dateOf('1021'), await dateOf('1091'), await dateOf('1002')]).toEqual([
      '2026-11-15T15:00:00.000Z',
      '2026-11-14T06:00:00.000Z',
      '2026-11-05T17:00:00.000Z',
    ]);
    client.advanceSeconds(10 * 3600);
    expect(await dateOf('1021')).toBe('2026-11-15T15:00:00.000Z');
    client.advanceSeconds(4 * 3600);
    expect(await dateOf('1021')).toBe('2026-11-16T15:00:00.000Z');
  });
});

describe('visibility of a template', () => {
  const WITHDRAWN = '1031';
  const isListed = async (client: TestClient, options: TestCall = {}) =>
    (await cardOf(client, WITHDRAWN, options)) !== undefined;

  test('a withdrawn template is listed for an account with a task of it, until the task is gone', async () => {
    const client = await openClient();
    expect(await isListed(client)).toBe(true);
    const own = client.emulator.db
      .tasksOf(personas.standard.userId)
      .filter((task) => task.templateRegistrationId === WITHDRAWN);
    await client.call('deleteTasks', { body: { taskIds: own.map((task) => task.taskId) } });
    expect(await isListed(client)).toBe(false);
    expect(await isListed(client, visitor)).toBe(false);
  });

  test('a withdrawn template is listed for an account that marked it as a favorite, and for no other', async () => {
    const client = await openClient('basic');
    const path = { id: WITHDRAWN };
    expect(await isListed(client)).toBe(false);
    await client.call('setTemplateFeedback', { path, body: { feedback: Feedback.Like } });
    expect(await isListed(client)).toBe(false);
    await client.call('addFavoriteTemplate', { path });
    expect(await isListed(client)).toBe(true);
    expect(await isListed(client, { token: await client.emulator.signInAs('free') })).toBe(false);
    await client.call('removeFavoriteTemplate', { path });
    expect(await isListed(client)).toBe(false);
  });

  test.each([TemplateStatus.New, TemplateStatus.Maintaining] as const)(
    'a template with status %i stays listed for everybody',
    async (status) => {
      const client = await openClient('free');
      await client.emulator.db.templateStates.update(WITHDRAWN, (draft) => void (draft.status = status));
      expect([await isListed(client), await isListed(client, visitor)]).toEqual([true, true]);
    },
  );

  test('a collection counts and lists only the templates that the account may see', async () => {
    const client = await openClient('free');
    const path = { slug: 'local-lead-starter' };
    await client.emulator.db.templateStates.update('1001', (draft) => void (draft.status = TemplateStatus.Obsoleting));
    const page = (await client.call('getCollection', { path })).body;
    expect(page.templateCount).toBe(5);
    expect(page.members?.map((member) => member.slug)).toEqual([
      'map-places-by-country-and-city',
      'website-contacts',
      'company-directory',
      'social-links',
    ]);
    const { body } = await client.call('listCollectionTemplates', { path });
    expect([body.page, body.pageSize, body.total]).toEqual([1, 20, 5]);
    expect(body.items.map((card) => card.templateRegistrationId)).toEqual(['1004', '1071', '1072', '1073', '1074']);
    const token = await client.emulator.signInAs('standard');
    expect((await client.call('getCollection', { path, token })).body.templateCount).toBe(6);
  });
});

describe('template page', () => {
  test('the end of maintenance is thirty full hours away, and only a maintained template has one', async () => {
    const client = await openClient();
    const endOf = async (id: string) => (await detailOf(client, id)).maintenanceEndsAt;
    expect(await endOf('1013')).toBe('2026-11-17T16:00:00.000Z');
    client.advanceSeconds(1);
    expect(await endOf('1013')).toBe('2026-11-17T17:00:00.000Z');
    client.advanceSeconds(3599);
    expect(await endOf('1013')).toBe('2026-11-17T17:00:00.000Z');
    for (const id of ['1001', '1066', '1067']) expect(await endOf(id)).toBeNull();
  });

  test('an open template shows its fields and instructions', async () => {
    const client = await openClient();
    const detail = await detailOf(client, '1003', { language: 'de-DE' });
    expect(detail).toMatchObject({ templateId: '1003', templateRegistrationId: '1003' });
    expect(detail.outputFields?.[0]).toEqual({ name: 'name', displayText: 'Name', type: 'text' });
    expect(detail.outputFields?.find((field) => field.name === 'openingHours')?.displayText).toBe('Öffnungszeiten');
    expect(detail.howToUse).toContain('Öffnungszeiten');
  });

  test('a private template hides its fields and instructions from accounts that are not on its allow list', async () => {
    const personasSeen: readonly Exclude<PersonaName, 'visitor'>[] = ['standard', 'enterprisePlus'];
    for (const persona of personasSeen) {
      const client = await openClient(persona);
      const closed = await detailOf(client, '1075');
      expect(closed).toMatchObject({ privatePermissionDenied: true, howToUse: '', outputFields: [] });
      const open = await detailOf(client, '1007');
      expect(open.privatePermissionDenied).toBe(false);
      expect(open.howToUse).not.toBe('');
      expect(open.outputFields).not.toEqual([]);
    }
  });
});
