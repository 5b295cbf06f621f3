import type { Member } from '#src/data/members';

/** What a member is called: the full name, else the name to sign in with. */
export const nameOf = ({ fullName, userName }: Pick<Member, 'fullName' | 'userName'>): string =>
  fullName === null || fullName === '' ? userName : fullName;
