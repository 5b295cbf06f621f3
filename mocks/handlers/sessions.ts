import type { LoginType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Context } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { deviceOf } from '#mocks/lib/user-agent';
import { placeOf } from '#mocks/seeds/places';

const HOUR = 3_600_000;
const SESSION_LIFETIME = 12 * HOUR;
const LONG_SESSION_LIFETIME = 30 * 24 * HOUR;
const MAX_LOGINS = 100;

type LoginContext = Pick<Context<'logIn'>, 'db' | 'request' | 'language' | 'now'>;

export async function recordLogin(
  { db, request, language, now }: LoginContext,
  userId: string,
  loginType: LoginType,
): Promise<string> {
  const { ip, countryCode, city } = placeOf(userId, language);
  const recordId = `login-${randomToken()}`;
  const at = { recordId, userId, loginType, at: now };
  await db.loginRecords.insert({ ...at, ip, countryCode, city, ...deviceOf(request) });
  const own = db.loginRecords.all().filter((record) => record.userId === userId);
  for (const old of own.slice(0, -MAX_LOGINS)) await db.loginRecords.remove(old.recordId);
  return recordId;
}

export async function openSession(
  db: Database,
  userId: string,
  keepSignedIn: boolean,
  now: number,
  loginId: string | undefined,
): Promise<Schemas['Session']> {
  const expiresAt = now + (keepSignedIn ? LONG_SESSION_LIFETIME : SESSION_LIFETIME);
  const { token } = await db.sessions.insert({
    token: `s-${randomToken()}`,
    userId,
    createdAt: now,
    expiresAt,
    loginId,
  });
  return { token, expiresAt: new Date(expiresAt).toISOString(), keepSignedIn };
}

export const isLongSession = (session: { readonly createdAt: number; readonly expiresAt: number }): boolean =>
  session.expiresAt - session.createdAt > SESSION_LIFETIME;

export async function endSessions(db: Database, { userId }: AccountRecord, except?: string): Promise<void> {
  const tokens = db.sessions
    .all()
    .filter((session) => session.userId === userId && session.token !== except)
    .map((session) => session.token);
  for (const token of tokens) await db.sessions.remove(token);
}
