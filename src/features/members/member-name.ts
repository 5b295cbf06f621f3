import type { Member } from '#src/data/members';

export const memberNameOf = ({ fullName, userName }: Pick<Member, 'fullName' | 'userName'>): string =>
  fullName === null || fullName === '' ? userName : fullName;
