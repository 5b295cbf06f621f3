import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterStatuses, pageSizes, readListParams, templateListQuery, writeListParams } from './list.params';

test('CONST-03 an empty address is page 1 of 10 tasks', () => {
  expect(readListParams(new URLSearchParams())).toEqual({ page: 1, pageSize: 10, keyword: '', status: [] });
});

test('ENUM-25 the template task list asks for template tasks, last activity first', () => {
  expect(templateListQuery(readListParams(new URLSearchParams('status=0,3&keyword=lamp')))).toEqual({
    page: 1,
    pageSize: 10,
    orderBy: '4&2',
    TaskType: 10,
    Keyword: 'lamp',
    statusList: [0, 3],
  });
});

test('an address that does not fit falls back instead of breaking the page', () => {
  const params = readListParams(new URLSearchParams('page=-4&pageSize=7&status=9,x,0,0'));
  expect(params).toEqual({ page: 1, pageSize: 10, keyword: '', status: [0] });
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 5000 }),
        pageSize: fc.constantFrom(...pageSizes),
        keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
        status: fc.subarray([...filterStatuses]),
      }),
      (params) => {
        expect(readListParams(writeListParams(params))).toEqual(params);
      },
    ),
  );
});
