import { LoginType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import type { TestClient, TestAnswer } from '#mocks/test-client';
import type { Schemas } from '#src/contract/types';

export const owner = personas.enterprise.userId;
export const luca = personas.enterpriseChild.userId;
export const amelie = '10141';
export const mateo = '10144';
export const foreign = '10401';
export const password = 'three-lamps-3';

export const list = async (
  { ask }: TestClient,
  query: Record<string, string | number> = {},
): Promise<Schemas['MemberList']> => (await ask('listMembers', { query })).body;
export const resources = async (client: TestClient, token?: string): Promise<Schemas['AccountResources']> =>
  (await client.ask('getAccountResources', token === undefined ? {} : { token })).body;
export const logIn = (client: TestClient, account: string, secret: string): Promise<TestAnswer<'logIn'>> =>
  client.ask('logIn', { body: { loginType: LoginType.UserName, account, password: secret }, token: undefined });
export const nodes = (client: TestClient, id: string, cloudCount: number): Promise<TestAnswer<'setMemberCloudCount'>> =>
  client.ask('setMemberCloudCount', { path: { id }, body: { cloudCount } });
