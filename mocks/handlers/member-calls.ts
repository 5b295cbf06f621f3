import { LoginType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import type { TestClient, TestAnswer } from '#mocks/test-client';
import type { Schemas } from '#src/contract/types';

/** The enterprise owner of the seeds. */
export const owner = personas.enterprise.userId;
/** Members of the owner, by their ids. */
export const luca = personas.enterpriseChild.userId;
export const amelie = '10141';
export const mateo = '10144';
/** A member of somebody else. */
export const foreign = '10401';
/** A password that is good enough. */
export const password = 'three-lamps-3';

/** The members as their owner sees them. */
export const list = async (
  { ask }: TestClient,
  query: Record<string, string | number> = {},
): Promise<Schemas['MemberList']> => (await ask('listMembers', { query })).body;
/** What the plan of the owner, or of another session, holds. */
export const resources = async (client: TestClient, token?: string): Promise<Schemas['AccountResources']> =>
  (await client.ask('getAccountResources', token === undefined ? {} : { token })).body;
/** Signs in by user name. */
export const logIn = (client: TestClient, account: string, secret: string): Promise<TestAnswer<'logIn'>> =>
  client.ask('logIn', { body: { loginType: LoginType.UserName, account, password: secret }, token: undefined });
/** Gives a member so many cloud nodes. */
export const nodes = (client: TestClient, id: string, cloudCount: number): Promise<TestAnswer<'setMemberCloudCount'>> =>
  client.ask('setMemberCloudCount', { path: { id }, body: { cloudCount } });
