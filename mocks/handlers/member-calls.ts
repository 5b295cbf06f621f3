import { LoginType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import type { TestClient, TestAnswer } from '#mocks/test-client';
import type { Schemas } from '#src/contract/types';

export const ownerId = personas.enterprise.userId;
export const lucaId = personas.enterpriseChild.userId;
export const amelieId = '10141';
export const mateoId = '10144';
export const otherMemberId = '10401';
export const password = 'three-lamps-3';

export const listMembers = async (
  { call }: TestClient,
  query: Record<string, string | number> = {},
): Promise<Schemas['MemberList']> => (await call('listMembers', { query })).body;
export const getResources = async (client: TestClient, token?: string): Promise<Schemas['AccountResources']> =>
  (await client.call('getAccountResources', token === undefined ? {} : { token })).body;
export const logIn = (client: TestClient, account: string, secret: string): Promise<TestAnswer<'logIn'>> =>
  client.call('logIn', { body: { loginType: LoginType.UserName, account, password: secret }, token: undefined });
export const setNodes = (
  client: TestClient,
  id: string,
  cloudCount: number,
): Promise<TestAnswer<'setMemberCloudCount'>> =>
  client.call('setMemberCloudCount', { path: { id }, body: { cloudCount } });
