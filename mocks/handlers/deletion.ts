import { CodePurpose } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { closeRun } from '#mocks/simulation/runs';
import { checkCode, sendCode, markUsed } from './mailbox';
import { assertPassword } from './passwords';
import { parseEmail, emailUsedError, isEmailUsed } from './registration';
import { endSessions } from './sessions';

type DeletionOperation = Extract<OperationId, 'deleteAccount' | 'sendEmailCode'>;

/** Milliseconds in which a sign-in undoes a deletion. */
const UNDO_WINDOW_MS = 7 * 86_400_000;

function assertNotMember(account: AccountRecord): void {
  if (account.parentUserId !== undefined)
    throw new HttpError(403, 'Forbidden', 'Ask the administrator of your company to remove this account.');
}

export const deletionHandlers: Pick<Resolvers, DeletionOperation> = {
  sendEmailCode: async ({ db, account, body, now }) => {
    const user = account();
    if (body.purpose === CodePurpose.DeleteAccount) {
      assertNotMember(user);
      if (user.email === '') throw new HttpError(409, 'Conflict', 'The account has no e-mail address yet.');
      return sendCode(db, { kind: 'deleteAccount', to: user.email, userId: user.userId }, now);
    }
    if (body.email === undefined)
      throw new HttpError(422, 'Invalid', 'The new address is missing.', [{ field: 'email', message: 'is missing' }]);
    const to = parseEmail(body.email, 'email');
    if (isEmailUsed(db, to, user.userId)) throw emailUsedError('email');
    return sendCode(db, { kind: 'bindEmail', to, userId: user.userId }, now);
  },

  deleteAccount: async ({ db, account, body, now }) => {
    const user = account();
    const { userId } = user;
    assertNotMember(user);
    if (db.accounts.all().some((other) => other.parentUserId === userId))
      throw new HttpError(409, 'MembersExist', 'Remove the sub-members first.');
    if (user.passwordDigest !== undefined) await assertPassword(db, user, body.password ?? '', 'password', now);
    const mail = checkCode(db, { kind: 'deleteAccount', to: user.email, userId }, body.code, now);
    await markUsed(db, mail.mailId, now);
    const deletesAt = now + UNDO_WINDOW_MS;
    await db.accounts.update(userId, (draft) => void (draft.deletesAt = deletesAt));
    // Waiting runs end first; otherwise ending a running one would start them.
    const runs = db.activeRuns().filter((run) => run.userId === userId);
    for (const run of runs.toSorted((a, b) => Number(a.startedAt !== undefined) - Number(b.startedAt !== undefined)))
      await closeRun(db, run, 'stopped', now);
    await endSessions(db, user);
    return { deletesAt: new Date(deletesAt).toISOString() };
  },
};
