import { LoginType, type LoginProvider } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { clearFailures, countFailure, assertAttemptAllowed } from '#mocks/lib/attempts';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { passwordDigest } from '#mocks/seeds/accounts';
import { findLinkedAccount, providerName, weChatPhone } from './links';
import { endSessions, isLongSession, openSession, recordLogin } from './sessions';

type SessionOperation = Extract<OperationId, 'logIn' | 'logOut' | 'refreshSession' | 'logOutEverywhere'>;

/** Milliseconds for which pending calls may use the old token after a renewal. */
const OLD_TOKEN_LIFETIME = 60_000;

export function findAccount(db: Database, type: LoginType, login: string): AccountRecord | undefined {
  const normalized = login.trim().toLowerCase();
  const digits = normalized.replace(/\D/g, '');
  return db.accounts
    .all()
    .find((account) =>
      type === LoginType.Phone
        ? digits !== '' && account.phone === digits
        : type === LoginType.UserName
          ? account.userName.toLowerCase() === normalized
          : account.email.toLowerCase() === normalized || account.userName.toLowerCase() === normalized,
    );
}

const isProvider = (type: LoginType): type is LoginProvider =>
  type === LoginType.Google || type === LoginType.Microsoft || type === LoginType.apple;

const wrongSecretError = (): HttpError => new HttpError(401, 'WrongCredentials', 'Account or password is wrong.');

async function isSecretCorrect(account: AccountRecord | undefined, type: LoginType, secret: string): Promise<boolean> {
  // Also hashes for an unknown account, so that the duration does not reveal it.
  if (!isProvider(type) && type !== LoginType.WeChat)
    return (await passwordDigest(account?.userId ?? '', secret)) === account?.passwordDigest;
  return account !== undefined;
}

export const sessionHandlers: Pick<Resolvers, SessionOperation> = {
  logIn: async (context) => {
    const { db, body, now } = context;
    const { loginType, account: name, password, keepSignedIn = false } = body;
    const key = name.trim().toLowerCase();
    assertAttemptAllowed(db, key, now);
    const account = isProvider(loginType)
      ? findLinkedAccount(db, loginType, providerName(password) ?? '')
      : loginType === LoginType.WeChat
        ? findAccount(db, LoginType.Phone, weChatPhone(password) ?? '')
        : findAccount(db, loginType, name);
    if (!(await isSecretCorrect(account, loginType, password)) || !account) {
      countFailure(db, key, now);
      throw wrongSecretError();
    }
    clearFailures(db, key);
    if (account.disabled === true)
      throw new HttpError(403, 'AccountDisabled', 'This account is disabled. Ask your administrator.');
    if (account.deletesAt !== undefined) {
      if (body.takeBackDeletion !== true) {
        const until = new Date(account.deletesAt).toISOString();
        throw new HttpError(403, 'AccountDeleted', `The account is deleted and will be erased at ${until}.`);
      }
      await db.accounts.update(account.userId, (draft) => void (draft.deletesAt = undefined));
    }
    const loginId = await recordLogin(context, account.userId, loginType);
    return openSession(db, account.userId, keepSignedIn, now, loginId);
  },

  logOut: async ({ db, token }) => {
    if (token !== undefined) await db.sessions.remove(token);
    return undefined;
  },

  logOutEverywhere: async ({ db, account }) => {
    await endSessions(db, account());
    return undefined;
  },

  refreshSession: async ({ db, account, token, now }) => {
    const { userId } = account();
    const old = token === undefined ? undefined : db.sessions.get(token);
    if (old)
      await db.sessions.update(
        old.token,
        (draft) => void (draft.expiresAt = Math.min(draft.expiresAt, now + OLD_TOKEN_LIFETIME)),
      );
    return openSession(db, userId, old !== undefined && isLongSession(old), now, old?.loginId);
  },
};
