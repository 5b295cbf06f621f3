import { LoginType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { clearFailures, countFailure, assertAttemptAllowed } from '#mocks/lib/attempts';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { passwordDigest } from '#mocks/seeds/accounts';
import { findValidReset, sendResetLink, markUsed } from './mailbox';
import { findAccount } from './session';
import { endSessions } from './sessions';

type PasswordOperation = Extract<
  OperationId,
  'verifyPassword' | 'changePassword' | 'setPassword' | 'requestPasswordReset' | 'resetPassword'
>;

type PasswordOwner = Pick<AccountRecord, 'userId' | 'email' | 'userName' | 'passwordDigest'>;

/** Throws 422 that names the field. The contract checks the length. */
export async function assertNewPassword(owner: PasswordOwner, password: string, field: string): Promise<void> {
  const refuse = (message: string) => new HttpError(422, 'Invalid', `The password ${message}.`, [{ field, message }]);
  if (!/\p{L}/u.test(password) || !/\p{N}/u.test(password)) throw refuse('needs a letter and a digit');
  const lowerCase = password.toLowerCase();
  if (lowerCase === owner.userName.toLowerCase() || lowerCase === owner.email.toLowerCase())
    throw refuse('is the name of the account');
  if ((await passwordDigest(owner.userId, password)) === owner.passwordDigest) throw refuse('is the present one');
}

/** Throws 409 for an account without a password, 422 FailValidatePassword for a wrong one, 429 after too many tries (ERR-03). */
export async function assertPassword(
  db: Database,
  owner: PasswordOwner,
  password: string,
  field: string,
  now: number,
): Promise<void> {
  if (owner.passwordDigest === undefined)
    throw new HttpError(409, 'PasswordNotSet', 'The account has no password yet.');
  const key = `password of ${owner.userId}`;
  assertAttemptAllowed(db, key, now);
  if ((await passwordDigest(owner.userId, password)) !== owner.passwordDigest) {
    countFailure(db, key, now);
    throw new HttpError(422, 'FailValidatePassword', 'The password is wrong.', [{ field, message: 'is wrong' }]);
  }
  clearFailures(db, key);
}

export async function storePassword(
  db: Database,
  owner: PasswordOwner & Pick<AccountRecord, 'phone'>,
  password: string,
): Promise<void> {
  const digest = await passwordDigest(owner.userId, password);
  await db.accounts.update(owner.userId, (draft) => void (draft.passwordDigest = digest));
  for (const name of [owner.userName, owner.email, owner.phone ?? '']) clearFailures(db, name.toLowerCase());
}

export const passwordHandlers: Pick<Resolvers, PasswordOperation> = {
  verifyPassword: async ({ db, account, body, now }) => {
    await assertPassword(db, account(), body.password, 'password', now);
    return undefined;
  },

  changePassword: async ({ db, account, body, token, now }) => {
    const user = account();
    await assertPassword(db, user, body.currentPassword, 'currentPassword', now);
    await assertNewPassword(user, body.newPassword, 'newPassword');
    await storePassword(db, user, body.newPassword);
    await endSessions(db, user, token);
    return undefined;
  },

  setPassword: async ({ db, account, body }) => {
    const user = account();
    if (user.passwordDigest !== undefined)
      throw new HttpError(409, 'PasswordAlreadySet', 'The account has a password already.');
    await assertNewPassword(user, body.newPassword, 'newPassword');
    await storePassword(db, user, body.newPassword);
    return undefined;
  },

  requestPasswordReset: async ({ db, body, now }) => {
    const match = findAccount(db, LoginType.Email, body.account);
    // Also counts for an unknown account, so that the wait does not reveal whether it exists.
    await sendResetLink(db, body.account, match?.userId, now);
    return undefined;
  },

  resetPassword: async ({ db, params, body, now }) => {
    const mail = findValidReset(db, params.token, now);
    const user = mail?.userId === undefined ? undefined : db.accounts.get(mail.userId);
    if (!mail || !user) throw notFound('The link');
    await assertNewPassword(user, body.newPassword, 'newPassword');
    await storePassword(db, user, body.newPassword);
    await markUsed(db, mail.mailId, now);
    await endSessions(db, user);
    return undefined;
  },
};
