import { AccountLevel, TrialState } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Context, Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';
import { pageOf, sortedBy } from '#mocks/lib/paging';
import { passwordDigest } from '#mocks/seeds/accounts';
import { messageOf } from '#mocks/seeds/texts/messages';
import { groupKey } from '#mocks/seeds/texts/work';
import { assignNodes } from '#mocks/simulation/runs';
import { removeMember, stopRunsOf } from './member-effects';
import {
  assertNameFree,
  assertNodes,
  assertNotDigits,
  membersOf,
  requireMember,
  memberView,
  availableNodes,
  requireOwner,
  type MemberOwner,
} from './member-rules';
import { memberSpending } from './member-spending';
import { assertNewPassword, storePassword } from './passwords';
import { endSessions } from './sessions';

type MemberOperation = Extract<
  OperationId,
  | 'listMembers'
  | 'saveMember'
  | 'removeMember'
  | 'setMemberPassword'
  | 'setMemberPasswords'
  | 'setMemberCloudCount'
  | 'setMemberStatus'
  | 'getMemberBalanceDetails'
>;

const NEW_ID = 'new';
const sortKeys = {
  name: (member) => member.fullName ?? member.userName,
  cloudCount: (member) => member.cloudCount,
  taskCount: (member) => member.taskCount,
  balance: (member) => member.balance,
  createdAt: (member) => Date.parse(member.createdAt),
  lastLoginAt: (member) => (member.lastLoginAt === null ? undefined : Date.parse(member.lastLoginAt)),
} as const satisfies Record<string, (member: Schemas['Member']) => string | number | undefined>;

function requireField<T>(value: T | undefined, field: string): T {
  if (value === undefined)
    throw new HttpError(422, 'Invalid', `A new member needs a ${field}.`, [{ field, message: 'is required' }]);
  return value;
}

async function createMember({ db, body, now }: Context<'saveMember'>, { owner, limit }: MemberOwner): Promise<string> {
  const userName = requireField(body.userName, 'userName');
  const password = requireField(body.password, 'password');
  if (membersOf(db, owner).length >= limit)
    throw new HttpError(409, 'MemberLimitReached', `The plan allows ${String(limit)} members.`);
  const userId = `member-${randomToken()}`;
  await assertNewPassword(
    { userId, userName, email: body.email ?? '', passwordDigest: undefined },
    password,
    'password',
  );
  await db.accounts.insert({
    userId,
    email: body.email ?? '',
    userName,
    passwordDigest: await passwordDigest(userId, password),
    accountLevel: AccountLevel.EnterpriseChild,
    isLevelExpired: false,
    levelExpiresAt: owner.levelExpiresAt,
    trialState: TrialState.Never,
    company: owner.company,
    fullName: body.fullName?.trim() ?? '',
    language: owner.language,
    balance: 0,
    taskLimit: owner.taskLimit,
    cloudNodes: body.cloudCount ?? 0,
    exportRowLimit: owner.exportRowLimit,
    exportedRows: 0,
    createdAt: now,
    parentUserId: owner.userId,
    disabled: false,
  });
  await db.taskGroups.insert({
    taskGroupId: `g-${randomToken()}`,
    userId,
    taskGroupName: groupKey(0),
    isDefault: true,
  });
  return userId;
}

async function replacePassword(db: Database, member: AccountRecord, password: string): Promise<void> {
  await storePassword(db, member, password);
  await endSessions(db, member);
}

async function setPassword(db: Database, member: AccountRecord, password: string): Promise<void> {
  await assertNewPassword(member, password, 'password');
  await replacePassword(db, member, password);
}

async function passwordResult(
  { db, language }: Pick<Context<'setMemberPasswords'>, 'db' | 'language'>,
  owner: AccountRecord,
  memberId: string,
  password: string,
): Promise<Schemas['MemberResult']> {
  const member = db.accounts.get(memberId);
  if (member?.parentUserId !== owner.userId)
    return { memberId, code: 'MemberNotFound', message: messageOf(language, 'memberNotFound') };
  try {
    await setPassword(db, member, password);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { memberId, code: 'PasswordRefused', message: messageOf(language, 'passwordRefused') };
  }
  return { memberId, code: '', message: '' };
}

async function setNodes(db: Database, owner: AccountRecord, memberId: string, count: number, now: number) {
  await db.accounts.update(memberId, (draft) => void (draft.cloudNodes = count));
  await assignNodes(db, memberId, now);
  await assignNodes(db, owner.userId, now);
}

export const memberHandlers: Pick<Resolvers, MemberOperation> = {
  listMembers: (context) => {
    const { db, query, now, language } = context;
    const { page = 1, pageSize = 10, keyword, orderBy = 'name', descending = false } = query;
    const { owner, limit } = requireOwner(context);
    const lowerCaseKeyword = keyword?.trim().toLowerCase() ?? '';
    const all = membersOf(db, owner);
    const matches = all
      .filter(({ fullName, userName, email }) =>
        [fullName, userName, email].some((text) => text.toLowerCase().includes(lowerCaseKeyword)),
      )
      .map((member) => memberView(db, member.userId, now));
    const byName = sortedBy(matches, sortKeys.name, { language });
    return {
      ...pageOf(sortedBy(byName, sortKeys[orderBy], { descending, language }), page, pageSize),
      memberCount: all.length,
      memberLimit: limit,
      cloudNodeTotal: owner.cloudNodes,
      cloudNodesLeft: availableNodes(db, owner),
    };
  },

  saveMember: async (context) => {
    const { db, params, body, now } = context;
    const found = requireOwner(context);
    const { owner } = found;
    const member = params.id === NEW_ID ? undefined : requireMember(db, owner, params.id);
    assertNotDigits(body.userName);
    assertNameFree(db, 'userName', body.userName, params.id);
    assertNameFree(db, 'email', body.email, params.id);
    if (body.cloudCount !== undefined) assertNodes(db, owner, member, body.cloudCount);
    if (!member) return memberView(db, await createMember(context, found), now);
    const { userName = member.userName, fullName, email = member.email, password, cloudCount } = body;
    const renamed = { ...member, userName, email };
    if (password !== undefined) await assertNewPassword(renamed, password, 'password');
    await db.accounts.update(member.userId, (draft) => {
      draft.userName = userName;
      draft.fullName = fullName?.trim() ?? draft.fullName;
      draft.email = email;
    });
    if (password !== undefined) await replacePassword(db, renamed, password);
    if (cloudCount !== undefined) await setNodes(db, owner, member.userId, cloudCount, now);
    return memberView(db, member.userId, now);
  },

  removeMember: async (context) => {
    const { db, params, now } = context;
    const { owner } = requireOwner(context);
    return removeMember(db, owner, requireMember(db, owner, params.id), now);
  },

  setMemberPassword: async (context) => {
    const { db, params, body } = context;
    await setPassword(db, requireMember(db, requireOwner(context).owner, params.id), body.password);
    return undefined;
  },

  setMemberPasswords: async (context) => {
    const { body } = context;
    const { owner } = requireOwner(context);
    const results: Schemas['MemberResult'][] = [];
    for (const memberId of body.memberIds) results.push(await passwordResult(context, owner, memberId, body.password));
    return { results };
  },

  setMemberCloudCount: async (context) => {
    const { db, params, body, now } = context;
    const { owner } = requireOwner(context);
    const member = requireMember(db, owner, params.id);
    assertNodes(db, owner, member, body.cloudCount);
    await setNodes(db, owner, member.userId, body.cloudCount, now);
    return memberView(db, member.userId, now);
  },

  setMemberStatus: async (context) => {
    const { db, params, body, now } = context;
    const { owner } = requireOwner(context);
    const member = requireMember(db, owner, params.id);
    const { userId } = member;
    const remainingNodes = availableNodes(db, owner);
    await db.accounts.update(userId, (draft) => {
      if (draft.disabled && !body.disabled) draft.cloudNodes = Math.min(draft.cloudNodes, remainingNodes);
      draft.disabled = body.disabled;
    });
    if (body.disabled) {
      await endSessions(db, member);
      await stopRunsOf(db, userId, now);
    }
    for (const id of [owner.userId, userId]) await assignNodes(db, id, now);
    return memberView(db, userId, now);
  },

  getMemberBalanceDetails: memberSpending,
};
