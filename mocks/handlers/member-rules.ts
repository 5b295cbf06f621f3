import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Context } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { isoOf } from '#mocks/lib/time';
import { memberLimitOf } from '#mocks/seeds/plan-limits';
import { balanceAt, nodesInUse, nodesOf } from '#mocks/simulation/runs';

export const roundDollars = (amount: number): number => Math.round(amount * 10_000) / 10_000;

export interface MemberOwner {
  readonly owner: AccountRecord;
  readonly limit: number;
}

/** Throws 403 where the plan has no members. */
export function requireOwner({ account }: Pick<Context<OperationId>, 'account'>): MemberOwner {
  const owner = account();
  const limit = memberLimitOf(owner.accountLevel);
  if (limit === undefined || owner.isLevelExpired)
    throw new HttpError(403, 'MembersNotIncluded', 'The plan has no members.');
  return { owner, limit };
}

export const membersOf = (db: Database, { userId }: AccountRecord): AccountRecord[] =>
  db.accounts.all().filter((account) => account.parentUserId === userId);

/** Throws 404 also for another owner's member: its existence is private. */
export function requireMember(db: Database, owner: AccountRecord, memberId: string): AccountRecord {
  const member = db.accounts.get(memberId);
  if (member?.parentUserId !== owner.userId) throw notFound('The member');
  return member;
}

export function memberView(db: Database, memberId: string, now: number): Schemas['Member'] {
  const member = db.accounts.get(memberId);
  if (!member) throw notFound('The member');
  const logins = db.loginRecords.all().filter((record) => record.userId === memberId);
  return {
    memberId,
    userName: member.userName,
    fullName: member.fullName || null,
    email: member.email || null,
    disabled: member.disabled ?? false,
    cloudCount: member.cloudNodes,
    cloudNodesUsed: nodesInUse(db, memberId),
    taskCount: db.tasks.all().filter((task) => task.userId === memberId).length,
    balance: roundDollars(balanceAt(db, memberId, now)),
    createdAt: new Date(member.createdAt).toISOString(),
    lastLoginAt: isoOf(logins.length > 0 ? Math.max(...logins.map((record) => record.at)) : undefined),
  };
}

export const availableNodes = (db: Database, { userId }: AccountRecord): number =>
  Math.max(0, nodesOf(db, userId) - nodesInUse(db, userId));

/** Throws 409 for more nodes than available or fewer than in use (MEM-05). */
export function assertNodes(
  db: Database,
  owner: AccountRecord,
  member: AccountRecord | undefined,
  requestedNodes: number,
): void {
  const maxNodes = (member?.disabled ? 0 : (member?.cloudNodes ?? 0)) + availableNodes(db, owner);
  if (requestedNodes > maxNodes)
    throw new HttpError(409, 'ExceedCloudCount', `The member can have at most ${String(maxNodes)} cloud nodes.`, [
      { field: 'cloudCount', message: `at most ${String(maxNodes)}` },
    ]);
  const usedNodes = member ? nodesInUse(db, member.userId) : 0;
  if (requestedNodes < usedNodes)
    throw new HttpError(409, 'CloudNodesInUse', `${String(usedNodes)} cloud nodes of the member are in use.`, [
      { field: 'cloudCount', message: `at least ${String(usedNodes)}` },
    ]);
}

/** Throws 422 for a user name of digits, which would read as a phone number at sign-in. */
export function assertNotDigits(userName: string | undefined): void {
  if (userName === undefined || !/^\d+$/.test(userName)) return;
  const message = 'needs more than digits';
  throw new HttpError(422, 'Invalid', `The user name ${message}.`, [{ field: 'userName', message }]);
}

export function assertNameFree(
  db: Database,
  field: 'userName' | 'email',
  value: string | undefined,
  memberId: string,
): void {
  const normalizedName = value?.trim().toLowerCase();
  const taken = db.accounts
    .all()
    .some(
      ({ userId, userName, email }) =>
        userId !== memberId && (userName.toLowerCase() === normalizedName || email.toLowerCase() === normalizedName),
    );
  if (taken)
    throw new HttpError(422, 'FailModifyUserName', 'Another user signs in with this name.', [
      { field, message: 'is taken' },
    ]);
}
