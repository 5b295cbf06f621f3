import { expect, test } from 'vitest';
import { membersQuery, readMembersParams, withSort, writeMembersParams } from './members.params';

const read = (search: string) => readMembersParams(new URLSearchParams(search));

test('MEM-02 the address of the members is read and written, without what goes without saying', () => {
  const search = 'keyword=luca&sort=balance&descending=true&page=2&pageSize=20';
  expect(writeMembersParams(read(search)).toString()).toBe(search);
  expect(writeMembersParams(read('')).toString()).toBe('');
  expect(membersQuery(read(''))).toEqual({ page: 1, pageSize: 10 });
  expect(membersQuery(read(search))).toEqual({
    page: 2,
    pageSize: 20,
    keyword: 'luca',
    orderBy: 'balance',
    descending: true,
  });
});

test('MEM-02 what does not fit falls back to the default', () => {
  expect(read('page=-1&pageSize=7&sort=password&descending=yes')).toEqual(read(''));
  expect(read(`keyword=${'x'.repeat(500)}`).keyword).toBe('');
});

test('MEM-02 another order begins with the first page', () => {
  const at = read('page=3&keyword=a');
  expect(withSort(at, { key: 'lastLoginAt', order: 'descend' })).toEqual({
    ...at,
    page: 1,
    sort: 'lastLoginAt',
    descending: true,
  });
  expect(withSort(at, undefined)).toMatchObject({ sort: 'name', descending: false });
});
