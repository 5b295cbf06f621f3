import type { ErrorCode } from '#src/contract/enums.gen';
import type { MailKind, MailRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { countFailure, failureCount, MAX_FAILURES } from '#mocks/lib/attempts';
import { randomToken } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';

/** In all emulated mails. Works once, within ten minutes. */
export const EMULATED_CODE = '123456';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const CODE_LIFETIME = 10 * MINUTE;
const RESET_LIFETIME = 60 * MINUTE;
const RESEND_DELAY = MINUTE;
const MAX_PER_DAY = 10;

export interface MailRequest {
  readonly kind: MailKind;
  readonly to: string;
  readonly userId: string | undefined;
}

export const normalizeAddress = (text: string): string => text.trim().toLowerCase();

const mailsTo = (db: Database, { kind, to }: Pick<MailRequest, 'kind' | 'to'>): readonly MailRecord[] =>
  db.mails.all().filter((mail) => mail.kind === kind && mail.to === normalizeAddress(to));

function assertRateLimit(db: Database, mailRequest: MailRequest, now: number): void {
  const today = mailsTo(db, mailRequest).filter((mail) => mail.sentAt > now - DAY);
  const last = today.at(-1)?.sentAt ?? -Infinity;
  const oldest = today.at(-MAX_PER_DAY)?.sentAt ?? -Infinity;
  const wait = Math.ceil(Math.max(last + RESEND_DELAY - now, oldest + DAY - now) / 1000);
  if (wait > 0) throw new HttpError(429, 'TooManyRequests', 'An e-mail was sent a moment ago.', undefined, wait);
}

async function send(
  db: Database,
  mailRequest: MailRequest,
  secret: string,
  lifetime: number,
  now: number,
): Promise<MailRecord> {
  assertRateLimit(db, mailRequest, now);
  return db.mails.insert({
    ...mailRequest,
    to: normalizeAddress(mailRequest.to),
    mailId: `mail-${randomToken()}`,
    secret,
    sentAt: now,
    expiresAt: now + lifetime,
    usedAt: undefined,
  });
}

/** Throws 429 when codes follow too fast (API-010). */
export async function sendCode(
  db: Database,
  mailRequest: MailRequest,
  now: number,
): Promise<{ sentTo: string; expiresAt: string; resendAfter: number }> {
  const mail = await send(db, mailRequest, EMULATED_CODE, CODE_LIFETIME, now);
  return {
    sentTo: mail.to,
    expiresAt: new Date(mail.expiresAt).toISOString(),
    resendAfter: RESEND_DELAY / 1000,
  };
}

/** The token is `reset-<user id>-<number>`, so that a presenter can type the link. */
export async function sendResetLink(db: Database, to: string, userId: string | undefined, now: number): Promise<void> {
  const before = db.mails.all().filter((mail) => mail.kind === 'resetPassword' && mail.userId === userId).length;
  const token = userId === undefined ? randomToken() : `reset-${userId}-${before + 1}`;
  await send(db, { kind: 'resetPassword', to, userId }, token, RESET_LIFETIME, now);
}

/** Only an account's latest unexpired link is valid. */
export function findValidReset(db: Database, token: string, now: number): MailRecord | undefined {
  const resets = db.mails.all().filter((mail) => mail.kind === 'resetPassword' && mail.userId !== undefined);
  const mail = resets.find((entry) => entry.secret === token);
  const latest = resets.filter((entry) => entry.userId === mail?.userId).at(-1);
  return mail && mail === latest && mail.usedAt === undefined && mail.expiresAt > now ? mail : undefined;
}

export async function markUsed(db: Database, mailId: string, now: number): Promise<void> {
  await db.mails.update(mailId, (draft) => void (draft.usedAt = now));
}

const wrongCode = (code: ErrorCode, message: string): HttpError =>
  new HttpError(422, code, message, [{ field: 'code', message }]);

/**
 * Returns the code's mail. Throws 422 VerificationCodeFailed for a wrong or expired code, and HttpApiCallError without a pending one
 * (ERR-02).
 */
export function checkCode(db: Database, mailRequest: MailRequest, code: string, now: number): MailRecord {
  const mail = mailsTo(db, mailRequest)
    .filter((entry) => entry.userId === mailRequest.userId)
    .at(-1);
  if (!mail || mail.usedAt !== undefined || failureCount(db, mail.mailId) >= MAX_FAILURES)
    throw wrongCode('HttpApiCallError', 'No code is under way. Ask for a new one.');
  if (mail.expiresAt <= now) throw wrongCode('VerificationCodeFailed', 'The code has expired.');
  if (mail.secret !== code.trim()) {
    countFailure(db, mail.mailId, now);
    throw wrongCode('VerificationCodeFailed', 'The code is wrong.');
  }
  return mail;
}
