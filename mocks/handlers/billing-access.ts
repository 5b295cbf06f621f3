import { AccountLevel } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import { HttpError } from '#mocks/lib/http-error';

/** Throws 403 for a sub-member, whose owner pays (ROLE-11). */
export function requireBuyer({ account }: { account(): AccountRecord }): AccountRecord {
  const user = account();
  if (user.accountLevel === AccountLevel.EnterpriseChild || user.parentUserId !== undefined)
    throw new HttpError(403, 'SubMember', 'The administrator of the account manages plans and payments.');
  return user;
}
