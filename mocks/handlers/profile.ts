import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Resolvers } from '#mocks/lib/context';
import { stableGuid } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { placeOf } from '#mocks/seeds/places';
import { accountView } from './account';
import { checkCode, markUsed } from './mailbox';
import { assertNotDigits } from './member-rules';
import { parseEmail, emailUsedError, isEmailUsed, isUserNameUsed } from './registration';

type ProfileOperation = Extract<
  OperationId,
  | 'updateAccount'
  | 'saveExtraInfo'
  | 'changeUserName'
  | 'checkEmailUsed'
  | 'bindEmail'
  | 'listLoginRecords'
  | 'getIpGeolocation'
  | 'getChatIdentity'
>;

function writeNames(
  draft: AccountRecord,
  names: { readonly company?: string | null; readonly fullName?: string | null },
): void {
  if (names.company !== undefined) draft.company = names.company?.trim() ?? '';
  if (names.fullName !== undefined) draft.fullName = names.fullName?.trim() ?? '';
}

const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

export const profileHandlers: Pick<Resolvers, ProfileOperation> = {
  updateAccount: async ({ db, account, body, now }) => {
    const { userId } = account();
    const { extractInfo, language } = body;
    const updated = await db.accounts.update(userId, (draft) => {
      if (language !== undefined) draft.language = language;
      if (extractInfo) writeNames(draft, extractInfo);
    });
    return accountView(db, updated ?? account(), now);
  },

  saveExtraInfo: async ({ db, account, body }) => {
    await db.accounts.update(account().userId, (draft) => {
      writeNames(draft, body);
      if (body.dataUse !== undefined) draft.dataUse = body.dataUse;
      if (body.jobRole !== undefined) draft.jobRole = body.jobRole ?? undefined;
    });
    return undefined;
  },

  changeUserName: async ({ db, account, body }) => {
    const { userId } = account();
    assertNotDigits(body.userName);
    if (isUserNameUsed(db, body.userName, userId))
      throw new HttpError(422, 'FailModifyUserName', 'The user name is taken.', [
        { field: 'userName', message: 'is taken' },
      ]);
    await db.accounts.update(userId, (draft) => void (draft.userName = body.userName));
    return undefined;
  },

  checkEmailUsed: ({ db, optionalAccount, query }) => ({
    used: isEmailUsed(db, query.email, optionalAccount()?.userId),
  }),

  bindEmail: async ({ db, account, body, now }) => {
    const { userId } = account();
    const email = parseEmail(body.email, 'email');
    if (isEmailUsed(db, email, userId)) throw emailUsedError('email');
    const mail = checkCode(db, { kind: 'bindEmail', to: email, userId }, body.code, now);
    await markUsed(db, mail.mailId, now);
    await db.accounts.update(userId, (draft) => void (draft.email = email));
    return undefined;
  },

  listLoginRecords: ({ db, account, query, language, token, now }) => {
    const { userId } = account();
    const { page = 1, pageSize = 10 } = query;
    const sessions = db.sessions.all().filter((session) => session.userId === userId && session.expiresAt > now);
    const active = new Set(sessions.map((session) => session.loginId));
    const current = token === undefined ? undefined : db.sessions.get(token)?.loginId;
    const own = db.loginRecords.all().filter((record) => record.userId === userId);
    const slice = pageOf(own.toReversed(), page, pageSize);
    const items = slice.items.map(({ recordId, loginType, at, ip, countryCode, ...record }) => ({
      recordId,
      loginType,
      loggedInAt: new Date(at).toISOString(),
      ip,
      countryCode,
      country: countryName(countryCode, language),
      city: record.city ?? null,
      browser: record.browser ?? null,
      system: record.system ?? null,
      active: active.has(recordId),
      current: recordId === current,
    }));
    return { ...slice, items };
  },

  getIpGeolocation: ({ optionalAccount, language }) => {
    const place = placeOf(optionalAccount()?.userId, language);
    return { ...place, country: countryName(place.countryCode, language) };
  },

  getChatIdentity: ({ account }) => ({ userId: stableGuid(`customer chat of ${account().userId}`) }),
};
