import { expect, test } from 'vitest';
import { membersParams, membersQuery, sortParams } from './members.params';

const read = (search: string) => membersParams.read(new URLSearchParams(search));

test('the query holds filters, order and page, and defaults are omitted', () => {
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

test('invalid values fall back to the defaults', () => {
  expect(read('page=-1&pageSize=7&sort=password&descending=yes')).toEqual(read(''));
  expect(read(`keyword=${'x'.repeat(500)}`).keyword).toBe('');
});

test('the pressed heading sets the sort order', () => {
  expect(sortParams({ key: 'lastLoginAt', order: 'descend' })).toEqual({ sort: 'lastLoginAt', descending: true });
  expect(sortParams(undefined)).toEqual({ sort: 'name', descending: false });
});
