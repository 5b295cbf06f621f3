import { expect, test } from 'vitest';
import { membersParams, membersQuery, sortParams } from './members.params';

const read = (search: string) => membersParams.read(new URLSearchParams(search));

test('MEM-02 the address of the members is read and written, without what goes without saying', () => {
  const search = 'keyword=luca&sort=balance&descending=true&page=2&pageSize=20';
  expect(membersParams.write(read(search)).toString()).toBe(search);
  expect(membersParams.write(read('')).toString()).toBe('');
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

test('MEM-02 the heading that was pressed gives the order', () => {
  expect(sortParams({ key: 'lastLoginAt', order: 'descend' })).toEqual({ sort: 'lastLoginAt', descending: true });
  expect(sortParams(undefined)).toEqual({ sort: 'name', descending: false });
});
