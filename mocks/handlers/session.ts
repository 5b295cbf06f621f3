import { LoginType } from '../../src/contract/enums.gen';
import type { OperationId } from '../../src/contract/operations.gen';
import type { Schemas } from '../../src/contract/types';
import type { AccountRecord } from '../db/account';
import type { Database } from '../db/database';
import type { Resolvers } from '../lib/context';
import { randomToken } from '../lib/digest';
import { HttpError } from '../lib/http-error';
import { passwordDigest, phoneOf } from '../seeds/accounts';

type SessionOperation = Extract<OperationId, 'logIn' | 'logOut' | 'refreshSession'>;

const HOUR = 3_600_000;
/** How long a session lasts, in milliseconds: of a browser, and of a person who asked to stay signed in. */
const SESSION_LASTS = 12 * HOUR;
const KEPT_SESSION_LASTS = 30 * 24 * HOUR;
/** Calls under way with the old token still pass for so long after a renewal, in milliseconds. */
const OLD_TOKEN_LASTS = 60_000;
/** Wrong passwords in a row that are answered, and the seconds to wait after them. */
const MOST_FAILURES = 5;
const WAIT_SECONDS = 60;

interface Failures {
  count: number;
  lastAt: number;
}

// Kept out of the database: a lock is gone after a minute and need not survive a reload.
const failures = new WeakMap<Database, Map<string, Failures>>();

function failuresOf(db: Database): Map<string, Failures> {
  const known = failures.get(db) ?? new Map<string, Failures>();
  failures.set(db, known);
  return known;
}

function findAccount(db: Database, type: LoginType, given: string): AccountRecord | undefined {
  const wanted = given.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '');
  return db.accounts
    .all()
    .find((account) =>
      type === LoginType.Phone
        ? digits !== '' && phoneOf(account.userId) === digits
        : type === LoginType.UserName
          ? account.userName.toLowerCase() === wanted
          : account.email.toLowerCase() === wanted || account.userName.toLowerCase() === wanted,
    );
}

async function openSession(
  db: Database,
  userId: string,
  keepSignedIn: boolean,
  now: number,
): Promise<Schemas['Session']> {
  const expiresAt = now + (keepSignedIn ? KEPT_SESSION_LASTS : SESSION_LASTS);
  const { token } = await db.sessions.insert({ token: `s-${randomToken()}`, userId, createdAt: now, expiresAt });
  return { token, expiresAt: new Date(expiresAt).toISOString(), keepSignedIn };
}

/** Signing in, renewing and signing out (ROLE-01, ENUM-54). */
export const sessionHandlers: Pick<Resolvers, SessionOperation> = {
  logIn: async ({ db, body, now }) => {
    const { loginType, account: name, password, keepSignedIn = false } = body;
    if (loginType !== LoginType.Email && loginType !== LoginType.UserName && loginType !== LoginType.Phone) {
      throw new HttpError(422, 'Invalid', 'This way of signing in has no password.', [
        { field: 'loginType', message: 'has no password' },
      ]);
    }
    const known = failuresOf(db);
    const key = name.trim().toLowerCase();
    const failed = known.get(key);
    if (failed && now >= failed.lastAt + WAIT_SECONDS * 1000) known.delete(key);
    else if (failed && failed.count >= MOST_FAILURES) {
      const wait = Math.ceil((failed.lastAt + WAIT_SECONDS * 1000 - now) / 1000);
      throw new HttpError(429, 'TooManyRequests', 'Too many wrong passwords. Wait a minute.', undefined, wait);
    }
    const account = findAccount(db, loginType, name);
    // Hashing for an unknown account as well, so that both refusals take as long.
    const digest = await passwordDigest(account?.userId ?? '', password);
    if (!account || account.passwordDigest !== digest) {
      known.set(key, { count: (known.get(key)?.count ?? 0) + 1, lastAt: now });
      throw new HttpError(401, 'WrongCredentials', 'Account or password is wrong.');
    }
    known.delete(key);
    return openSession(db, account.userId, keepSignedIn, now);
  },

  logOut: async ({ db, token }) => {
    if (token !== undefined) await db.sessions.remove(token);
    return undefined;
  },

  refreshSession: async ({ db, account, token, now }) => {
    const { userId } = account();
    const old = token === undefined ? undefined : db.sessions.get(token);
    const kept = old !== undefined && old.expiresAt - old.createdAt > SESSION_LASTS;
    if (old)
      await db.sessions.update(
        old.token,
        (draft) => void (draft.expiresAt = Math.min(draft.expiresAt, now + OLD_TOKEN_LASTS)),
      );
    return openSession(db, userId, kept, now);
  },
};
