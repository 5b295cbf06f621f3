import type { FieldErrors } from 'react-hook-form';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import type { Member } from '#src/data/members';
import { looksLikePhone } from '#src/domain/user-name';
import { countOf } from './node-count';

/** What is typed about a member. */
export interface MemberValues {
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  /** Cloud nodes, as they were typed. */
  readonly cloudCount: string;
}

type MemberField = keyof MemberValues;

/** What is wrong with a field: one of our own rules, or what the server says. */
export type MemberFault =
  | 'required'
  | 'malformed'
  | 'digits'
  | 'tooLong'
  | 'kept'
  | 'notWhole'
  | 'overNodes'
  | 'taken'
  | 'refused';

const USER_NAME = /^[^\s@]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the form begins with. */
export const valuesOf = (member: Member | undefined): MemberValues => ({
  fullName: member?.fullName ?? '',
  userName: member?.userName ?? '',
  email: member?.email ?? '',
  password: '',
  cloudCount: '0',
});

/**
 * What is wrong with the fields other than the password (MEM-03); `member` is the one that is changed, undefined for a new one,
 * `nodesLeft` the cloud nodes that can be given, undefined while nobody knows.
 */
export function memberFaults(
  { fullName, userName, email, cloudCount }: MemberValues,
  member: Member | undefined,
  nodesLeft: number | undefined,
): Partial<Record<MemberField, MemberFault>> {
  const name = userName.trim();
  const address = email.trim();
  const nodes = countOf(cloudCount);
  const faults: Partial<Record<MemberField, MemberFault | undefined>> = {
    fullName: [...fullName.trim()].length > limits.fullNameLength ? 'tooLong' : undefined,
    userName:
      name === ''
        ? 'required'
        : [...name].length > limits.memberUserNameLength
          ? 'tooLong'
          : !USER_NAME.test(name)
            ? 'malformed'
            : looksLikePhone(name)
              ? 'digits'
              : undefined,
    email:
      address === ''
        ? // The server changes an address, it does not take one away.
          member !== undefined && member.email !== null
          ? 'kept'
          : undefined
        : EMAIL.test(address) && address.length <= limits.emailLength
          ? undefined
          : 'malformed',
    cloudCount:
      member !== undefined
        ? undefined
        : nodes === undefined
          ? 'notWhole'
          : nodes > Math.min(nodesLeft ?? limits.memberCloudCount.max, limits.memberCloudCount.max)
            ? 'overNodes'
            : undefined,
  };
  const entries = Object.entries<MemberFault | undefined>(faults).filter(
    (entry): entry is [MemberField, MemberFault] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

/** What is sent of the form: for a new member all that is given, of a known one what is another now (API-021). */
export function saveOf(values: MemberValues, member: Member | undefined): Schemas['MemberSave'] {
  const fullName = values.fullName.trim();
  const userName = values.userName.trim();
  const email = values.email.trim();
  if (member === undefined)
    return {
      userName,
      password: values.password,
      ...(fullName === '' ? {} : { fullName }),
      ...(email === '' ? {} : { email }),
      ...(countOf(values.cloudCount) ? { cloudCount: countOf(values.cloudCount) ?? 0 } : {}),
    };
  return {
    ...(fullName === (member.fullName ?? '') ? {} : { fullName }),
    ...(userName === member.userName ? {} : { userName }),
    ...(email === (member.email ?? '') ? {} : { email }),
  };
}

const fields: readonly MemberField[] = ['fullName', 'userName', 'email', 'password', 'cloudCount'];

/** Which fields the server refused and why; none when the refusal is about something else. */
export function refusedFields(error: unknown): readonly (readonly [MemberField, MemberFault])[] {
  if (!(error instanceof ApiError)) return [];
  const { code, details } = error;
  const fault: MemberFault =
    code === 'FailModifyUserName' ? 'taken' : code === 'ExceedCloudCount' ? 'overNodes' : 'refused';
  return fields
    .filter((field) => details.some((detail) => detail.field === field))
    .map((field) => [field, fault] as const);
}

/** Faults as react-hook-form keeps them; a fault's name is its message. */
export const formErrors = (faults: Partial<Record<MemberField, string>>): FieldErrors<MemberValues> =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'fault', message }]));
