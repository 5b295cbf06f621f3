import type { Schemas } from '#src/contract/types';
import type { Member } from '#src/data/members';
import { parseNodeCount } from './node-count';

export interface MemberValues {
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly cloudCount: string;
}

export const memberValuesOf = (member: Member | undefined): MemberValues => ({
  fullName: member?.fullName ?? '',
  userName: member?.userName ?? '',
  email: member?.email ?? '',
  password: '',
  cloudCount: '0',
});

/** All given values of a new member, only the changed ones of `member` (API-021). */
export function memberSaveOf(values: MemberValues, member: Member | undefined): Schemas['MemberSave'] {
  const { fullName, userName, email } = values;
  if (member === undefined)
    return {
      userName,
      password: values.password,
      ...(fullName === '' ? {} : { fullName }),
      ...(email === '' ? {} : { email }),
      ...(parseNodeCount(values.cloudCount) ? { cloudCount: parseNodeCount(values.cloudCount) ?? 0 } : {}),
    };
  return {
    ...(fullName === (member.fullName ?? '') ? {} : { fullName }),
    ...(userName === member.userName ? {} : { userName }),
    ...(email === (member.email ?? '') ? {} : { email }),
  };
}
