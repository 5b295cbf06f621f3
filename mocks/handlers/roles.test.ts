import { beforeAll, describe, expect, test } from 'vitest';
import { AccountLevel } from '#src/contract/enums.gen';
import type { PersonaName } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

/** Section 6 of the specification; `tasks: null` is unlimited. */
const roles = [
  { persona: 'visitor', level: null, price: 'free', cloud: false, tasks: undefined },
  { persona: 'noPlan', level: AccountLevel.None, price: 'free', cloud: false, tasks: 10 },
  { persona: 'free', level: AccountLevel.Free, price: 'free', cloud: false, tasks: 10 },
  { persona: 'basic', level: AccountLevel.Basic, price: 'basic', cloud: false, tasks: 25 },
  { persona: 'standard', level: AccountLevel.Standard, price: 'standard', cloud: true, tasks: 100 },
  { persona: 'professional', level: AccountLevel.Professional, price: 'professional', cloud: true, tasks: 250 },
  { persona: 'enterprise', level: AccountLevel.Enterprise, price: 'enterprise', cloud: true, tasks: null },
  { persona: 'enterprisePlus', level: AccountLevel.EnterprisePlus, price: 'enterprise', cloud: true, tasks: null },
  { persona: 'enterpriseChild', level: AccountLevel.EnterpriseChild, price: 'enterprise', cloud: true, tasks: null },
] as const satisfies readonly { persona: PersonaName; [column: string]: unknown }[];

let client: TestClient;
const tokens = new Map<PersonaName, string | undefined>();
beforeAll(async () => {
  client = await openClient('standard');
  for (const { persona } of roles) tokens.set(persona, await client.emulator.signInAs(persona));
});

test('ROLE-02 every account level has a persona', () => {
  expect(new Set(roles.map(({ level }) => level))).toEqual(new Set([null, ...Object.values(AccountLevel)]));
});

describe.each(roles)('$persona', ({ persona, level, price, cloud, tasks }) => {
  const as = <C extends object>(call: C) => ({ ...call, token: tokens.get(persona) });
  const isVisitor = level === null;

  test('ROLE-03 sees a public template with the price of its level', async () => {
    const { status, body } = await client.call('getTemplateBySlug', as({ path: { slug: 'map-places-by-keyword' } }));
    expect(status).toBe(200);
    expect(body.pricePerData).toBe(body.prices[price]);
    expect(body.howToUse).not.toBe('');
  });

  test('ROLE-04 can like, favorite and subscribe only when signed in', async () => {
    const path = { id: '1002' };
    const answers = [
      await client.call('setTemplateFeedback', as({ path, body: { feedback: 1 } })),
      await client.call('addFavoriteTemplate', as({ path })),
      await client.call('subscribeTemplate', as({ path })),
    ];
    expect(answers.map(({ status }) => status === 401)).toEqual([isVisitor, isVisitor, isVisitor]);
  });

  test('ROLE-01 has an account and task groups only when signed in', async () => {
    const own = await client.call('getAccount', as({}));
    expect(own.status).toBe(isVisitor ? 401 : 200);
    if (!isVisitor) expect(own.body.currentAccountLevel ?? own.body.accountLevel).toBe(level);
    const list = await client.call('listTaskGroups', as({}));
    expect(list.status).toBe(isVisitor ? 401 : 200);
  });

  test('ROLE-07 ROLE-08 has the cloud nodes and the task limit of its plan', async () => {
    const { status, body } = await client.call('getAccountResources', as({}));
    expect(status).toBe(isVisitor ? 401 : 200);
    if (isVisitor) return;
    expect(body.taskLimit).toBe(tasks);
    expect(body.cloudNodeLimit > 0).toBe(cloud);
  });

  test('ROLE-05 opens a private template only if it is on the allow list', async () => {
    for (const [id, slug, isListed] of [
      ['1007', 'store-network-audit', true],
      ['1075', 'partner-lead-list', false],
    ] as const) {
      const isOpen = isListed && !isVisitor;
      const page = (await client.call('getTemplateBySlug', as({ path: { slug } }))).body;
      expect([page.privatePermissionDenied, page.howToUse === '', page.outputFields?.length === 0]).toEqual([
        !isOpen,
        !isOpen,
        !isOpen,
      ]);
      const setup = await client.call('getTemplateSetup', as({ path: { id } }));
      expect(setup.status).toBe(isOpen ? 200 : isVisitor ? 401 : 403);
      if (isOpen) expect([setup.body.isPublic, setup.body.isWhiteUserId]).toEqual([false, true]);
      expect((await client.call('getTemplateDataPreview', as({ path: { id } }))).status).toBe(isOpen ? 200 : 404);
    }
  });
});
