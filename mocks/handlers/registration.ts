import { AccountLevel, LoginProvider, LoginType, TrialState } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { freePlan, passwordDigest } from '#mocks/seeds/accounts';
import { groupKey } from '#mocks/seeds/texts/work';
import { assertNewPassword } from './passwords';
import { findLinkedAccount, providerName, weChatPhone, providerCodeError } from './links';
import { checkCode, normalizeAddress, sendCode, markUsed } from './mailbox';
import { findAccount } from './session';
import { openSession, recordLogin } from './sessions';

type RegistrationOperation = Extract<OperationId, 'register' | 'sendRegistrationCode'>;

export function isEmailUsed(db: Database, email: string, userId?: string): boolean {
  const normalized = normalizeAddress(email);
  return db.accounts.all().some((account) => account.userId !== userId && account.email.toLowerCase() === normalized);
}

export const emailUsedError = (field: string): HttpError =>
  new HttpError(409, 'EmailAlreadyUsed', 'Another account has this e-mail address.', [{ field, message: 'is taken' }]);

/** Returns the address in lower case. Throws 422 that names the field. */
export function parseEmail(text: string, field: string): string {
  const email = normalizeAddress(text);
  if (/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return email;
  throw new HttpError(422, 'Invalid', 'This is not an e-mail address.', [
    { field, message: 'is not an e-mail address' },
  ]);
}

export function isUserNameUsed(db: Database, userName: string, userId?: string): boolean {
  const normalized = userName.toLowerCase();
  return db.accounts
    .all()
    .some((account) => account.userId !== userId && account.userName.toLowerCase() === normalized);
}

function freeUserName(db: Database, preferredName: string): string {
  const first = preferredName.replaceAll('/', '').slice(0, 40).padEnd(3, '_');
  for (let number = 1; ; number++) {
    const name = number === 1 ? first : `${first}${number}`;
    if (!isUserNameUsed(db, name)) return name;
  }
}

const freeUserId = (db: Database): string =>
  String(Math.max(20_000, ...db.accounts.all().map((account) => Number(account.userId) || 0)) + 1);

const providers: Partial<Readonly<Record<LoginType, LoginProvider>>> = {
  [LoginType.Google]: LoginProvider.Google,
  [LoginType.Microsoft]: LoginProvider.Microsoft,
  [LoginType.apple]: LoginProvider.apple,
};

function verifiedPhone(db: Database, requestedPhone: string, code: string): string {
  const phone = weChatPhone(code);
  if (phone === undefined || phone !== requestedPhone.replaceAll(/\D/g, '')) throw providerCodeError();
  if (findAccount(db, LoginType.Phone, phone))
    throw new HttpError(409, 'LinkedToAnotherAccount', `${phone} already has an account. Sign in with it.`);
  return phone;
}

export const registrationHandlers: Pick<Resolvers, RegistrationOperation> = {
  sendRegistrationCode: async ({ db, body, now }) => {
    const to = parseEmail(body.account, 'account');
    if (isEmailUsed(db, to)) throw emailUsedError('account');
    return sendCode(db, { kind: 'signUp', to, userId: undefined }, now);
  },

  register: async (context) => {
    const { db, body, now } = context;
    const provider = providers[body.loginType];
    const byWeChat = body.loginType === LoginType.WeChat;
    if (body.loginType !== LoginType.Email && provider === undefined && !byWeChat)
      throw new HttpError(422, 'Invalid', 'Sign up with an e-mail address or a provider.', [
        { field: 'loginType', message: 'is not offered' },
      ]);
    const phone = byWeChat ? verifiedPhone(db, body.account, body.code) : undefined;
    const email = byWeChat ? '' : parseEmail(body.account, 'account');
    if (provider !== undefined) {
      if (providerName(body.code) !== email) throw providerCodeError();
      if (findLinkedAccount(db, provider, email))
        throw new HttpError(409, 'LinkedToAnotherAccount', `${email} is linked to an account. Sign in with it.`);
    }
    if (!byWeChat && isEmailUsed(db, email)) throw emailUsedError('account');
    const userId = freeUserId(db);
    const userName = freeUserName(db, phone === undefined ? (email.split('@')[0] ?? '') : `wechat-${phone.slice(-4)}`);
    const { password } = body;
    const byEmail = provider === undefined && !byWeChat;
    if (byEmail && password === undefined)
      throw new HttpError(422, 'Invalid', 'A password is needed.', [{ field: 'password', message: 'is missing' }]);
    if (password !== undefined)
      await assertNewPassword({ userId, email, userName, passwordDigest: undefined }, password, 'password');
    if (byEmail) {
      const mail = checkCode(db, { kind: 'signUp', to: email, userId: undefined }, body.code, now);
      await markUsed(db, mail.mailId, now);
    }
    const record: AccountRecord = {
      userId,
      email,
      userName,
      passwordDigest: password === undefined ? undefined : await passwordDigest(userId, password),
      accountLevel: AccountLevel.Free,
      isLevelExpired: false,
      levelExpiresAt: undefined,
      trialState: TrialState.Never,
      company: '',
      fullName: body.fullName?.trim() ?? '',
      language: body.language ?? context.language,
      balance: 0,
      ...freePlan,
      exportedRows: 0,
      createdAt: now,
      parentUserId: undefined,
      phone,
      links: provider === undefined ? [] : [{ provider, name: email, linkedAt: now }],
    };
    await db.accounts.insert(record);
    await db.taskGroups.insert({
      taskGroupId: `g-${userId}-0`,
      userId,
      taskGroupName: groupKey(0),
      isDefault: true,
    });
    const loginId = await recordLogin(context, userId, body.loginType);
    return openSession(db, userId, body.keepSignedIn ?? false, now, loginId);
  },
};
